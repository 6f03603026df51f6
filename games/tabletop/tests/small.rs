//! The small parts: stacks, refusals, digests.

use tabletop::{Refusal, Stack, check_of, digest_of};

#[test]
fn the_top_of_a_stack_is_what_came_last() {
    let mut stack: Stack<u8, 3> = Stack::new();
    assert_eq!(stack.top(), None);
    assert_eq!(stack.pop(), None);
    [1, 2, 3].into_iter().for_each(|frame| stack.push(frame));
    assert_eq!((stack.top(), stack.frames()), (Some(3), &[1, 2, 3][..]));
    assert_eq!((stack.pop(), stack.top()), (Some(3), Some(2)));
    let json = serde_json::to_string(&stack).unwrap();
    assert_eq!(json, "[1,2]");
    assert_eq!(serde_json::from_str::<Stack<u8, 3>>(&json).unwrap(), stack);
    assert!(serde_json::from_str::<Stack<u8, 3>>("[1,2,3,4]").is_err());
    assert!(Stack::<u8, 3>::default().frames().is_empty());
}

#[test]
#[should_panic(expected = "CapacityError")]
fn deeper_business_than_the_rules_allow_is_a_fault_of_the_rules() {
    let mut stack: Stack<u8, 1> = Stack::new();
    stack.push(1);
    stack.push(2);
}

#[test]
fn a_refusal_is_its_rule() {
    let refusal = Refusal::by("CC-CAP-3");
    assert_eq!(refusal.to_string(), "forbidden by CC-CAP-3");
    assert_eq!(refusal.rule.to_string(), "CC-CAP-3");
}

#[test]
fn digests_never_change() {
    // The published SHA-256 of nothing and of "abc".
    assert_eq!(digest_of(""), "e3b0c44298fc1c14");
    assert_eq!(digest_of("abc"), "ba7816bf8f01cfea");
    assert_eq!(check_of("abc"), "ba7816bf");
}

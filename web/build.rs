//! Asks the linker to keep what `web/page` needs to cut the games out of the module.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-cdylib-link-arg=--emit-relocs");
}

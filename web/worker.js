import init from '{{glue}}';
init({ module_or_path: '{{wasm}}' }).catch((error) => setTimeout(() => { throw error; }));

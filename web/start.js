// Starts the page, then lets it be installed and used without a network.
import init from '{{glue}}';

await init({ module_or_path: '{{wasm}}' });
// Where it is refused (a private window, a page without encryption), the page only needs its network.
navigator.serviceWorker?.register('/sw.js').catch(() => {});

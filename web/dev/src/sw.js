// In place of what keeps the page: takes away what another build has kept at this address, and goes.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave() {
  const old = (await caches.keys()).filter((name) => name.startsWith('khroma-'));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

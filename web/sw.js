// Keeps the page for when there is no network. What is kept belongs together: one version, one cache.
const CACHE = 'khroma-{{version}}';
// Named by what is in them: whoever has one need not ask again.
const HASHED = {{hashed}};
// Always at the same address: asked for again while there is a network.
const PLAIN = {{plain}};
// What the page says, by language and named by what is in it. It is kept in the languages that are read here.
const TEXTS = {{texts}};
// What games are or were played with, by its digest: it never changes, and a later version may need it for a game that was
// begun with it. It outlives all versions.
const CONTENT = 'content-khroma';
// How long a network that does not answer is waited for.
const PATIENCE = 4000;

// A new version takes over at once: a visitor who only ever loads the page again would otherwise keep the old one for when
// there is no network.
self.addEventListener('install', (event) => event.waitUntil(Promise.all([keep(), keepContent()]).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api')) return;
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request, pathname));
  else if (pathname.startsWith('/content/')) event.respondWith(content(request, pathname));
  else if (request.mode === 'navigate') event.respondWith(asked(request, '/'));
  else if (PLAIN.includes(pathname)) event.respondWith(asked(request, pathname));
});

async function keep() {
  const cache = await caches.open(CACHE);
  const anew = PLAIN.map((path) => new Request(path, { cache: 'reload' }));
  const texts = (await spoken()).flatMap((lang) => TEXTS[lang]);
  await Promise.all([cache.addAll(HASHED), cache.addAll(anew), cache.addAll(texts)]);
}

// The language in which the browser would be greeted, and those that a version before has kept.
async function spoken() {
  const greeted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((lang) => lang in TEXTS) ?? 'en';
  const caught = (await caches.keys()).filter((name) => name.startsWith('khroma-'));
  const kept = await Promise.all(caught.map(async (name) => (await caches.open(name)).keys()));
  const paths = kept.flat().map((request) => new URL(request.url).pathname);
  return Object.keys(TEXTS).filter((lang) => lang === greeted || paths.some((path) => path.startsWith(`/assets/texts-${lang}-`)));
}

// A language that somebody chooses later is kept as it is read.
async function asset(request, path) {
  const known = await caches.match(path);
  if (known) return known;
  const answer = await fetch(request);
  const text = Object.values(TEXTS).some((paths) => paths.includes(path));
  if (answer.ok && text) await (await caches.open(CACHE)).put(path, answer.clone());
  return answer;
}

// A server of before says nothing of it, and one that does not answer now is no reason to keep nothing else.
async function keepContent() {
  try {
    const { games = [] } = await (await fetch('/api/version')).json();
    const cache = await caches.open(CONTENT);
    await Promise.all(games.map(async (played) => {
      const path = `/content/${played.game}/${played.content}`;
      if (!(await cache.match(path))) await cache.add(path);
    }));
  } catch (error) {
    console.warn('the content of the games was not kept', error);
  }
}

async function content(request, path) {
  const cache = await caches.open(CONTENT);
  const known = await cache.match(path);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}

// The version before stays, because a page of it may be open and still need a file of it.
async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith('khroma-') && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path);
}

async function asked(request, path) {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const answer = await kept(path);
    if (answer) return answer;
    throw error;
  }
}

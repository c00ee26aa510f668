/**
 * Keeps assets, whose addresses change with their contents, and a page for being offline in the visitor's language.
 * Pages themselves are never kept, so nobody sees an old price or somebody else's account.
 */
const CACHE = 'shop-2';
const WORDS = '/offline-words';
const ASSETS = '/assets/';
/** Addresses on this host that are not the storefront's. */
const NOT_OURS = /^\/(?:backend|media|admin|seller)(?:\/|$)/;
/** Kept assets; those of former releases leave first. */
const MOST = 200;

const DEFAULTS = {
  language: 'en',
  direction: 'ltr',
  title: 'You are offline',
  text: 'This page will be here again as soon as you are connected.',
  retry: 'Try again',
  shop: '',
  color: '#0f766e',
};

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data?.type !== 'offline-words') return;
  caches.open(CACHE).then((cache) => cache.put(WORDS, Response.json(data.words)));
});

async function fromCacheFirst(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await cache.put(request, answer.clone());
    const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ASSETS));
    await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((old) => cache.delete(old)));
  }
  return answer;
}

const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The page for being offline: complete in itself, since nothing can be fetched for it. */
async function offlinePage() {
  const kept = await (await caches.open(CACHE)).match(WORDS);
  const words = { ...DEFAULTS, ...(kept && (await kept.json())) };
  const color = /^#[0-9a-f]{6}$/i.test(words.color) ? words.color : DEFAULTS.color;
  const html = `<!doctype html>
<html lang="${escaped(words.language)}" dir="${words.direction === 'rtl' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(words.title)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff;color:#101322;font:1rem/1.5 'Inter Variable','Noto Sans Arabic Variable',system-ui,sans-serif}
main{max-width:28rem;padding:2rem;text-align:center}
p.shop{margin:0 0 2rem;font-weight:700;font-size:1.25rem;color:${color}}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:.5rem;background:#101322;color:#fff;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid ${color};outline-offset:2px}
</style></head>
<body><main><p class="shop">${escaped(words.shop)}</p><h1>${escaped(words.title)}</h1><p>${escaped(words.text)}</p>
<a href="">${escaped(words.retry)}</a></main></body></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'";
  return new Response(html, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  });
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offlinePage();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_OURS.test(pathname)) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate') event.respondWith(page(event));
});

/**
 * Service worker: caches assets, whose URLs change with their contents, and an offline page in the visitor's
 * language with the last viewed products. Pages themselves are not cached, except the riders', so nobody sees another
 * customer's account, and an old price is only shown with its date.
 */
const CACHE = 'shop-2';
const TEXTS = '/offline-texts';
const SEEN = '/seen-products';
const ASSETS = '/assets/';
/** Path at which a push subscription that the browser has renewed is registered. */
const SUBSCRIPTION = '/customer/notifications';
/** The riders' page, the only one that is kept: with their deliveries, and deleted when they sign out. */
const RIDER = '/rider';
/** Paths on this host that are not the storefront's. */
const NOT_OURS = /^\/(?:backend|media|admin|seller)(?:\/|$)/;
/** Most cached assets; those of former releases are evicted first. */
const MOST = 200;
/** Most stored products, and the largest image of one in bytes. */
const MOST_SEEN = 8;
const LARGEST_PICTURE = 200_000;

const DEFAULTS = {
  language: 'en',
  direction: 'ltr',
  title: 'You are offline',
  text: 'This page will be here again as soon as you are connected.',
  retry: 'Try again',
  seen: 'Products you looked at',
  seenOn: 'Price on {date}',
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

const kept = async (address) => (await (await caches.open(CACHE)).match(address))?.json();
const keep = async (address, value) => (await caches.open(CACHE)).put(address, Response.json(value));

/** The image as a data URL, since the offline page cannot load anything. */
async function pictureOf(address) {
  const answer = address && (await fetch(address).catch(() => null));
  const picture = answer?.ok && (await answer.blob());
  if (!picture || picture.size > LARGEST_PICTURE || !picture.type.startsWith('image/')) return '';
  const bytes = Array.from(new Uint8Array(await picture.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return `data:${picture.type};base64,${btoa(bytes.join(''))}`;
}

async function keepProduct(product) {
  const others = ((await kept(SEEN)) ?? []).filter(({ path }) => path !== product.path);
  const picture = await pictureOf(product.picture);
  await keep(SEEN, [{ ...product, picture }, ...others].slice(0, MOST_SEEN));
}

const MESSAGES = {
  'offline-texts': ({ texts }) => keep(TEXTS, texts),
  'seen-product': ({ product }) => keepProduct(product),
  'forget-products': () => keep(SEEN, []),
  'forget-rider': async () => (await caches.open(CACHE)).delete(RIDER),
};

/** Messages are handled one by one, so that none overwrites another's changes. */
let taken = Promise.resolve();

self.addEventListener('message', (event) => {
  const take = MESSAGES[event.data?.type];
  if (!take) return;
  taken = taken.then(() => take(event.data)).catch(() => undefined);
  event.waitUntil(taken);
});

async function fromCacheFirst(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) {
    await cache.put(request, answer.clone());
    const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ASSETS));
    await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST)).map((old) => cache.delete(old)));
  }
  return answer;
}

const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function productsHtml(seen, texts) {
  if (seen.length === 0) return '';
  const dates = new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium' });
  const rows = seen.map(({ name, path, price, picture, seenAt }) => {
    const image = picture ? `<img src="${escaped(picture)}" alt="" width="72" height="72">` : '<i></i>';
    const date = texts.seenOn.replace('{date}', dates.format(seenAt));
    const cost = price && `<span><bdi>${escaped(price)}</bdi></span><small>${escaped(date)}</small>`;
    return `<li>${image}<p><a href="${escaped(path)}"><bdi>${escaped(name)}</bdi></a>${cost}</p></li>`;
  });
  return `<section><h2>${escaped(texts.seen)}</h2><ul>${rows.join('')}</ul></section>`;
}

/** The offline page: self-contained, since nothing can be loaded for it. */
async function offlinePage() {
  const texts = { ...DEFAULTS, ...(await kept(TEXTS)) };
  const seen = (await kept(SEEN)) ?? [];
  const color = /^#[0-9a-f]{6}$/i.test(texts.color) ? texts.color : DEFAULTS.color;
  const html = `<!doctype html>
<html lang="${escaped(texts.language)}" dir="${texts.direction === 'rtl' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(texts.title)}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#fff;color:#101322;font:1rem/1.5 'Inter Variable','Noto Sans Arabic Variable',system-ui,sans-serif}
main{max-width:28rem;padding:2rem;text-align:center}
p.shop{margin:0 0 2rem;font-weight:700;font-size:1.25rem;color:${color}}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2}
a.retry{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:.5rem;background:#101322;color:#fff;font-weight:600;text-decoration:none}
section{margin-top:3rem;text-align:start}
h2{margin:0 0 .5rem;font-size:1.125rem}
ul{margin:0;padding:0;list-style:none}
li{display:flex;gap:1rem;align-items:center;padding:.75rem 0;border-top:1px solid #e5e7eb}
li p{margin:0;display:grid;gap:.125rem}
li a{color:inherit;font-weight:600}
li small{color:#5b6270}
img,i{flex:none;width:4.5rem;height:4.5rem;object-fit:cover;border-radius:.5rem;background:#f3f4f6}
a:focus-visible{outline:3px solid ${color};outline-offset:2px}
</style></head>
<body><main><p class="shop">${escaped(texts.shop)}</p><h1>${escaped(texts.title)}</h1><p>${escaped(texts.text)}</p>
<a class="retry" href="">${escaped(texts.retry)}</a>
${productsHtml(seen, texts)}</main></body></html>`;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
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

/** As `page`; without a connection, it is shown as it last was, and its script knows what has happened since. */
async function riderPage(event) {
  const cache = await caches.open(CACHE);
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.status === 200) await cache.put(RIDER, answer.clone());
    return answer;
  } catch {
    return (await cache.match(RIDER)) ?? offlinePage();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || NOT_OURS.test(pathname)) return;
  if (pathname.startsWith(ASSETS)) event.respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate')
    event.respondWith(pathname === RIDER ? riderPage(event) : page(event));
});

/** Shows a push message in its own language; a later one about the same page replaces it. */
self.addEventListener('push', (event) => {
  const { title, body, path, lang, dir } = event.data?.json() ?? {};
  if (!title) return;
  const look = { icon: '/icon-192.png', badge: '/icon-192.png' };
  const options = { body, lang, dir, tag: path, renotify: true, data: { path }, ...look };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** Opens a page of this shop only; focuses its window if it is open already. */
async function open(path) {
  const target = URL.canParse(path, self.location.origin) && new URL(path, self.location.origin);
  const href = target && target.origin === self.location.origin ? target.href : self.location.origin;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/'));
});

async function renewSubscription({ oldSubscription, newSubscription }) {
  const { applicationServerKey } = oldSubscription?.options ?? {};
  if (!newSubscription && !applicationServerKey) return;
  const options = { userVisibleOnly: true, applicationServerKey };
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const body = new FormData();
  body.set('token', JSON.stringify(renewed));
  await fetch(SUBSCRIPTION, { method: 'POST', body });
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

/**
 * Measures what one page costs the server, beside 24 equivalent cards in bare React: `node storefront/bench/ssr.mjs`
 * after a build. Data is fixed and in memory, so only rendering and what surrounds it is measured.
 */
import { createRequestHandler } from '@remix-run/node';
import { renderBareCards } from './bare-cards.mjs';
import { fixedApi } from './data.mjs';

process.env.NODE_ENV ??= 'production';
const build = await import(new URL('../build/server/index.js', import.meta.url).href);
const handle = createRequestHandler(build, 'production');

const SECONDS = Number(process.env.SECONDS ?? 3);

/** Milliseconds of one call, as the mean over a few seconds after a warm-up. */
async function measure(work) {
  for (let round = 0; round < 60; round += 1) await work();
  const end = performance.now() + SECONDS * 1000;
  const start = performance.now();
  let calls = 0;
  while (performance.now() < end) {
    await work();
    calls += 1;
  }
  return (performance.now() - start) / calls;
}

const nonce = { script: 'bench', style: 'bench' };
const request = (path, cookie = '') =>
  new Request(`http://shop.test${path}`, { headers: cookie ? { cookie } : {} });

const answer = (path, cookie, version) =>
  build.entry.module.answer(request(path, cookie), { api: fixedApi, nonce, version }, handle);

/** A page as anonymous visitors get it. */
const shared = (path) => () => answer(path, '', 'fixed');

/** A page as people get it who are signed in and have something in their cart. */
const withCart = (path) => () => answer(path, 'auth._token.customer=x; cart_count=2; currency=USD', 'fixed');

let version = 0;

/** A page rendered anew, as for the first who asks after a change. */
const anew = (path) => () => answer(path, 'currency=USD', String((version += 1)));

const pages = { home: '/', shop: '/Shop', product: '/product/product-1' };
const bare = await measure(() => renderBareCards());
const rows = [
  { page: '24 cards, bare React', visitor: '', 'ms / page': bare, ratio: 1, 'pages / s': 1000 / bare },
];
for (const [page, path] of Object.entries(pages)) {
  for (const [visitor, work] of [
    ['anonymous', shared(path)],
    ['signed in, with a cart', withCart(path)],
    ['the first after a change', anew(path)],
  ]) {
    const time = await measure(work);
    rows.push({ page, visitor, 'ms / page': time, ratio: time / bare, 'pages / s': 1000 / time });
  }
}
console.table(
  rows.map((row) => ({
    ...row,
    'ms / page': row['ms / page'].toFixed(3),
    ratio: row.ratio.toFixed(2),
    'pages / s': Math.round(row['pages / s']),
  })),
);

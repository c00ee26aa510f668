/**
 * Measures what pages cost the server, beside the same HTML by bare React: `npm run bench -w @stoa/storefront` after a
 * build. The API's answers are those of a shop, kept in memory, so only rendering and what surrounds it is measured.
 * Both end as bytes: React joins a page of thousands of pieces, which costs as much as drawing it, and only when they
 * are sent.
 */
import { recordedApi } from './recorded-api.mjs';
import { openShop, signInShopper } from './shop.mjs';

// Before React is loaded, which measures itself otherwise.
process.env.NODE_ENV = 'production';
const { barePage } = await import('./bare-page.mjs');
const build = await import(new URL('../build/server/index.js', import.meta.url).href);
const handle = build.entry.module.createPageHandler(build, 'production');

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

/** Pages of one shop, as three kinds of visitors get them. */
function pagesOf(api, token) {
  const nonce = { script: 'bench', style: 'bench' };
  const answer = async (path, cookie, version) => {
    const request = new Request(`http://shop.test${path}`, { headers: cookie ? { cookie } : {} });
    const { status, body } = await build.entry.module.answer(request, { api, nonce, version }, handle);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body;
  };
  let version = 0;
  return {
    'the first after a change': (path) => answer(path, 'currency=USD', String((version += 1))),
    anonymous: (path) => answer(path, '', 'fixed'),
    'signed in, with a cart': (path) =>
      answer(path, `auth._token.customer=${token}; cart_count=2; currency=USD`, 'fixed'),
  };
}

async function measurePage(page, path, visitors) {
  const bare = barePage(await visitors['the first after a change'](path));
  const yardstick = await measure(() => Buffer.from(bare.render()));
  const rows = [{ page, visitor: `bare React, ${bare.elements} elements`, time: yardstick, ratio: 1 }];
  for (const [visitor, work] of Object.entries(visitors)) {
    const time = await measure(async () => Buffer.from(await work(path)));
    rows.push({ page, visitor, time, ratio: time / yardstick });
  }
  return rows;
}

const shop = await openShop();
try {
  const api = recordedApi(shop.url);
  const visitors = pagesOf(api, await signInShopper(shop.url));
  const [, product] = /"(\/product\/[^"?]+)/.exec(await visitors.anonymous('/Shop')) ?? [];
  const rows = [];
  for (const [page, path] of Object.entries({ home: '/', shop: '/Shop', product }))
    rows.push(...(await measurePage(page, path, visitors)));
  console.table(
    rows.map(({ time, ratio, ...row }) => ({
      ...row,
      'ms / page': time.toFixed(3),
      ratio: ratio.toFixed(2),
      'pages / s': Math.round(1000 / time),
    })),
  );
} finally {
  await shop.close();
}

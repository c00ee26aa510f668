/**
 * Measures what pages cost the server, compared with the same HTML in plain React, after a build:
 * `npm run bench -w @stoa/storefront`. The API's responses are recorded and served from memory, so only
 * rendering and its overhead are measured. Both results are encoded to bytes: React's page is a rope of
 * thousands of strings, which is only flattened when it is sent, at the cost of another render.
 */
import { recordedApi } from './recorded-api.mjs';
import { openShop, signInShopper } from './shop.mjs';

// Set before React is loaded, which otherwise measures itself.
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

/** Pages of one shop, rendered afresh and from the cache. */
function pagesOf(api, change, token) {
  const nonce = { script: 'bench', style: 'bench' };
  let wanted = '';
  /** Pages that were made for another version are not current. */
  const dependenciesOf = (version) => ({
    track: async (work) => ({ value: await work(), dependencies: [() => wanted === version] }),
    dependOn: () => undefined,
  });
  const answer = async (path, cookie, version) => {
    wanted = version;
    const dependencies = dependenciesOf(version);
    const request = new Request(`http://shop.test${path}`, { headers: cookie ? { cookie } : {} });
    const { status, body } = await build.entry.module.answer(request, { api, nonce, dependencies }, handle);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return body;
  };
  let version = 0;
  const next = () => String((version += 1));
  return {
    'the first after a price on it changed': (path) => {
      change.price = 1000 + (version % 9000);
      return answer(path, 'currency=USD', next());
    },
    'the first after a change elsewhere': (path) => {
      change.price = null;
      return answer(path, 'currency=USD', next());
    },
    anonymous: (path) => answer(path, '', 'fixed'),
    'signed in, with a cart': (path) =>
      answer(path, `auth._token.customer=${token}; cart_count=2; currency=USD`, 'fixed'),
  };
}

/** Cached pages are kept as bytes. */
const bytesOf = (body) => (Buffer.isBuffer(body) ? body : Buffer.from(body));

async function measurePage(page, path, visitors) {
  const bare = barePage(String(await visitors['the first after a change elsewhere'](path)));
  const yardstick = await measure(() => Buffer.from(bare.render()));
  const rows = [{ page, visitor: `bare React, ${bare.elements} elements`, time: yardstick, ratio: 1 }];
  for (const [visitor, work] of Object.entries(visitors)) {
    const time = await measure(async () => bytesOf(await work(path)));
    rows.push({ page, visitor, time, ratio: time / yardstick });
  }
  return rows;
}

const shop = await openShop();
try {
  const change = { price: null };
  const api = recordedApi(shop.url, () => change.price);
  const visitors = pagesOf(api, change, await signInShopper(shop.url));
  const [, product] = /"(\/product\/[^"?]+)/.exec(String(await visitors.anonymous('/Shop'))) ?? [];
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

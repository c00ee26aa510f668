/**
 * Measures what pages cost the server, compared with the same HTML in plain React, after a build:
 * `npm run bench -w @stoa/storefront`. The API's responses are recorded and served from memory, so only
 * rendering and its overhead are measured. Both results are encoded to bytes: React's page is a rope of
 * thousands of strings, which is only flattened when it is sent, at the cost of another render. Times are processor time.
 */
import { recordedApi } from './recorded-api.mjs';
import { openShop, signInShopper } from './shop.mjs';

// Set before React is loaded, which otherwise measures itself.
process.env.NODE_ENV = 'production';
const { barePage } = await import('./bare-page.mjs');
const build = await import(new URL('../build/server/index.js', import.meta.url).href);
const handle = build.entry.module.createPageHandler(build, 'production');

const SECONDS = Number(process.env.SECONDS ?? 3);

/** Prices that a product has in turn. */
const PRICES = 32;
/** Rounds in which both are measured in turn, so that whatever else the machine does slows both down. */
const ROUNDS = 8;

/** Milliseconds of processor time of one call, as the mean over a while. */
async function measure(work, seconds) {
  const end = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let calls = 0;
  while (performance.now() < end) {
    await work();
    calls += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / calls;
}

const medianOf = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** Median times of both, and the median of their ratios within a round. */
async function compare(baseline, work) {
  for (let round = 0; round < 60; round += 1) {
    await baseline();
    await work();
  }
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const base = await measure(baseline, SECONDS / ROUNDS);
    const time = await measure(work, SECONDS / ROUNDS);
    rounds.push({ base, time, ratio: time / base });
  }
  const of = (name) => medianOf(rounds.map((round) => round[name]));
  return { base: of('base'), time: of('time'), ratio: of('ratio') };
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
      change.price = 1000 + (version % PRICES);
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
  const baseline = () => Buffer.from(bare.render());
  const rows = [];
  for (const [visitor, work] of Object.entries(visitors)) {
    const { base, time, ratio } = await compare(baseline, async () => bytesOf(await work(path)));
    if (rows.length === 0)
      rows.push({ page, visitor: `bare React, ${bare.elements} elements`, time: base, ratio: 1 });
    rows.push({ page, visitor, time, ratio });
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

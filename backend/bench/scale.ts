import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readsAfterChanges, type Scaled } from './after-changes';
import { ownDatabase } from './own-database';
import { prepare } from './prepare';
import { markdown } from './report';
import { scenarios } from './scenarios';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    requests: { type: 'string', default: '400' },
  },
});

async function measured(products: number): Promise<Scaled> {
  const { address, drop } = await ownDatabase();
  try {
    const prepared = await prepare(
      address,
      { products, orders: 1000 },
      scenarios.filter(({ isKept }) => isKept),
    );
    const reads = new Map([...prepared.requests].map(([{ name }, requests]) => [name, requests]));
    return await readsAfterChanges(address, reads, {
      market: prepared.market,
      products,
      count: Number(options.requests),
    });
  } finally {
    await drop();
  }
}

/** Compares shops of several sizes by processor time per read, quiet and after changes. */
async function main(): Promise<void> {
  const sizes = options.products.split(',').map(Number);
  const results: Scaled[] = [];
  for (const size of sizes) results.push(await measured(size));
  const [smallest] = results;
  const rows = results.flatMap(({ reads }, index) =>
    reads.map(({ name, quiet, changing }, place) => {
      const first = smallest?.reads[place]?.changing ?? changing;
      return [name, sizes[index] ?? 0, quiet, changing, `${(changing / first).toFixed(2)}×`];
    }),
  );
  const ratio = `changing ÷ ${sizes[0]} products`;
  console.log(markdown(['read', 'products', 'quiet µs', 'changing µs', ratio], rows));
  results.forEach(({ bytesPerProduct }, index) =>
    console.log(`Bytes per product of ${sizes[index]}: ${bytesPerProduct.toFixed(0)}`),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack?.slice(0, 2000) : error);
  process.exit(1);
});

import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { ownDatabase } from './own-database';
import { prepare } from './prepare';
import { processorTimes } from './processor-time';
import { markdown } from './report';
import { operatorLists } from './scenarios';
import { startServer } from './server';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '10000' },
    orders: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '7' },
    requests: { type: 'string', default: '400' },
  },
});

/** Compares operators' lists with the raw driver by processor time per response. */
async function main(): Promise<void> {
  const { address, engine, drop } = await ownDatabase();
  try {
    const size = { products: Number(options.products), orders: Number(options.orders) };
    const prepared = await prepare(address, size, operatorLists);
    const shop = await startServer('../bundle/serve-shop.js', [address, 'made']);
    const rows: string[][] = [];
    for (const [{ name }, requests] of prepared.requests) {
      const raw = await startServer('serve-raw.js', [address, name]);
      const both = [
        { server: raw, requests: raw.requests ?? [] },
        { server: shop, requests },
      ];
      const count = Number(options.requests);
      const [bare = 0, own = 0] = await processorTimes(both, { rounds: Number(options.rounds), count });
      rows.push([name, bare.toFixed(0), own.toFixed(0), `${(own / bare).toFixed(2)}×`]);
      await raw.stop();
    }
    await shop.stop();
    console.log(`${engine}, ${size.products} products, ${size.orders} orders\n`);
    console.log(markdown(['list', 'raw µs', 'shop µs', 'shop ÷ raw'], rows));
  } finally {
    await drop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.stack?.slice(0, 2000) : error);
  process.exit(1);
});

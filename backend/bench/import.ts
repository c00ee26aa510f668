import 'reflect-metadata';
import { fork } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { migrations } from '../database/migrations';
import { seedInto } from '../database/seeds';
import { Seeder } from '../database/seeds/seeder';
import { createApplication } from '../src/application';
import { FixedClock } from '../src/kernel/clock';
import { Database, migrate } from '../src/kernel/database';
import { ResourceService } from '../src/kernel/resource';
import { Storage } from '../src/kernel/storage';
import { Import } from '../src/modules/transfer';
import { ImportJob } from '../src/modules/transfer/running/import-job';
import { vendors } from '../src/modules/vendors';
import { limitHeapGrowth } from '../src/start/limit-heap-growth';
import { benchConfig } from './bench-config';
import { NODE_FLAGS } from './node-flags';
import { ownDatabase } from './own-database';

const { values: options } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const ROWS = Number(options.rows);
const VARIANTS = 2;
const SIZES = ['S', 'M'];
const MEGABYTE = 1024 ** 2;
/** Milliseconds between samples of memory usage. */
const PULSE = 500;

const HEADER = 'handle,name,status,categories,brand,description,option1_name,option1_value,sku,price,stock';

/** Writes a CSV file of products with two variants each. */
async function writeTable(path: string): Promise<void> {
  const file = createWriteStream(path);
  file.write(`${HEADER}\n`);
  for (let row = 0; row < ROWS; row++) {
    const n = Math.floor(row / VARIANTS);
    const head =
      row % VARIANTS === 0
        ? `Product ${n},active,Department ${n % 10} > Shelf ${n % 50},Maker ${n % 40},${'Made with care. '.repeat(8)}`
        : ',,,,';
    const size = SIZES[row % VARIANTS] ?? '';
    const line = `product-${n},${head},Size,${size},SKU-${row},${(row % 900) + 10}.50,${row % 30}\n`;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/** Stores the file as an upload would, as an import that is ready to run. */
async function prepared(shop: INestApplicationContext, path: string): Promise<number> {
  const vendor_id = await shop
    .get(ResourceService)
    .store(vendors)
    .create({ store_name: 'Bench', email: 'bench@stoa.test' }, {}, null);
  await shop.get(Storage).putFile('imports/bench', path);
  const columns = HEADER.split(',').map((name) => ({ name, samples: [], target: name }));
  const now = new Date();
  return shop.get(Database).tx(async (em) => {
    const row = em.create(Import, {
      vendor_id,
      filename: 'bench.csv',
      source: 'stoa',
      state: 'running',
      rows_total: ROWS,
      columns,
      actor_name: 'Bench',
      actor_audience: 'admin',
      actor_id: 1,
      storage_key: 'imports/bench',
      layout: { encoding: 'utf-8', delimiter: ',' },
      started_at: now,
      created_at: now,
      updated_at: now,
      options: { existing: 'update', status: 'active', stock: 'set', pictures: false, unsupported: 'refuse' },
    });
    return (await em.save(Import, row)).id;
  });
}

async function run(shop: INestApplicationContext, import_id: number): Promise<void> {
  const read = async (): Promise<Import> =>
    shop.get(Database).em.findOneOrFail(Import, { where: { id: import_id } });
  const heaps: number[] = [];
  const timer = setInterval(() => {
    heaps.push(process.memoryUsage().heapUsed);
    if (heaps.length % 20 === 0)
      void read().then(({ rows_done }) => console.error(`${rows_done} rows, ${megabytes(heaps.at(-1))} MB`));
  }, PULSE);
  const began = performance.now();
  const idle = process.cpuUsage();
  await shop.get(ImportJob).run({ import_id }, { id: 0, attempt: 1 });
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(idle);
  const busy = (user + system) / 1e6;
  clearInterval(timer);
  const { state, created, refused } = await read();
  const half = Math.ceil(heaps.length / 2);
  const peaks = [heaps.slice(0, half), heaps.slice(half)].map((part) => megabytes(Math.max(...part, 0)));
  console.log(`${state}: ${created} products of ${ROWS} rows, ${refused} refused`);
  console.log(
    `${seconds.toFixed(1)} s, ${Math.round(ROWS / seconds)} rows per second (${Math.round(ROWS / busy)} per second of processor time)`,
  );
  console.log(`heap at most ${peaks.join(' MB in the first half, ')} MB in the second`);
  console.log(`resident set at most ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
  if (state !== 'finished' || refused > 0) process.exitCode = 1;
}

const megabytes = (bytes = 0): number => Math.round(bytes / MEGABYTE);

async function main(): Promise<void> {
  limitHeapGrowth();
  const { address, engine, drop } = await ownDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'stoa-bench-import-'));
  try {
    const config = benchConfig(address);
    await migrate(config, migrations);
    const shop = await createApplication(config);
    await shop.init();
    const today = new Date();
    await seedInto(new Seeder(shop, new FixedClock(today), today, () => undefined), 'minimal');
    const path = join(folder, 'products.csv');
    await writeTable(path);
    console.log(`${engine}, ${ROWS} rows, Node ${process.versions.node}`);
    await run(shop, await prepared(shop, path));
    await shop.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await drop();
  }
}

/** Runs the benchmark in a process with the options of production. */
function runAsInProduction(): void {
  const execArgv = [...NODE_FLAGS, ...process.execArgv];
  const child = fork(__filename, process.argv.slice(2), { execArgv });
  child.once('exit', (code) => (process.exitCode = code ?? 1));
}

if (process.send)
  main()
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.stack?.slice(0, 2000) : error);
      process.exitCode = 1;
    })
    .finally(() => process.disconnect());
else runAsInProduction();

import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createApplication } from '../src/application';
import { Database } from '../src/kernel/database';
import { mountFrontDoor } from '../src/kernel/front-door';
import { Stock } from '../src/modules/inventory';
import { PublicAnswers } from '../src/modules/search';
import { limitHeapGrowth } from '../src/start/limit-heap-growth';
import { benchConfig } from './bench-config';
import { toggleStock } from './toggle-stock';
import { answerUsage } from './usage';

/** Request of the benchmark process: to sell out a variant's product or restock it. */
type Wanted = { variant_id: number } | 'usage';

/** Serves the whole application, and sells out or restocks a product when told to. */
async function main(address: string): Promise<void> {
  limitHeapGrowth();
  const app = await createApplication(benchConfig(address));
  await mountFrontDoor(app);
  await app.listen(0, '127.0.0.1');
  const toggle = toggleStock(app.get(Database), app.get(Stock, { strict: false }));
  answerUsage(() => app.get(PublicAnswers).counts);
  process.on('message', (wanted: Wanted) => {
    if (wanted !== 'usage') toggle(wanted.variant_id).catch((error: unknown) => console.error(error));
  });
  const server = app.getHttpServer() as { address(): AddressInfo };
  process.send?.({ port: server.address().port });
}

// An explicit exit lets Node write the CPU profile.
process.once('SIGTERM', () => process.exit(0));
// The benchmark process has ended.
process.once('disconnect', () => process.exit(0));
void main(process.argv[2] ?? '');

import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createApplication } from '../src/application';
import { Database } from '../src/kernel/database';
import { mountFrontDoor } from '../src/kernel/front-door';
import { Failure } from '../src/kernel/http';
import { Stock } from '../src/modules/inventory';
import { benchConfig } from './bench-config';
import { answerUsage } from './usage';

/** Request of the benchmark process: to sell out a variant's product or restock it. */
type Wanted = { variant_id: number } | 'usage';

interface Row {
  id: number;
  available: number;
}

const VARIANTS = `SELECT v.id, v.on_hand - v.reserved AS available FROM variants v
  WHERE v.product_id = (SELECT o.product_id FROM variants o WHERE o.id = ?)`;

/** A guest may have reserved the last pieces in between. */
function refused(error: unknown): void {
  if (!(error instanceof Failure)) throw error;
}

/** Sells out a product at one call and restocks it at the next. */
function soldOut(database: Database, stock: Stock): (variant_id: number) => Promise<void> {
  const taken = new Map<number, Row[]>();
  return async (variant_id) => {
    const back = taken.get(variant_id);
    const rows: Row[] = back ?? (await database.em.query(VARIANTS, [variant_id]));
    if (back) taken.delete(variant_id);
    else taken.set(variant_id, rows);
    for (const { id, available } of rows.filter((row) => row.available > 0))
      await stock
        .move({ variant_id: id, quantity: back ? available : -available, type: 'adjust' })
        .catch(refused);
  };
}

/** Serves the whole application, and sells out or restocks a product when told to. */
async function main(address: string): Promise<void> {
  const app = await createApplication(benchConfig(address));
  await mountFrontDoor(app);
  await app.listen(0, '127.0.0.1');
  const toggle = soldOut(app.get(Database), app.get(Stock, { strict: false }));
  process.on('message', (wanted: Wanted) => {
    if (wanted !== 'usage') toggle(wanted.variant_id).catch((error: unknown) => console.error(error));
  });
  const server = app.getHttpServer() as { address(): AddressInfo };
  process.send?.({ port: server.address().port });
}

answerUsage();
// An explicit exit lets Node write the CPU profile.
process.once('SIGTERM', () => process.exit(0));
// The benchmark process has ended.
process.once('disconnect', () => process.exit(0));
void main(process.argv[2] ?? '');

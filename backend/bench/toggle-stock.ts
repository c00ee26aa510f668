import { Database } from '../src/kernel/database';
import { Failure } from '../src/kernel/http';
import type { Stock } from '../src/modules/inventory';

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

/** Sells out the product of a variant at one call and restocks it at the next. */
export function toggleStock(database: Database, stock: Stock): (variant_id: number) => Promise<void> {
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

import { Database } from '../../src/kernel/database';
import { IssueInvoice } from '../../src/modules/invoicing';
import type { Kind } from './record-kinds';
import type { Shop } from './shop';

/** An order with one of its lines and its invoice, whose handler may not have run yet. */
export async function boughtRows(shop: Shop, orders: number): Promise<Record<Kind, number>> {
  await shop.app.get(IssueInvoice).execute(orders);
  const order_items = await idOf(shop, 'order_lines', { order_id: orders });
  return { orders, order_items, invoices: await idOf(shop, 'invoices', { order_id: orders }) };
}

/** Id of the first row of a table with a value in a column. */
export async function idOf({ app }: Shop, table: string, where: Record<string, number>): Promise<number> {
  const [[column, value] = ['', 0]] = Object.entries(where);
  const rows = await app
    .get(Database)
    .em.query<{ id: number }[]>(`SELECT id FROM ${table} WHERE ${column} = ?`, [value]);
  return Number(rows[0]?.id);
}

/** The product of a variant. */
export async function productOf({ app }: Shop, variant: number): Promise<number> {
  const sql = 'SELECT product_id FROM variants WHERE id = ?';
  const rows = await app.get(Database).em.query<{ product_id: number }[]>(sql, [variant]);
  return Number(rows[0]?.product_id);
}

/** The vendor of a product. */
export async function vendorOf({ app }: Shop, product: number): Promise<number> {
  const sql = 'SELECT vendor_id FROM products WHERE id = ?';
  const rows = await app.get(Database).em.query<{ vendor_id: number }[]>(sql, [product]);
  return Number(rows[0]?.vendor_id);
}

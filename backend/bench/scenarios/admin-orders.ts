import type { RawDriver, Scenario } from '../scenario';
import { listRequest } from './admin-lists';

const PER_PAGE = 25;
const COLUMNS = `o.id, o.number, o.vendor_id,
  (SELECT v.store_name FROM vendors v WHERE v.id = o.vendor_id) AS vendor_name, o.customer_id, o.customer_name, o.email,
  o.state, o.payment_method, o.currency, o.items, o.discount, o.shipping, o.tax, o.tax_included, o.total,
  o.item_count, o.is_default, o.placed_at`;
// No join: MariaDB would start with the vendors and sort all orders.
const ROWS = `SELECT ${COLUMNS} FROM orders o ORDER BY o.placed_at DESC, o.id DESC LIMIT ${PER_PAGE}`;
const COUNT = 'SELECT COUNT(*) AS total FROM orders';

async function rawOrders(driver: RawDriver): Promise<string> {
  const orders = await driver.all<{ number: string }>(ROWS, []);
  const [count] = await driver.all<{ total: number }>(COUNT, []);
  const groups = [...new Set(orders.map(({ number }) => number.replace(/-\d+$/, '')))];
  const facts = `SELECT p.reference, e.type, e.amount, e.part FROM payment_events e
    JOIN payments p ON p.id = e.payment_id WHERE p.reference IN (${groups.map(() => '?').join(', ')})`;
  await driver.all(facts, groups);
  return JSON.stringify({ state: 'success', orders, total: count?.total });
}

/** The operator's newest orders; the baseline queries the same page, count and payment facts. */
export const adminOrders: Scenario = {
  name: 'admin order list',
  isKept: false,
  requests: async (shop) => [await listRequest(shop, 'orders', ['placed_at', 'DESC'])],
  raw: async (driver) => ({ requests: [{ path: '/' }], handle: () => rawOrders(driver) }),
};

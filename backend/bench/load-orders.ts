import type { INestApplicationContext } from '@nestjs/common';
import { BASE_LANGUAGE } from '@stoa/contracts';
import { Clock } from '../src/kernel/clock';
import { Database } from '../src/kernel/database';
import { Admin, Role } from '../src/modules/identity';
import { insertPlain } from './insert-plain';

/** E-mail of the operator who lists the orders. */
export const ADMIN_EMAIL = 'operator@stoa.test';

const BATCH_SIZE = 500;
const MINUTE = 60_000;
const STATES = ['placed', 'processing', 'shipped', 'delivered', 'completed', 'cancelled'] as const;

interface Sold {
  variant_id: number;
  product_id: number;
  vendor_id: number;
  sku: string;
  slug: string;
  name: string;
  price: number;
}

/**
 * Inserts an operator and orders of one line each, 13 minutes apart, by bulk inserts that don't change stock.
 */
export async function loadOrders(shop: INestApplicationContext, count: number): Promise<void> {
  const database = shop.get(Database);
  const now = shop.get(Clock).now();
  await insertOperator(database, now);
  const sold: Sold[] = await database.em.query(
    `SELECT v.id AS variant_id, v.product_id, v.vendor_id, v.sku, p.slug, p.name, v.price
      FROM variants v JOIN products p ON p.id = v.product_id ORDER BY v.id LIMIT 2000`,
  );
  for (let from = 1; from <= count; from += BATCH_SIZE) {
    const numbers = Array.from({ length: Math.min(BATCH_SIZE, count - from + 1) }, (_, i) => from + i);
    const rows = orderRows(numbers, sold, now);
    await database.tx(async (em) => {
      for (const [table, values] of rows) await insertPlain(em, table, values);
    });
  }
}

async function insertOperator(database: Database, now: Date): Promise<void> {
  await database.tx(async (em) => {
    const role = await em.findOneOrFail(Role, { where: { code: 'super_admin' } });
    const stamps = { created_at: now, updated_at: now };
    const who = { name: 'Operator', email: ADMIN_EMAIL, password: 'nobody signs in with it' };
    await em.insert(Admin, { ...who, role_id: role.id, status: 'active', ...stamps });
  });
}

function orderRows(numbers: number[], sold: readonly Sold[], now: Date): [string, object[]][] {
  const facts = numbers.map((n) => factsOf(n, sold, now));
  return [
    ['order_groups', facts.map(({ group }) => group)],
    ['orders', facts.map(({ order }) => order)],
    ['order_lines', facts.map(({ line }) => line)],
    ['payments', facts.map(({ payment }) => payment)],
  ];
}

const ADDRESS = { first_name: 'Ada', last_name: 'Lovelace', line1: '12 Analytical Row', postcode: '10115' };

function saleOf(n: number, price: number) {
  const total = price + 490;
  const amounts = { items: price, discount: 0, shipping: 490, tax: 0, tax_included: 0, total };
  return { email: `buyer${n % 5000}@stoa.test`, currency: 'USD', rate_at_sale: '1', taxes: [], ...amounts };
}

function paymentOf(reference: string, amount: number, created_at: Date) {
  const method = { method_code: 'cash_on_delivery', driver: 'cash_on_delivery' };
  return { reference, ...method, currency: 'USD', amount, created_at, updated_at: created_at };
}

function itemOf(n: number, sold: readonly Sold[]): Sold {
  const item = sold[(n * 7) % sold.length];
  if (!item) throw new Error('Orders need products');
  return item;
}

function factsOf(n: number, sold: readonly Sold[], now: Date) {
  const { vendor_id, price, ...frozen } = itemOf(n, sold);
  const placed_at = new Date(now.getTime() - n * 13 * MINUTE);
  const number = `ST-${n.toString(36).toUpperCase().padStart(8, '0')}`;
  const sale = saleOf(n, Number(price));
  const paid = { payment_method: 'cash_on_delivery', created_at: placed_at, updated_at: placed_at };
  return {
    group: {
      id: n,
      number,
      buyer: `guest:${n}`,
      idempotency_key: `load-${n}`,
      language: BASE_LANGUAGE,
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
      ...sale,
      ...paid,
    },
    order: {
      id: n,
      number: `${number}-1`,
      group_id: n,
      vendor_id,
      customer_name: 'Ada Lovelace',
      state: STATES[n % STATES.length],
      initial_state: 'placed',
      item_count: 1,
      shipping_method: 'Standard delivery',
      is_default: false,
      version: 1,
      placed_at,
      ...sale,
      ...paid,
    },
    line: {
      order_id: n,
      ...frozen,
      options: [],
      quantity: 1,
      unit_price: Number(price),
      discounts: [],
      discount: 0,
      taxes: [],
      tax: 0,
      total: Number(price),
    },
    payment: paymentOf(number, sale.total, placed_at),
  };
}

import type { Client } from '@stoa/testing';
import type { Customer } from '../../src/modules/customers';
import { givenCustomer } from './customers.factories';
import { addToCart, givenVariant, pay, readyToPay } from './ordering.factories';
import type { Shop } from './shop';

/** States of an order from placed to delivered. */
export const ARRIVE: readonly string[] = ['processing', 'ready', 'shipped', 'delivered'];

/** A shop that is ready to sell, and its operator. */
export interface Market {
  shop: Shop;
  admin: Client;
  country_id: number;
}

/** A line of an order record. */
interface Line {
  id: number;
  product_id: number;
}

/** Moves an order through these states as an operator. */
export async function moveOrder(admin: Client, order_id: number, states: readonly string[]): Promise<void> {
  for (const state of states) await admin.post('/admin/changeOrderStatus', { order_id, state });
}

/** A customer who bought one product of a vendor; delivered by default. */
export async function givenPurchaseOf(
  { shop, admin, country_id }: Market,
  vendor_id: number,
  states: readonly string[] = ARRIVE,
  buyer: Partial<Customer> = {},
): Promise<{ client: Client; order_id: number; line: Line }> {
  const { client } = await givenCustomer(shop, { first_name: 'Clara', last_name: 'Bennett', ...buyer });
  await addToCart(client, await givenVariant(shop, vendor_id));
  const placed = await pay(client, await readyToPay(client, country_id));
  const list = await admin.post<{ orders: { id: number }[] }>('/admin/orders/filter', {
    filter: { q: placed.body.data.group_number },
  });
  const order_id = list.body.orders[0]?.id ?? 0;
  await moveOrder(admin, order_id, states);
  const order = await admin.get<{ data: { lines: Line[] } }>(`/admin/orders/${order_id}`);
  return { client, order_id, line: order.body.data.lines[0] as Line };
}

import type { InspectReturn, OrderReturns, RequestReturn, ReturnReason, ReturnRecord } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenCustomer } from './customers.factories';
import { addToCart, givenVariant, pay, readyToPay } from './ordering.factories';
import { ARRIVE, type Market, moveOrder } from './purchase.factories';

/** A delivered order of one product. */
export interface Delivered {
  buyer: Client;
  order_id: number;
  group_number: string;
  line_id: number;
  variant_id: number;
}

interface Wanted {
  quantity?: number;
  states?: readonly string[];
  return_days?: number;
  /** What is bought; by default a new product. */
  variant?: number;
}

/** A customer who bought some units of a new product for cash, delivered by default. */
export async function givenDelivered(
  { shop, admin, country_id }: Market,
  vendor_id: number,
  { quantity = 3, states = ARRIVE, return_days = 30, variant }: Wanted = {},
): Promise<Delivered> {
  const { client: buyer } = await givenCustomer(shop, { first_name: 'Clara', last_name: 'Bennett' });
  const variant_id = variant ?? (await givenVariant(shop, vendor_id, { stock: 10, return_days }));
  await addToCart(buyer, variant_id, quantity);
  const placed = await pay(buyer, await readyToPay(buyer, country_id));
  const { group_number, orders } = placed.body.data;
  const order_id = orders[0]?.id ?? 0;
  await moveOrder(admin, order_id, states);
  const order = await admin.get<{ data: { lines: { id: number }[] } }>(`/admin/orders/${order_id}`);
  return { buyer, order_id, group_number, line_id: order.body.data.lines[0]?.id ?? 0, variant_id };
}

/** Requests a return of some units. */
export function requestReturn(
  { buyer, order_id, line_id }: Delivered,
  quantity: number,
  more: Partial<RequestReturn> = {},
  reason: ReturnReason = 'damaged',
): Promise<Answer<{ data: OrderReturns }>> {
  const lines = [{ order_line_id: line_id, quantity, reason }];
  return buyer.post<{ data: OrderReturns }>('/web/requestReturn', { order_id, lines, ...more });
}

/** A requested return; returns its id. */
export async function givenReturn(delivered: Delivered, quantity = 1): Promise<number> {
  const { body, text } = await requestReturn(delivered, quantity);
  const id = body.data?.returns.at(-1)?.id;
  if (!id) throw new Error(text);
  return id;
}

/** Changes a return's state in a console. */
export function changeReturn(
  by: Client,
  audience: 'admin' | 'vendor',
  return_id: number,
  state: string,
  note?: string,
): Promise<Answer<{ data: ReturnRecord }>> {
  return by.post<{ data: ReturnRecord }>(`/${audience}/changeReturnStatus`, { return_id, state, note });
}

/** Inspects the only line of a received return as its vendor. */
export function inspectReturn(
  vendor: Client,
  return_id: number,
  { line_id }: Delivered,
  accepted_quantity: number,
  { restock = true, ...rest }: Partial<InspectReturn> & { restock?: boolean } = {},
): Promise<Answer<{ data: ReturnRecord }>> {
  const lines = [{ order_line_id: line_id, accepted_quantity, restock }];
  return vendor.post('/vendor/inspectReturn', { return_id, lines, ...rest });
}

/** A return that has arrived at the vendor; returns its id. */
export async function givenArrived(vendor: Client, delivered: Delivered, quantity: number): Promise<number> {
  const id = await givenReturn(delivered, quantity);
  for (const state of ['approved', 'received']) await changeReturn(vendor, 'vendor', id, state);
  return id;
}

/** Returns of an order as its buyer sees them, and what can still be returned. */
export async function returnsOf({ buyer, group_number }: Delivered): Promise<OrderReturns> {
  const answer = await buyer.post<{ data: OrderReturns[] }>('/web/order_returns', { group_number });
  const [own] = answer.body.data;
  if (!own) throw new Error(answer.text);
  return own;
}

import type { CreateShipment, OrderRecord, ShipmentState } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { next } from './factories';
import { addToCart, givenVariant, guest, pay, readyToPay } from './ordering.factories';
import type { Market } from './purchase.factories';

interface Data<T> {
  data: T;
}

/** An order of one vendor with two lines: three units of the first item, two of the second. */
export interface TwoLines {
  order_id: number;
  group_number: string;
  access_token: string;
  email: string;
  /** Ids of its lines. */
  first: number;
  second: number;
}

/** A guest's order of two items of a vendor, placed and not paid yet unless the method says otherwise. */
export async function givenTwoLines(
  { shop, admin, country_id }: Market,
  vendor_id: number,
  method = 'cash_on_delivery',
): Promise<TwoLines> {
  const email = `parcel${next()}@stoa.test`;
  const buyer = guest(shop);
  await addToCart(buyer, await givenVariant(shop, vendor_id, { stock: 10 }), 3);
  await addToCart(buyer, await givenVariant(shop, vendor_id, { stock: 10 }), 2);
  const placed = await pay(buyer, await readyToPay(buyer, country_id, email, method));
  const { group_number, access_token, orders } = placed.body.data;
  const order_id = orders[0]?.id ?? 0;
  const order = await readOrder(admin, 'admin', order_id);
  const [first = 0, second = 0] = order.lines.map(({ id }) => id);
  return { order_id, group_number, access_token, email, first, second };
}

/** Reads an order in a console. */
export async function readOrder(by: Client, audience: 'admin' | 'vendor', id: number): Promise<OrderRecord> {
  return (await by.get<Data<OrderRecord>>(`/${audience}/orders/${id}`)).body.data;
}

/** Creates a shipment in a console; everything that is left by default. */
export function createShipment(
  by: Client,
  audience: 'admin' | 'vendor',
  input: CreateShipment,
): Promise<Answer<Data<OrderRecord>>> {
  return by.post(`/${audience}/createShipment`, input);
}

/** Moves a shipment in a console. */
export function moveShipment(
  by: Client,
  audience: 'admin' | 'vendor',
  id: number,
  to: ShipmentState,
  note?: string,
): Promise<Answer<Data<OrderRecord>>> {
  return by.put(`/${audience}/updateShipmentStatus/${id}/${to}`, { note });
}

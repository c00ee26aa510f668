import { randomUUID } from 'node:crypto';
import type {
  AddressInput,
  Cart,
  CheckoutTotals,
  ExecutePayment,
  PlacedOrder,
  ShippingOptions,
} from '@stoa/contracts';
import { HEADERS } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { ResourceService } from '../../src/kernel/resource';
import { orderStatuses } from '../../src/modules/ordering';
import { paymentMethods } from '../../src/modules/payments';
import { SaveSettings } from '../../src/modules/settings';
import { CreateShippingMethod, type NewShippingMethod } from '../../src/modules/shipping';
import type { ProductFacts } from './catalogue.factories';
import { givenProduct } from './catalogue.factories';
import { givenCurrency, givenPlaces } from './localisation.factories';
import type { Shop } from './shop';

/** Creates a simple product; returns the id of its variant. */
export async function givenVariant(shop: Shop, vendor_id: number, facts: ProductFacts = {}): Promise<number> {
  const { variants } = await givenProduct(shop, { ...facts, vendor_id });
  const [variant] = variants;
  if (!variant) throw new Error('A simple product has one variant');
  return variant.id;
}

/**
 * Sets up a shop to sell: currencies, a country, payment methods and a shipping method of the platform; vendors are paid
 * without waiting.
 */
export async function givenMarket(
  shop: Shop,
  shipping: Partial<NewShippingMethod> = {},
): Promise<{ country_id: number }> {
  await givenCurrency(shop);
  await givenCurrency(shop, { code: 'JPY', name: 'Yen', symbol: '¥', exponent: 0, rate: '150' });
  await givenCurrency(shop, { code: 'KWD', name: 'Dinar', symbol: 'KD', exponent: 3, rate: '0.307' });
  const { country } = await givenPlaces(shop, { name: 'Germany' });
  const resourceService = shop.app.get(ResourceService);
  const cash = { name: 'Cash on delivery', code: 'cash_on_delivery', driver: 'cash_on_delivery' };
  const transfer = { name: 'Bank transfer', code: 'bank_transfer', driver: 'bank_transfer' };
  for (const input of [cash, transfer]) await resourceService.store(paymentMethods).create(input, {}, null);
  await resourceService.store(orderStatuses).create({ name: 'Order received', maps_to: 'placed' }, {}, null);
  await shop.app.get(SaveSettings).execute('general', { payout_hold_days: 0 }, null);
  const flat = { name: 'Standard', code: 'standard', rate_type: 'flat' as const, rate: 500, ...shipping };
  await shop.app.get(CreateShippingMethod).execute(flat);
  return { country_id: country.id };
}

/** A guest with a new session token. */
export function guest(shop: Shop): Client {
  return shop.client.as({ session: guestSession() });
}

/** An address to which the shop of `givenMarket` delivers. */
export function addressIn(country_id: number): AddressInput {
  return {
    first_name: 'Ada',
    last_name: 'Lovelace',
    line1: '12 Analytical Row',
    city_text: 'Berlin',
    postcode: '10115',
    country_id,
  };
}

export function addToCart(client: Client, variant_id: number, quantity = 1): Promise<Answer<{ data: Cart }>> {
  return client.post<{ data: Cart }>('/web/addCartItem', { variant_id, quantity });
}

/** Completes the checkout steps before payment; returns the body for `executePayment`. */
export async function readyToPay(
  client: Client,
  country_id: number,
  email?: string,
  payment_method = 'cash_on_delivery',
): Promise<ExecutePayment> {
  const address = addressIn(country_id);
  const who = email ? { email } : {};
  const options = await client.post<{ data: ShippingOptions }>('/web/validateShippingAddress', {
    ...who,
    address,
  });
  if (options.status !== 200) throw new Error(options.text);
  const methods = options.body.data.groups.map(({ vendor_id, quotes }) => ({
    vendor_id,
    method_id: quotes[0]?.method_id ?? 0,
  }));
  const totals = await client.post<{ data: CheckoutTotals }>('/web/validateShippingMethod', {
    ...who,
    address,
    methods,
    payment_method,
  });
  if (totals.status !== 200) throw new Error(totals.text);
  return {
    ...who,
    shipping_address: address,
    methods,
    payment_method,
    expected_total: totals.body.data.total,
  };
}

export function pay(
  client: Client,
  body: ExecutePayment,
  key: string = randomUUID(),
): Promise<Answer<{ data: PlacedOrder }>> {
  return client.post<{ data: PlacedOrder }>('/web/executePayment', body, { [HEADERS.idempotency]: key });
}

/** Orders one unit of each variant as a new guest. */
export async function buyAsGuest(
  shop: Shop,
  country_id: number,
  ...variants: number[]
): Promise<PlacedOrder> {
  const client = guest(shop);
  for (const id of variants) {
    const added = await addToCart(client, id);
    if (added.status !== 200) throw new Error(added.text);
  }
  const paid = await pay(client, await readyToPay(client, country_id, 'guest@stoa.test'));
  if (paid.status !== 200) throw new Error(paid.text);
  return paid.body.data;
}

/** Places an order with a vendor as a guest; returns its id. */
export async function givenOrder(
  shop: Shop,
  admin: Client,
  country_id: number,
  vendor_id: number,
): Promise<number> {
  const { group_number } = await buyAsGuest(shop, country_id, await givenVariant(shop, vendor_id));
  const list = await admin.post<{ orders: { id: number }[] }>('/admin/orders/filter', {
    filter: { q: group_number },
  });
  return list.body.orders[0]?.id ?? 0;
}

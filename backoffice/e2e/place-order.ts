import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { CheckoutTotals, PlacedOrder, ShippingOptions, ShopPage } from '@stoa/contracts';

const WEB = '/backend/api/web';

/** Buys one thing, in some quantity, of a store as a guest, or as the customer whose token is given, and returns the order's number: a journey needs an order of its own. */
export async function placeOrder(
  request: APIRequestContext,
  store?: string,
  token?: string,
  quantity = 1,
): Promise<string> {
  const headers: Record<string, string> = token
    ? { authorization: `Bearer ${token}` }
    : { 'x-session-token': randomBytes(32).toString('hex') };
  const get = async <T>(path: string): Promise<T> =>
    (await answer(request.get(`${WEB}/${path}`, { headers }))) as T;
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await answer(request.post(`${WEB}/${path}`, { headers, data }))) as T;

  const search = new URLSearchParams({ in_stock: '1', ...(store && { vendor: store }) });
  const { products } = await get<ShopPage>(`shopFilterProducts?${search}`);
  // Another test may buy the last piece of a product that is low in stock.
  const product = products.find((one) => one.variant_id !== null && one.stock_status === 'in_stock');
  await post('addCartItem', { variant_id: product?.variant_id, quantity });

  const countries = await get<{ id: number; iso2: string }[]>('countriesActive');
  const country = countries.find(({ iso2 }) => iso2 === 'GB') ?? countries[0];
  const address = {
    first_name: 'Gwen',
    last_name: 'Guest',
    line1: '12 Colonnade Street',
    country_id: country?.id,
    city_text: 'London',
    postcode: 'N1 2AB',
    phone: '+442079460000',
  };
  const buyer = { email: 'gwen@journeys.test', address };
  const { groups } = await post<ShippingOptions>('validateShippingAddress', buyer);
  const methods = groups.map(({ vendor_id, quotes }) => ({ vendor_id, method_id: quotes[0]?.method_id }));
  const payment_method = 'cash_on_delivery';
  const chosen = { ...buyer, methods, payment_method };
  const { total } = await post<CheckoutTotals>('validateShippingMethod', chosen);

  headers['idempotency-key'] = randomUUID();
  const placed = await post<PlacedOrder>('executePayment', {
    email: buyer.email,
    shipping_address: address,
    methods,
    payment_method,
    expected_total: total,
  });
  return placed.orders[0]?.number ?? '';
}

async function answer(response: ReturnType<APIRequestContext['get']>): Promise<unknown> {
  const body = (await (await response).json()) as { state: string; data?: unknown };
  expect(body).toMatchObject({ state: 'success' });
  return body.data;
}

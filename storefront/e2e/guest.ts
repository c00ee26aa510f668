import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

const API = '/backend/api/web';

interface Quoted {
  groups: { vendor_id: number; quotes: { method_id: number }[] }[];
}

/** A buyer without an account who calls the API, where a test needs orders and not the way to them. */
export class Guest {
  private readonly headers = { 'x-session-token': randomBytes(32).toString('hex') };

  constructor(private readonly request: APIRequestContext) {}

  /** Orders one unit of each variant, to be paid on delivery. */
  async buy(variants: readonly number[]): Promise<void> {
    for (const variant_id of variants) await this.post('addCartItem', { variant_id, quantity: 1 });
    const email = `${randomUUID()}@example.test`;
    const address = await this.address();
    const { groups } = await this.post<Quoted>('validateShippingAddress', { email, address });
    const methods = groups.map(({ vendor_id, quotes }) => ({ vendor_id, method_id: quotes[0]?.method_id }));
    const order = { email, methods, payment_method: 'cash_on_delivery' };
    const { total } = await this.post<{ total: number }>('validateShippingMethod', { ...order, address });
    await this.post('executePayment', { ...order, shipping_address: address, expected_total: total });
  }

  private async address(): Promise<object> {
    const answer = await this.request.get(`${API}/countriesActive`);
    const { data } = (await answer.json()) as { data: { id: number; iso2: string }[] };
    const country_id = data.find(({ iso2 }) => iso2 === 'GB')?.id;
    const name = { first_name: 'Gwen', last_name: 'Guest' };
    return { ...name, line1: '12 Colonnade Street', postcode: 'EC1A 1BB', city_text: 'London', country_id };
  }

  private async post<T>(path: string, data: object): Promise<T> {
    const headers = { ...this.headers, 'idempotency-key': randomUUID() };
    const answer = await this.request.post(`${API}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  }
}

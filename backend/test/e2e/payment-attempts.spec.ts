import type { PaymentRecord, PaymentRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { givenMarket, guest } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, placeUnpaid, returnToShop } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('the operators’ list of payments', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;
  let vendors: number[];

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id, (await givenVendor(shop)).vendor.id];
    admin = await givenAdmin(shop);
    await givenSandbox(shop);
  });
  afterAll(() => shop.close());

  const filtered = async (filter: object): Promise<PaymentRow[]> =>
    (await admin.post<{ payments: PaymentRow[] }>('/admin/payments/filter', { filter, range: [0, 99] })).body
      .payments;

  it('shows each attempt of a checkout with its orders, status and the provider’s words', async () => {
    const buyer = guest(shop);
    const placed = await placeUnpaid(shop, buyer, { country, vendors });
    await chooseAtSandbox(shop, placed.redirect_url, 'decline');
    await returnToShop(buyer, placed);
    const { group_number, access_token } = placed;
    const body = { group_number, access_token };
    const again = await buyer.post<{ data: { redirect_url: string } }>('/web/retryPayment', body, {
      'idempotency-key': 'another-attempt',
    });
    await chooseAtSandbox(shop, again.body.data.redirect_url, 'pay');
    await returnToShop(buyer, placed);
    const [latest, first] = await filtered({ reference: group_number });
    expect(first).toMatchObject({
      payment_status: 'failed',
      failure: 'declined',
      superseded_at: expect.any(String),
      orders: placed.orders.map(({ id, number, total }) => ({ id, number, amount: total })),
    });
    expect(latest).toMatchObject({ payment_status: 'paid', driver: 'sandbox', amount: placed.total });
    expect((await filtered({ payment_status: ['failed'] })).map(({ id }) => id)).toEqual([first?.id]);
    expect((await filtered({ q: latest?.provider_reference })).map(({ id }) => id)).toEqual([latest?.id]);

    const order_id = placed.orders[0]?.id;
    await admin.post('/admin/changeOrderStatus', { order_id, state: 'cancelled' });
    const { data } = (await admin.get<{ data: PaymentRecord }>(`/admin/payments/${latest?.id}`)).body;
    expect(data.payment_status).toBe('partially_refunded');
    expect(data.events.map(({ type }) => type)).toEqual(['captured', 'captured', 'refunded']);
    expect(data.operations).toMatchObject([{ type: 'refund', state: 'succeeded', failure: null }]);
    expect(data.webhooks.length).toBeGreaterThan(0);
    const partly = { payment_status: ['partially_refunded'], driver: ['sandbox'] };
    expect((await filtered(partly)).map(({ id }) => id)).toEqual([latest?.id]);
  });

  it('is read only, and for operators with its permission', async () => {
    const [payment] = await filtered({});
    const path = `/admin/payments/${payment?.id}`;
    for (const answer of [
      admin.put(path, { amount: 1 }),
      admin.delete(path),
      admin.post('/admin/payments', {}),
    ])
      expect((await answer).status).toBe(404);
    const reader = await givenAdmin(shop, ['orders.read']);
    expect((await reader.get(path)).status).toBe(403);
    const { client } = await givenVendor(shop);
    expect((await client.get('/vendor/payments')).status).toBe(404);
    expect((await client.get(path)).status).toBe(403);
  });
});

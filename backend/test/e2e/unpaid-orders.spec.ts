import { type CustomerOrder, HEADERS, type OrderRecord, type PlacedOrder } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import { givenSandbox, placeUnpaid } from '../support/payments.factories';
import { type Shop, startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('an unpaid order', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let customer: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    country = (await givenMarket(shop)).country_id;
    vendors = [(await givenVendor(shop)).vendor.id];
    await givenSandbox(shop);
    customer = (await givenCustomer(shop)).client;
  });
  afterAll(() => shop.close());

  const order = (method: string): Promise<PlacedOrder> =>
    placeUnpaid(shop, customer, { country, vendors, method });
  const seen = async ({ group_number }: PlacedOrder): Promise<CustomerOrder> =>
    (await customer.get<{ data: CustomerOrder }>(`/web/order_detail/${group_number}`)).body.data;
  const drain = async (milliseconds = 0): Promise<void> => {
    clock.advance(milliseconds);
    await shop.app.get(OutboxDispatcher).drain();
  };
  const isoIn = (milliseconds: number): string => new Date(+clock.now() + milliseconds).toISOString();

  it('tells its buyer when it expires, until it is paid', async () => {
    const placed = await order('bank_transfer');
    expect(await seen(placed)).toMatchObject({ expires_at: isoIn(7 * DAY) });
    const admin = await givenAdmin(shop);
    await admin.post('/admin/changeOrderStatus', { order_id: placed.orders[0]?.id, state: 'placed' });
    expect(await seen(placed)).toMatchObject({ expires_at: null });
  });

  it('is not placed by staff while its gateway has not confirmed the payment, but is by a transfer that they confirm', async () => {
    const admin = await givenAdmin(shop);
    const confirm = ({ orders }: PlacedOrder) =>
      admin.post('/admin/changeOrderStatus', { order_id: orders[0]?.id, state: 'placed' });
    const placed = await order('sandbox');
    const { data } = (await admin.get<{ data: OrderRecord }>(`/admin/orders/${placed.orders[0]?.id}`)).body;
    expect(data.allowed.map(({ state }) => state)).toEqual(['cancelled']);
    expect(await confirm(placed)).toMatchObject({ status: 409, body: { code: 'not_confirmable' } });
    expect((await seen(placed)).orders).toMatchObject([{ state: 'pending_payment' }]);
    const body = { group_number: placed.group_number, payment_method: 'bank_transfer' };
    await customer.post('/web/retryPayment', body, { [HEADERS.idempotency]: 'paid-by-transfer' });
    expect((await confirm(placed)).status).toBe(200);
    expect(await seen(placed)).toMatchObject({ payment_status: 'paid', orders: [{ state: 'placed' }] });
  });

  it('gets the time of a slower method that its buyer changes to, counted from when it was placed', async () => {
    const placed = await order('sandbox');
    const [inAnHour, inAWeek] = [isoIn(HOUR), isoIn(7 * DAY)];
    expect(await seen(placed)).toMatchObject({ expires_at: inAnHour });
    await drain(HOUR / 2);
    const { group_number } = placed;
    const body = { group_number, payment_method: 'bank_transfer' };
    const changed = await customer.post('/web/retryPayment', body, { [HEADERS.idempotency]: 'by-transfer' });
    expect(changed.status).toBe(200);
    expect(await seen(placed)).toMatchObject({ expires_at: inAWeek });
    await drain(HOUR);
    expect((await seen(placed)).orders).toMatchObject([{ state: 'pending_payment' }]);
    await drain(7 * DAY);
    await eventually(async () => {
      expect(await seen(placed)).toMatchObject({ expires_at: null, orders: [{ state: 'expired' }] });
    });
  });

  it('keeps its time if its buyer changes to a faster method', async () => {
    const placed = await order('bank_transfer');
    const inAWeek = isoIn(7 * DAY);
    const body = { group_number: placed.group_number, payment_method: 'sandbox' };
    const changed = await customer.post('/web/retryPayment', body, { [HEADERS.idempotency]: 'by-sandbox' });
    expect(changed.status).toBe(200);
    expect(await seen(placed)).toMatchObject({ expires_at: inAWeek, payment_method: 'Sandbox' });
  });
});

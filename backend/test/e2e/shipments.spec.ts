import type { OrderRecord } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { mailsTo } from '../support/mail';
import { givenMarket, guest } from '../support/ordering.factories';
import { type Market, moveOrder } from '../support/purchase.factories';
import {
  createShipment,
  givenTwoLines,
  moveShipment,
  readOrder,
  type TwoLines,
} from '../support/shipments.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const TRACKING = {
  carrier: 'DHL',
  tracking_number: '00340434',
  tracking_url: 'https://dhl.example.com/00340434',
};
const KEY = 'a'.repeat(32);

describe('shipments of an order', () => {
  let market: Market;
  let vendor: { id: number; client: Client };
  let stranger: Client;

  beforeAll(async () => {
    const shop = await startShop();
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
    stranger = (await givenVendor(shop)).client;
  });
  afterAll(() => market.shop.close());

  const given = (): Promise<TwoLines> => givenTwoLines(market, vendor.id);
  const ship = (order_id: number, more: Partial<Parameters<typeof createShipment>[2]> = {}) =>
    createShipment(vendor.client, 'vendor', { order_id, state: 'shipped', ...more });
  const move = (id: number, to: Parameters<typeof moveShipment>[3], note?: string) =>
    moveShipment(vendor.client, 'vendor', id, to, note);
  const read = (id: number) => readOrder(market.admin, 'admin', id);
  const lineOf = (order_line_id: number, quantity: number) => ({ order_line_id, quantity });
  const idOf = ({ body }: Answer<{ data: OrderRecord }>, index: number) =>
    body.data.shipments[index]?.id ?? 0;

  it('take an order through all of them: it is shipped with the last item and delivered with the last arrival', async () => {
    const { order_id, first, second } = await given();
    const part = await ship(order_id, { lines: [lineOf(first, 1)], ...TRACKING, note: 'The blue one' });
    expect(part.body.data).toMatchObject({
      // Buyers can't cancel any more, and nobody can cancel what is on its way.
      state: 'processing',
      to_ship: [lineOf(first, 2), lineOf(second, 2)],
      shipments: [{ ...TRACKING, state: 'shipped', lines: [lineOf(first, 1)], delivered_at: null }],
    });
    expect(part.body.data.allowed.map(({ state }) => state)).not.toContain('cancelled');
    const rest = await ship(order_id);
    expect(rest.body.data).toMatchObject({ state: 'shipped', to_ship: [] });
    expect(rest.body.data.shipments[1]?.lines).toEqual([lineOf(first, 2), lineOf(second, 2)]);
    expect((await move(idOf(rest, 0), 'out_for_delivery')).body.data.state).toBe('shipped');
    expect((await move(idOf(rest, 0), 'delivered')).body.data.state).toBe('shipped');
    await move(idOf(rest, 1), 'failed', 'Nobody at home');
    const done = (await move(idOf(rest, 1), 'delivered')).body.data;
    expect(done).toMatchObject({ state: 'delivered', payment_status: 'paid' });
    expect(done.timeline.map(({ state, shipment, note }) => [state, shipment?.state ?? null, note])).toEqual([
      ['placed', null, null],
      ['placed', 'shipped', 'The blue one'],
      ['processing', null, null],
      ['processing', 'shipped', null],
      ['ready', null, null],
      ['shipped', null, null],
      ['shipped', 'out_for_delivery', null],
      ['shipped', 'delivered', null],
      ['shipped', 'failed', 'Nobody at home'],
      ['shipped', 'delivered', null],
      ['delivered', null, null],
    ]);
  });

  it('are planned, packed and cancelled before they leave, which frees their items', async () => {
    const { order_id, first } = await given();
    const planned = await ship(order_id, { state: 'pending', lines: [lineOf(first, 2)] });
    expect(planned.body.data).toMatchObject({ state: 'placed', shipments: [{ state: 'pending' }] });
    const id = idOf(planned, 0);
    expect(planned.body.data.shipments[0]?.allowed).toEqual(['packed', 'shipped', 'cancelled']);
    await move(id, 'packed');
    expect((await move(id, 'cancelled')).body.data.to_ship).toContainEqual(lineOf(first, 3));
    expect(await move(id, 'shipped')).toMatchObject({ status: 409, body: { details: { allowed: [] } } });
    expect(await move(id, 'lost' as 'failed')).toMatchObject({ status: 422 });
  });

  it('follow their order when it is shipped, delivered or cancelled as a whole', async () => {
    const [order, gone] = [await given(), await given()];
    await ship(order.order_id, { state: 'pending', lines: [lineOf(order.first, 1)] });
    await moveOrder(market.admin, order.order_id, ['processing', 'ready', 'shipped']);
    expect((await read(order.order_id)).shipments).toMatchObject([
      { state: 'shipped', lines: [lineOf(order.first, 1)] },
      { state: 'shipped', lines: [lineOf(order.first, 2), lineOf(order.second, 2)] },
    ]);
    await moveOrder(market.admin, order.order_id, ['delivered']);
    expect((await read(order.order_id)).shipments.map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
    await ship(gone.order_id, { state: 'packed' });
    await moveOrder(market.admin, gone.order_id, ['cancelled']);
    expect(await read(gone.order_id)).toMatchObject({
      state: 'cancelled',
      shipments: [{ state: 'cancelled' }],
    });
  });

  it('that come back take their order back to ready, to be shipped again or cancelled', async () => {
    const { order_id } = await given();
    const sent = await ship(order_id);
    await move(idOf(sent, 0), 'failed');
    const back = (await move(idOf(sent, 0), 'returned')).body.data;
    expect(back).toMatchObject({ state: 'ready', shipments: [{ state: 'returned' }] });
    const repeated = await ship(order_id);
    expect(repeated.body.data).toMatchObject({ state: 'shipped', shipments: [{}, { state: 'shipped' }] });
    await move(idOf(repeated, 1), 'returned');
    const cancelled = await market.admin.post('/admin/changeOrderStatus', { order_id, state: 'cancelled' });
    expect(cancelled.status).toBe(200);
  });

  it('refuse what is not left, not of the order, or not to be shipped now', async () => {
    const { order_id, first, second } = await given();
    const other = await given();
    const refused = async (lines: ReturnType<typeof lineOf>[]) =>
      expect(await ship(order_id, { lines })).toMatchObject({
        status: 422,
        body: { errors: { lines: expect.any(Array) } },
      });
    await refused([]);
    await refused([lineOf(first, 4)]);
    await refused([lineOf(other.first, 1)]);
    await refused([lineOf(first, 1), lineOf(first, 1)]);
    for (const tracking_url of ['http://dhl.example.com/1', 'javascript:alert(1)', 'dhl.example.com'])
      expect(await ship(order_id, { tracking_url })).toMatchObject({
        status: 422,
        body: { errors: { tracking_url: expect.any(Array) } },
      });
    await moveOrder(market.admin, order_id, ['on_hold']);
    expect(await ship(order_id)).toMatchObject({ status: 409, body: { code: 'order_state' } });
    await moveOrder(market.admin, order_id, ['processing']);
    await ship(order_id, { state: 'pending' });
    expect(await ship(order_id, { lines: [lineOf(second, 1)] })).toMatchObject({
      status: 409,
      body: { code: 'nothing_to_ship' },
    });
  });

  it('belong to their vendor, and change their tracking at any time', async () => {
    const { order_id } = await given();
    const made = await ship(order_id);
    const id = idOf(made, 0);
    const body = { order_id, state: 'shipped' } as const;
    expect((await createShipment(stranger, 'vendor', body)).status).toBe(404);
    expect((await stranger.put(`/vendor/updateShipment/${id}`, TRACKING)).status).toBe(404);
    expect((await moveShipment(stranger, 'vendor', id, 'delivered')).status).toBe(404);
    const reader = await givenAdmin(market.shop, ['orders.read']);
    expect((await moveShipment(reader, 'admin', id, 'delivered')).status).toBe(403);
    const changed = await vendor.client.put<{ data: OrderRecord }>(`/vendor/updateShipment/${id}`, TRACKING);
    expect(changed.body.data.shipments).toMatchObject([TRACKING]);
    await vendor.client.put(`/vendor/updateShipment/${id}`, { carrier: ' ' });
    expect((await read(order_id)).shipments).toMatchObject([{ ...TRACKING, carrier: null }]);
    expect((await market.admin.get(`/admin/history/orders/${order_id}`)).text).toContain('00340434');
  });

  it('are shown to a guest and announced by email, a part as such', async () => {
    const { order_id, first, group_number, access_token, email } = await given();
    await ship(order_id, { lines: [lineOf(first, 1)], ...TRACKING, note: 'The blue one' });
    await ship(order_id, { state: 'pending' });
    const query = { group_number, access_token };
    const seen = await guest(market.shop).post<{ data: { order: { parts: object[] } } }>(
      '/web/verifyPayment',
      query,
    );
    expect(seen.body.data.order.parts).toMatchObject([
      { can_cancel: false, shipments: [{ ...TRACKING, state: 'shipped', lines: [lineOf(first, 1)] }] },
    ]);
    const mails = async () => (await mailsTo(market.shop, email)).map(({ text }) => text);
    await eventually(async () => expect((await mails()).join()).toContain('has shipped part of your order'));
    const mailText = (await mails()).find((text) => text.includes('part of your order'));
    expect(mailText).toContain(TRACKING.tracking_url);
    expect(mailText).toContain('The blue one');
    expect(mailText).toContain('1 × ');
    // Neither the planned shipment nor the order's intermediate step is news.
    expect((await mails()).length).toBeLessThanOrEqual(2);
  });

  it('create nothing twice for a repeated request', async () => {
    const { order_id, first } = await given();
    const body = { lines: [lineOf(first, 1)], request_key: KEY };
    await ship(order_id, body);
    const repeated = await ship(order_id, body);
    expect([repeated.status, repeated.body.data.shipments.length]).toEqual([200, 1]);
  });

  it('never contain an item twice when two people ship it at the same moment', async () => {
    for (let n = 0; n < 5; n++) {
      const { order_id, first, second } = await given();
      const lines = [lineOf(first, 2)];
      const answers = await Promise.all([
        ship(order_id, { lines }),
        createShipment(market.admin, 'admin', { order_id, lines, state: 'shipped' }),
        market.admin.post('/admin/changeOrderStatus', { order_id, state: 'shipped', with_steps: true }),
      ]);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
      expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
      const { shipments } = await read(order_id);
      const units = (id: number) =>
        shipments
          .flatMap(({ lines: own }) => own)
          .reduce((total, one) => total + (one.order_line_id === id ? one.quantity : 0), 0);
      expect(units(first)).toBeLessThanOrEqual(3);
      expect(units(second)).toBeLessThanOrEqual(2);
    }
  });

  it('and a cancellation at the same moment exclude each other', async () => {
    for (let n = 0; n < 5; n++) {
      const { order_id, first } = await given();
      await moveOrder(market.admin, order_id, n % 2 ? ['processing'] : []);
      const [shipped, cancelled] = await Promise.all([
        ship(order_id, { lines: [lineOf(first, 1)] }),
        market.admin.post('/admin/changeOrderStatus', { order_id, state: 'cancelled' }),
      ]);
      expect([shipped.status, cancelled.status].sort()).toEqual([200, 409]);
      expect((await read(order_id)).state).toBe(shipped.status === 200 ? 'processing' : 'cancelled');
    }
  });
});

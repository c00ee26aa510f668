import type {
  AssignmentState,
  CashHandoverFacts,
  CashInHand,
  OrderRecord,
  PayoutWallet,
  RiderChoice,
  RiderDuty,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import {
  type DeliveringShop,
  givenDeliveringShop,
  givenRider,
  givenRiderAccount,
} from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}
type Row = CashHandoverFacts & { id: number; number: string; state: string };

describe('cash of riders', () => {
  let shop: Shop;
  let admin: Client;
  let delivering: DeliveringShop;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
    ({ admin } = delivering);
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
    const values = { cash_holder: 'rider' };
    expect((await admin.put('/admin/settings', { group: 'general', values })).status).toBe(200);
  });
  afterAll(() => shop.close());

  const total = async (order_id: number): Promise<number> =>
    (await admin.get<Data<OrderRecord>>(`/admin/orders/${order_id}`)).body.data.total;
  /** An order that a rider takes these steps with. */
  async function carried(rider_id: number, steps: readonly AssignmentState[]): Promise<number> {
    const order_id = await delivering.orderOf(vendor.id);
    const { id } = (await delivering.offer(order_id, rider_id)).body.data;
    for (const step of steps) expect((await delivering.step(id, step)).status).toBe(200);
    return order_id;
  }
  const carriedToTheDoor = (rider_id: number) => carried(rider_id, ['accepted', 'picked_up', 'in_transit']);
  /** An order delivered by a rider, who collects its cash; returns the amount. */
  const deliver = async (rider_id: number): Promise<number> =>
    total(await carried(rider_id, ['accepted', 'picked_up', 'in_transit', 'delivered']));
  const owedToVendor = async (): Promise<number> => {
    const { data } = (await vendor.client.get<Data<PayoutWallet>>('/vendor/getPayoutBalance')).body;
    return data.pending + data.available + data.held;
  };
  const inHand = async (rider_id: number): Promise<CashInHand[]> =>
    (await admin.get<Data<{ cash_in_hand: CashInHand[] }>>(`/admin/riders/${rider_id}`)).body.data
      .cash_in_hand;
  const handOver = (rider_id: number, amount: number, by = admin): Promise<Answer<Data<Row>>> =>
    by.post('/admin/handOverRiderCash', { rider_id, amount, currency: 'USD', note: 'Evening' });
  const reverse = (id: number): Promise<Answer> =>
    admin.put(`/admin/rider_cash_handovers/updateStatus/${id}`, { status: 'reversed' });

  it('is collected at delivery, handed over with a receipt, and never more than the rider has', async () => {
    const { id, name } = await givenRider(shop);
    const collected = await deliver(id);
    expect(await inHand(id)).toEqual([{ currency: 'USD', amount: collected }]);
    const { body } = await handOver(id, collected - 100);
    expect(body.data).toMatchObject({ state: 'posted', rider_name: name, receiver: 'Test Admin' });
    expect(body.data.number).toMatch(/^RC-/);
    expect(await inHand(id)).toEqual([{ currency: 'USD', amount: 100 }]);
    expect(await handOver(id, 101)).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } });
    const answers = await Promise.all([handOver(id, 60), handOver(id, 60)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await inHand(id)).toEqual([{ currency: 'USD', amount: 40 }]);
    await handOver(id, 40);
    expect(await inHand(id)).toEqual([]);
  });

  it('a wrong hand-over is reversed once', async () => {
    const { id } = await givenRider(shop);
    const collected = await deliver(id);
    const { id: handover } = (await handOver(id, collected)).body.data;
    const answers = await Promise.all([reverse(handover), reverse(handover)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await inHand(id)).toEqual([{ currency: 'USD', amount: collected }]);
    expect((await handOver(id, collected)).status).toBe(200);
  });

  it('handed over is shown to its rider with receipts, also those reversed', async () => {
    const { rider, client } = await givenRiderAccount(shop, admin);
    const other = await givenRiderAccount(shop, admin);
    const collected = await deliver(rider.id);
    const first = (await handOver(rider.id, 100)).body.data;
    await reverse(first.id);
    const second = (await handOver(rider.id, collected)).body.data;
    const receipts = async (by: Client) => (await by.get<Data<RiderDuty>>('/rider/duty')).body.data.receipts;
    const facts = { currency: 'USD', received_by: 'Test Admin', received_at: expect.any(String) };
    expect(await receipts(client)).toEqual([
      { ...facts, number: second.number, amount: collected, state: 'posted' },
      { ...facts, number: first.number, amount: 100, state: 'reversed' },
    ]);
    expect(await receipts(other.client)).toEqual([]);
  });

  it('a rider whose limit would be exceeded gets no further order on delivery', async () => {
    const [first, second, third] = [
      await delivering.orderOf(vendor.id),
      await delivering.orderOf(vendor.id),
      await delivering.orderOf(vendor.id),
    ];
    const amount = await total(first);
    const { id } = await givenRider(shop, { cash_limit: amount * 2 - 1, presence: 'available' });
    const offered = await delivering.offer(first, id);
    expect(offered.status).toBe(200);
    const refused = await delivering.offer(second, id);
    expect(refused).toMatchObject({ status: 422, body: { errors: { rider_id: expect.any(Array) } } });
    const choices = await admin.get<Data<RiderChoice[]>>(`/admin/riderChoices/${second}`);
    expect(choices.body.data.find((one) => one.id === id)?.warnings).toEqual(['cash_limit']);
    for (const step of ['accepted', 'picked_up', 'in_transit', 'delivered'] as const)
      await delivering.step(offered.body.data.id, step);
    expect((await delivering.offer(second, id)).status).toBe(422);
    expect((await handOver(id, amount)).status).toBe(200);
    const answers = await Promise.all([delivering.offer(second, id), delivering.offer(third, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('of a vendor’s own riders is the vendor’s affair', async () => {
    const { id } = await givenRider(shop, { vendor_id: vendor.id, cash_limit: 1 });
    await deliver(id);
    expect(await inHand(id)).toEqual([]);
    expect(await handOver(id, 1)).toMatchObject({
      status: 422,
      body: { errors: { rider_id: expect.any(Array) } },
    });
    const own = await vendor.client.get<Data<{ cash_in_hand: CashInHand[] }>>(`/vendor/riders/${id}`);
    expect(own.body.data.cash_in_hand).toEqual([]);
  });

  it('is collected by the rider who carries the order, also when it is marked as delivered by hand', async () => {
    const rider = await givenRider(shop);
    const order_id = await carriedToTheDoor(rider.id);
    expect((await delivering.moveOrder(order_id, 'delivered')).status).toBe(200);
    expect(await inHand(rider.id)).toEqual([{ currency: 'USD', amount: await total(order_id) }]);

    const own = await givenRider(shop, { vendor_id: vendor.id });
    const order = await carriedToTheDoor(own.id);
    const before = await owedToVendor();
    expect((await delivering.moveOrder(order, 'delivered')).status).toBe(200);
    expect((await owedToVendor()) - before).toBe(-(await total(order)));
  });

  it('needs permissions and valid input', async () => {
    const { id } = await givenRider(shop);
    const reader = await givenAdmin(shop, ['rider_cash_handovers.read']);
    expect((await handOver(id, 1, reader)).status).toBe(403);
    expect((await handOver(id, 0)).status).toBe(422);
    expect((await handOver(999_999, 1)).status).toBe(422);
    const unknown = { rider_id: id, amount: 1, currency: 'XXX' };
    expect((await admin.post('/admin/handOverRiderCash', unknown)).status).toBe(422);
  });
});

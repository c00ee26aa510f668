import type { AssignmentState } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { next } from '../support/factories';
import { mailsTo } from '../support/mail';
import type { DeliveringShop } from '../support/riders.factories';
import { givenDeliveringShop, givenRider, givenRiderAccount } from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

describe('failed deliveries', () => {
  let shop: Shop;
  let delivering: DeliveringShop;
  let vendor: { id: number; client: Client };

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, client: made.client };
  });
  afterAll(() => shop.close());

  /** A delivery that its rider has picked up. */
  async function pickedUp(): Promise<{ id: number; order_id: number }> {
    const rider = await givenRider(shop, { vendor_id: vendor.id });
    const order_id = await delivering.orderOf(vendor.id);
    const { id } = (await delivering.offer(order_id, rider.id, vendor.client)).body.data;
    for (const state of ['accepted', 'picked_up'] as const) await delivering.step(id, state);
    return { id, order_id };
  }
  const change = (
    rider_shipping_id: number,
    state: AssignmentState,
    reason?: string,
    [by, audience]: [Client, string] = [vendor.client, 'vendor'],
  ): Promise<Answer> => by.post(`/${audience}/changeDeliveryStatus`, { rider_shipping_id, state, reason });

  it('that staff record have a reason, which the customer can read, and are tried again', async () => {
    const { id, order_id } = await pickedUp();
    for (const reason of [undefined, ' '])
      expect(await change(id, 'failed', reason)).toMatchObject({
        status: 422,
        body: { errors: { reason: [expect.any(String)] } },
      });
    expect(
      await vendor.client.put(`/vendor/rider_shipping/updateStatus/${id}`, { status: 'failed' }),
    ).toMatchObject({ status: 422, body: { errors: { status: [expect.stringContaining('reason')] } } });
    expect(await change(id, 'failed', 'Nobody at home')).toMatchObject({
      status: 200,
      body: { data: { id, state: 'failed', failure_reason: 'Nobody at home' } },
    });
    const seen = await delivering.orderSeen(order_id);
    expect(seen.delivery).toMatchObject({ state: 'failed', failure_reason: 'Nobody at home' });
    expect(seen.timeline.at(-1)).toMatchObject({ shipment: { state: 'failed' }, note: 'Nobody at home' });
    expect((await change(id, 'in_transit', undefined, [delivering.admin, 'admin'])).status).toBe(200);
    expect((await change(id, 'delivered')).status).toBe(200);
    expect((await delivering.orderSeen(order_id)).state).toBe('delivered');
  });

  it('are recorded once if two people do so at the same moment', async () => {
    const { id, order_id } = await pickedUp();
    const answers = await Promise.all([
      change(id, 'failed', 'The street is closed'),
      change(id, 'failed', 'Nobody at home', [delivering.admin, 'admin']),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { timeline } = await delivering.orderSeen(order_id);
    expect(timeline.filter(({ shipment }) => shipment?.state === 'failed')).toHaveLength(1);
  });

  it('are sent to the buyer by email, unless order updates are switched off', async () => {
    const { id, order_id } = await pickedUp();
    const { email, number } = await delivering.orderSeen(order_id);
    const sent = async () =>
      (await mailsTo(shop, email)).filter(({ subject }) =>
        subject.includes(`We could not deliver order ${number}`),
      );
    const updates = (buyer_order_updates: 0 | 1) =>
      delivering.admin.put('/admin/settings', { group: 'alert', values: { buyer_order_updates } });
    await change(id, 'failed', 'Nobody at home');
    await workDone(shop);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    for (const part of ['Nobody at home', 'another attempt', '?token=']) expect(mail?.text).toContain(part);
    await updates(0);
    for (const state of ['in_transit', 'failed'] as const) await change(id, state, 'The street is closed');
    await workDone(shop);
    expect(await sent()).toHaveLength(1);
    await updates(1);
  });

  it('that riders report, and orders that they decline, are e-mailed to whoever has to act', async () => {
    const { admin } = delivering;
    const store = (await givenVendor(shop)).vendor;
    const recipients = ['dispatch@stoa.test'];
    await admin.put('/admin/settings', { group: 'alert', values: { recipients } });
    const subjectsTo = async (to: string, about: string): Promise<string[]> =>
      (await mailsTo(shop, to)).map(({ subject }) => subject).filter((subject) => subject.includes(about));
    for (const vendor_id of [null, store.id]) {
      const { rider, client } = await givenRiderAccount(shop, admin, { vendor_id });
      const order_id = await delivering.orderOf(store.id);
      const { number } = await delivering.orderSeen(order_id);
      const offer = async (): Promise<number> => (await delivering.offer(order_id, rider.id)).body.data.id;
      const move = (delivery_id: number, state: AssignmentState, reason?: string): Promise<Answer> => {
        const request_key = String(next()).padStart(32, '0');
        return client.post('/rider/moveDelivery', { delivery_id, state, reason, request_key });
      };
      await move(await offer(), 'declined');
      const id = await offer();
      for (const state of ['accepted', 'picked_up'] as const) await move(id, state);
      expect((await move(id, 'failed', 'Nobody at home')).status).toBe(200);
      await workDone(shop);
      const [operators, vendors] = [
        await subjectsTo('dispatch@stoa.test', number),
        await subjectsTo(store.email, number),
      ];
      const ofEmployer = [expect.stringContaining('declined'), expect.stringContaining('could not be')];
      const [employer, other] = vendor_id === null ? [operators, vendors] : [vendors, operators];
      expect(employer.filter((one) => !one.includes('New order'))).toEqual(
        expect.arrayContaining(ofEmployer),
      );
      expect(other.some((one) => one.includes('declined'))).toBe(false);
      expect(vendors.some((one) => one.includes('could not be'))).toBe(true);
    }
  });

  it('are not those of other vendors', async () => {
    const { id } = await pickedUp();
    const { client } = await givenVendor(shop);
    expect((await change(id, 'failed', 'Nobody at home', [client, 'vendor'])).status).toBe(404);
  });
});

import type { CustomerOrder, OrderRecord, OrderRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenPdf, sendForm } from '../support/documents.factories';
import { guest } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, placeUnpaid, returnToShop } from '../support/payments.factories';
import { ARRIVE, moveOrder } from '../support/purchase.factories';
import { changeReturn, givenDelivered, givenReturn } from '../support/returns.factories';
import type { Deliveries, DeliveringShop } from '../support/riders.factories';
import { givenDeliveringShop, givenRider } from '../support/riders.factories';
import { createShipment, givenTwoLines, moveShipment } from '../support/shipments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Orders {
  orders: OrderRow[];
  total: number;
}

/** Programs follow a list by its last changes; each test makes one kind of change and looks for the order among them. */
describe('orders by their last change', () => {
  const clock = new FixedClock(new Date('2026-03-01T10:00:00Z'));
  let shop: Shop;
  let admin: Client;
  let delivering: DeliveringShop;
  let vendor: Client;
  let vendor_id: number;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    delivering = await givenDeliveringShop(shop);
    ({ admin } = delivering);
    await givenSandbox(shop);
    ({
      client: vendor,
      vendor: { id: vendor_id },
    } = await givenVendor(shop));
  });
  afterAll(() => shop.close());

  const country = () => delivering.country_id;
  const record = async (id: number): Promise<OrderRecord> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
  const unpaid = (method: string) =>
    placeUnpaid(shop, guest(shop), { country: country(), vendors: [vendor_id], method });
  const twoLines = () => givenTwoLines({ shop, country_id: country(), admin }, vendor_id, 'cash_on_delivery');

  /** The orders that changed through `change`, which happens a minute after everything before. */
  const changedBy = async (change: () => Promise<unknown>): Promise<number[]> => {
    await shop.app.get(OutboxDispatcher).drain();
    clock.advance(60_000);
    const since = clock.now().toISOString();
    await change();
    await shop.app.get(OutboxDispatcher).drain();
    const filter = JSON.stringify({ updated_at_gte: since });
    const path = `/orders?sort=["updated_at","ASC"]&filter=${filter}`;
    const ids = async (client: Client, audience: string): Promise<number[]> =>
      (await client.get<Orders>(`/${audience}${path}`)).body.orders.map(({ id }) => id);
    const changed = await ids(admin, 'admin');
    expect(await ids(vendor, 'vendor')).toEqual(changed);
    return changed;
  };

  it('include a step, a note, a shipment, its tracking and its own steps', async () => {
    const { order_id, first } = await twoLines();
    expect(await changedBy(() => moveOrder(admin, order_id, ['processing']))).toEqual([order_id]);
    const { version } = await record(order_id);
    const note = () => admin.put(`/admin/orders/${order_id}`, { note: 'Call first', version });
    expect(await changedBy(note)).toEqual([order_id]);
    const lines = [{ order_line_id: first, quantity: 1 }];
    const ship = () => createShipment(vendor, 'vendor', { order_id, lines, state: 'shipped' });
    expect(await changedBy(ship)).toEqual([order_id]);
    const shipment = (await record(order_id)).shipments[0]?.id ?? 0;
    const track = () => vendor.put(`/vendor/updateShipment/${shipment}`, { carrier: 'DHL' });
    expect(await changedBy(track)).toEqual([order_id]);
    expect(await changedBy(() => moveShipment(vendor, 'vendor', shipment, 'delivered'))).toEqual([order_id]);
  });

  it('include a payment and a failed one', async () => {
    for (const outcome of ['pay', 'decline']) {
      const buyer = guest(shop);
      const request = { country: country(), vendors: [vendor_id] };
      const placed = await placeUnpaid(shop, buyer, request);
      const pay = async () => {
        await chooseAtSandbox(shop, placed.redirect_url, outcome);
        await returnToShop(buyer, placed);
      };
      expect([outcome, await changedBy(pay)]).toEqual([outcome, placed.orders.map(({ id }) => id)]);
    }
  });

  it('include the proof of a transfer and its rejection', async () => {
    const placed = await unpaid('bank_transfer');
    const { group_number, access_token, orders } = placed;
    const ids = orders.map(({ id }) => id);
    const send = () =>
      sendForm<{ data: CustomerOrder }>(guest(shop), '/web/sendPaymentProof', {
        fields: { group_number, access_token },
        files: { file: [givenPdf()] },
      });
    expect(await changedBy(send)).toEqual(ids);
    const decision = { order_id: ids[0], status: 'rejected', reason: 'It is not readable.' };
    expect(await changedBy(() => admin.post('/admin/decidePaymentProof', decision))).toEqual(ids);
  });

  it('include a refund and what becomes of it', async () => {
    const placed = await unpaid('bank_transfer');
    const order_id = placed.orders[0]?.id ?? 0;
    await moveOrder(admin, order_id, ['placed']);
    const line = (await record(order_id)).lines[0]?.id;
    const request = { order_id, lines: [{ order_line_id: line, quantity: 1 }] };
    let refund = 0;
    const make = async () => {
      refund = (await admin.post<{ data: { id: number } }>('/admin/refundOrder', request)).body.data.id;
    };
    expect(await changedBy(make)).toEqual([order_id]);
    const pay = () => admin.put(`/admin/refunds/updateStatus/${refund}`, { status: 'succeeded' });
    expect(await changedBy(pay)).toEqual([order_id]);
  });

  it('include an offer to a rider and its refusal', async () => {
    const order_id = await delivering.orderOf(vendor_id);
    const { id: rider_id } = await givenRider(shop, { vendor_id });
    const assign = () => vendor.post('/vendor/assignRider', { order_id, rider_id });
    expect(await changedBy(assign)).toEqual([order_id]);
    const decline = async () => {
      const { delivery } = await record(order_id);
      const path = `/vendor/rider_shipping/updateStatus/${delivery?.id}`;
      return vendor.put<Deliveries>(path, { status: 'declined' });
    };
    expect(await changedBy(decline)).toEqual([order_id]);
  });

  it('include the invoice of a delivered order', async () => {
    const { order_id } = await twoLines();
    expect(await changedBy(() => moveOrder(admin, order_id, ARRIVE))).toEqual([order_id]);
    const { invoices, updated_at } = await record(order_id);
    expect(invoices).toHaveLength(1);
    expect(updated_at).toBe(clock.now().toISOString());
  });

  it('include the end of their customer’s account', async () => {
    const delivered = await givenDelivered({ shop, country_id: country(), admin }, vendor_id);
    const { customer_id } = await record(delivered.order_id);
    const remove = () => admin.delete(`/admin/customers/${customer_id}`);
    expect(await changedBy(remove)).toEqual([delivered.order_id]);
  });

  it('are joined by returns, which renew their own', async () => {
    const delivered = await givenDelivered({ shop, country_id: country(), admin }, vendor_id);
    const id = await givenReturn(delivered);
    clock.advance(60_000);
    const since = clock.now().toISOString();
    expect((await changeReturn(vendor, 'vendor', id, 'approved')).status).toBe(200);
    const filter = JSON.stringify({ updated_at_gte: since });
    const found = await vendor.get<{ returns: { id: number; updated_at: string }[] }>(
      `/vendor/returns?sort=["updated_at","ASC"]&filter=${filter}`,
    );
    expect(found.body.returns).toEqual([expect.objectContaining({ id, updated_at: since })]);
  });
});

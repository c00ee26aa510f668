import type { CustomerOrder, OrderRecord, OwnDelivery, RiderDuty } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { RiderAssignment } from '../../src/modules/ordering';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { next } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { DeliveringShop } from '../support/riders.factories';
import {
  acceptInvitation,
  givenDeliveringShop,
  givenRider,
  givenRiderAccount,
  inviteRider,
  RIDER_PASSWORD,
  signInRider,
} from '../support/riders.factories';
import type { Shop } from '../support/shop';
import { createShipment, givenTwoLines } from '../support/shipments.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Data<T> {
  data: T;
}

const key = (): string => String(next()).padStart(32, '0');

describe('accounts of riders', () => {
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
  });
  afterAll(() => shop.close());

  const login = (name: string, password = RIDER_PASSWORD) =>
    guest(shop).post('/rider/auth/login', { login: name, password });

  it('say whether they are on duty, which dispatchers see', async () => {
    const { rider, client } = await givenRiderAccount(shop, admin);
    const duty = (await client.get<Data<RiderDuty>>('/rider/duty')).body.data;
    expect(duty).toEqual({ presence: 'offline', cash_in_hand: [], earnings: [], receipts: [] });
    const on = await client.post<Data<RiderDuty>>('/rider/updatePresence', { presence: 'available' });
    expect(on.body.data.presence).toBe('available');
    const seen = await admin.get<Data<{ presence: string }>>(`/admin/riders/${rider.id}`);
    expect(seen.body.data.presence).toBe('available');
    expect((await client.post('/rider/updatePresence', { presence: 'asleep' })).status).toBe(422);
    expect((await guest(shop).get('/rider/duty')).status).toBe(401);
    expect((await admin.get('/rider/duty')).status).toBe(403);
  });

  it('are opened by an invitation, which works once, and sign in by phone number or email address', async () => {
    const email = `courier${next()}@stoa.test`;
    const rider = await givenRider(shop, { email, phone: `+1 (555) 777-${next()}` });
    expect((await login(rider.phone)).status).toBe(401);
    const first = await inviteRider(admin, rider.id);
    const token = await inviteRider(admin, rider.id);
    await eventually(async () => expect(await mailsTo(shop, email)).toHaveLength(2));
    // A later invitation replaces the earlier one.
    expect((await acceptInvitation(shop, first)).status).toBe(422);
    expect((await acceptInvitation(shop, token)).status).toBe(200);
    expect((await acceptInvitation(shop, token)).status).toBe(422);
    for (const name of [email.toUpperCase(), rider.phone, rider.phone.replaceAll(/[ ()-]/g, '')])
      expect((await login(name)).status).toBe(200);
    expect(await login(email, 'wrong')).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } });
  });

  it('are invited by their own fleet only, and end when the rider is not active any more', async () => {
    const rider = await givenRider(shop, { vendor_id: vendor.id });
    const foreign = await givenRider(shop);
    const invite = (rider_id: number) => vendor.client.post('/vendor/inviteRider', { rider_id });
    expect((await invite(rider.id)).status).toBe(200);
    expect((await invite(foreign.id)).status).toBe(404);
    await acceptInvitation(shop, await inviteRider(admin, rider.id));
    const client = await signInRider(shop, rider.phone);
    expect((await client.get('/rider/deliveries')).status).toBe(200);
    const status = { status: 'inactive', filterData: { filter: {} } };
    await admin.put(`/admin/riders/updateStatus/${rider.id}`, status);
    expect((await login(rider.phone)).status).toBe(401);
    await eventually(async () => expect((await client.get('/rider/deliveries')).status).toBe(401));
    expect(await invite(rider.id)).toMatchObject({ status: 409, body: { code: 'rider_not_active' } });
  });

  it('are no accounts of anybody else', async () => {
    const { client } = await givenRiderAccount(shop, admin);
    const { client: customer } = await givenCustomer(shop);
    for (const other of [admin, vendor.client, customer])
      expect((await other.get('/rider/deliveries')).status).toBe(403);
    expect((await guest(shop).get('/rider/deliveries')).status).toBe(401);
    expect((await client.get('/admin/orders')).status).toBe(403);
    expect((await client.get('/vendor/orders')).status).toBe(403);
    expect((await client.get('/web/customer_orders')).status).toBe(401);
    // Public calls ignore the token.
    expect((await client.get('/web/countriesActive')).status).toBe(200);
  });
});

describe('deliveries by riders themselves', () => {
  let shop: Shop;
  let admin: Client;
  let delivering: DeliveringShop;
  let vendor_id: number;
  let rider: { id: number; client: Client };
  let stranger: Client;

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
    ({ admin } = delivering);
    vendor_id = (await givenVendor(shop)).vendor.id;
    const made = await givenRiderAccount(shop, admin);
    rider = { id: made.rider.id, client: made.client };
    stranger = (await givenRiderAccount(shop, admin)).client;
  });
  afterAll(() => shop.close());

  type Moved = Answer<Data<OwnDelivery[]>>;
  const move = (id: number, state: string, more: object = {}, by = rider.client): Promise<Moved> =>
    by.post('/rider/moveDelivery', { delivery_id: id, state, request_key: key(), ...more });
  const offered = async (): Promise<{ id: number; order_id: number }> => {
    const order_id = await delivering.orderOf(vendor_id);
    return { id: (await delivering.offer(order_id, rider.id)).body.data.id, order_id };
  };
  const list = async (): Promise<OwnDelivery[]> =>
    (await rider.client.get<Data<OwnDelivery[]>>('/rider/deliveries')).body.data;
  const codeOf = async (id: number): Promise<string> => {
    const { em } = shop.app.get(Database);
    return (await em.findOneByOrFail(RiderAssignment, { id })).delivery_code ?? '';
  };
  const stateOf = async (order_id: number): Promise<OrderRecord['state']> =>
    (await delivering.orderSeen(order_id)).state;

  it('lead from the offer to the door, where the customer tells the code', async () => {
    const { client, customer } = await givenCustomer(shop);
    await addToCart(client, await givenVariant(shop, vendor_id), 2);
    const placed = await pay(client, await readyToPay(client, delivering.country_id));
    const { group_number, orders } = placed.body.data;
    const order_id = orders[0]?.id ?? 0;
    const { id } = (await delivering.offer(order_id, rider.id)).body.data;
    const part = async () =>
      (await client.get<Data<CustomerOrder>>(`/web/order_detail/${group_number}`)).body.data.parts[0];
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      state: 'offered',
      allowed: ['accepted', 'declined'],
      // The customer is nobody's business before the offer is accepted.
      recipient: { name: '', phone: null },
      items: [{ quantity: 2 }],
      cash_due: placed.body.data.total,
      needs_code: true,
    });
    expect((await move(id, 'accepted')).body.data[0]?.recipient.name).not.toBe('');
    expect((await part())?.delivery_code).toBeNull();
    await move(id, 'picked_up');
    expect(await stateOf(order_id)).toBe('shipped');
    const code = await codeOf(id);
    expect(await part()).toMatchObject({ delivery_code: code, shipments: [{ state: 'shipped' }] });
    await eventually(async () =>
      expect((await mailsTo(shop, customer.email)).map(({ text }) => text).join()).toContain(code),
    );
    expect(JSON.stringify(await list())).not.toContain(code);
    await move(id, 'in_transit');
    expect(await move(id, 'delivered')).toMatchObject({
      status: 422,
      body: { errors: { code: [expect.any(String)] } },
    });
    const arabic = code.slice(0, 3).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const done = await move(id, 'delivered', { code: ` ${arabic} ${code.slice(3)} ` });
    expect(done.body.data).toMatchObject([{ state: 'delivered', allowed: [], cash_due: 0 }]);
    expect(await part()).toMatchObject({ state: 'delivered', delivery_code: null });
  });

  it('fail with a reason, which the customer can read, and are tried again', async () => {
    const { id, order_id } = await offered();
    for (const state of ['accepted', 'picked_up']) await move(id, state);
    expect(await move(id, 'failed')).toMatchObject({
      status: 422,
      body: { errors: { reason: [expect.any(String)] } },
    });
    expect((await move(id, 'failed', { reason: 'Nobody at home' })).body.data).toMatchObject([
      { state: 'failed', failure_reason: 'Nobody at home', allowed: ['in_transit'] },
    ]);
    const seen = await delivering.orderSeen(order_id);
    expect(seen).toMatchObject({
      state: 'shipped',
      shipments: [{ state: 'failed' }],
      delivery: { failure_reason: 'Nobody at home' },
    });
    expect(seen.timeline.at(-1)).toMatchObject({ shipment: { state: 'failed' }, note: 'Nobody at home' });
    // Whoever takes the items back says so.
    expect((await move(id, 'returned')).status).toBe(409);
    expect((await move(id, 'in_transit')).status).toBe(200);
    expect((await delivering.orderSeen(order_id)).shipments).toMatchObject([{ state: 'out_for_delivery' }]);
  });

  it('refuse further codes after five wrong ones, and leave the delivery to the dispatcher', async () => {
    const { id, order_id } = await offered();
    for (const state of ['accepted', 'picked_up', 'in_transit']) await move(id, state);
    const code = await codeOf(id);
    const wrong = code === '000000' ? '000001' : '000000';
    const left = async () => (await list()).find((one) => one.id === id)?.code_attempts_left;
    for (let n = 5; n > 0; n--) {
      expect(await left()).toBe(n);
      expect((await delivering.orderSeen(order_id)).delivery?.is_code_locked).toBe(false);
      expect((await move(id, 'delivered', { code: wrong })).status).toBe(422);
    }
    expect(await left()).toBe(0);
    expect((await delivering.orderSeen(order_id)).delivery?.is_code_locked).toBe(true);
    expect(await move(id, 'delivered', { code })).toMatchObject({
      status: 409,
      body: { code: 'delivery_code_locked' },
    });
    expect((await delivering.step(id, 'delivered')).status).toBe(200);
    expect(await stateOf(order_id)).toBe('delivered');
    expect((await delivering.orderSeen(order_id)).delivery?.is_code_locked).toBe(false);
  });

  it('say where the items are picked up', async () => {
    const { client, vendor: store } = await givenVendor(shop);
    const address = { line1: '1 Kiln Row', city: 'Leeds', postcode: 'LS1 1AA', phone: '+44 113 496 0000' };
    const { version } = (await client.get<Data<{ version: number }>>('/vendor/getVendorStore')).body.data;
    const saved = await client.post('/vendor/createOrUpdateVendorStore', { ...address, version });
    expect(saved.status).toBe(200);
    const { id } = (await delivering.offer(await delivering.orderOf(store.id), rider.id)).body.data;
    expect((await list()).find((one) => one.id === id)?.store).toEqual({
      phone: '+44 113 496 0000',
      lines: ['1 Kiln Row', 'LS1 1AA Leeds'],
    });
  });

  it('list only the items that the rider brings', async () => {
    const order = await givenTwoLines({ shop, admin, country_id: delivering.country_id }, vendor_id);
    const { order_id, first } = order;
    const lines = [{ order_line_id: first, quantity: 2 }];
    await createShipment(admin, 'admin', { order_id, lines, state: 'shipped', carrier: 'DHL' });
    const { id } = (await delivering.offer(order_id, rider.id)).body.data;
    const quantities = async () =>
      (await list()).find((one) => one.id === id)?.items.map(({ quantity }) => quantity);
    expect(await quantities()).toEqual([1, 2]);
    for (const state of ['accepted', 'picked_up', 'in_transit']) await move(id, state);
    expect(await quantities()).toEqual([1, 2]);
    await move(id, 'delivered', { code: await codeOf(id) });
    // The carrier's shipment is still on its way.
    expect(await delivering.orderSeen(order_id)).toMatchObject({
      state: 'shipped',
      shipments: [{ state: 'shipped' }, { state: 'delivered' }],
    });
  });

  it('belong to their rider', async () => {
    const { id } = await offered();
    expect((await move(id, 'accepted', {}, stranger)).status).toBe(404);
    const others = await stranger.get<Data<OwnDelivery[]>>('/rider/deliveries');
    expect(others.body.data).toEqual([]);
  });

  it('take a step once, however often it is sent, and refuse one that is out of date', async () => {
    const { id, order_id } = await offered();
    const step = { request_key: key() };
    const both = await Promise.all([move(id, 'accepted', step), move(id, 'accepted', step)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await move(id, 'accepted', step)).body.data).toMatchObject([{ state: 'accepted' }]);
    await delivering.moveOrder(order_id, 'cancelled');
    // Sent when the phone is back online.
    expect(await move(id, 'picked_up')).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed', details: { from: 'cancelled', allowed: [] } },
    });
    expect((await list()).find((one) => one.id === id)).toMatchObject({
      state: 'cancelled',
      recipient: { name: '', phone: null },
      cash_due: 0,
    });
    const later = await offered();
    const race = await Promise.all([move(later.id, 'accepted'), move(later.id, 'declined')]);
    expect(race.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const { status } of race) expect([200, 409]).toContain(status);
  });
});

import type { WebhookEventType, WebhookSecret } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { asSqlMoment, Database } from '../../src/kernel/database';
import { Changes } from '../../src/kernel/resource';
import { ForgetWebhooks } from '../../src/modules/webhooks/deliveries/forget-webhooks';
import { givenAdmin } from '../support/factories';
import { type Delivery, FakeReceiver, isSignedWith } from '../support/fake-receiver';
import { givenMarket } from '../support/ordering.factories';
import { moveOrder } from '../support/purchase.factories';
import { givenTwoLines } from '../support/shipments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { statementsOf } from '../support/statements';
import { givenVendor } from '../support/vendors.factories';
import { workDone } from '../support/work-done';

const DAY = 86_400_000;

describe('webhooks', () => {
  const clock = new FixedClock(new Date('2026-03-01T10:00:00Z'));
  let shop: Shop;
  let admin: Client;
  let receiver: FakeReceiver;
  let country_id: number;
  let vendor_id: number;

  beforeAll(async () => {
    receiver = new FakeReceiver();
    shop = await startShop(await receiver.listen(), clock);
    ({ country_id } = await givenMarket(shop));
    vendor_id = (await givenVendor(shop)).vendor.id;
  });
  // Some tests let days pass, after which sessions have ended.
  beforeEach(async () => {
    admin = await givenAdmin(shop);
  });
  afterEach(async () => {
    admin = await givenAdmin(shop);
    const { body } = await admin.get<{ webhook_endpoints: { id: number }[] }>('/admin/webhook_endpoints');
    for (const { id } of body.webhook_endpoints) await admin.delete(`/admin/webhook_endpoints/${id}`);
    Object.assign(receiver, { status: 204, answer: '', delay: 0, most: 0 });
    receiver.received.length = 0;
  });
  afterAll(async () => {
    await shop.close();
    await receiver.close();
  });

  const given = async (...types: WebhookEventType[]): Promise<number> => {
    const events = types.map((type) => ({ type }));
    const made = await admin.post<{ data: { id: number } }>('/admin/webhook_endpoints', {
      url: receiver.url,
      events,
    });
    expect(made.status).toBe(200);
    return made.body.data.id;
  };
  const work = () => workDone(shop, clock.now());
  const deliveries = async (): Promise<Delivery[]> => {
    const path = '/admin/webhook_deliveries?sort=["id","ASC"]';
    return (await admin.get<{ webhook_deliveries: Delivery[] }>(path)).body.webhook_deliveries;
  };
  const secretOf = async (id: number): Promise<string> =>
    (await admin.get<{ data: WebhookSecret }>(`/admin/webhookSecret/${id}`)).body.data.secret;
  const ping = async (webhook_endpoint_id: number): Promise<void> => {
    expect((await admin.post('/admin/sendTestWebhook', { webhook_endpoint_id })).status).toBe(200);
    await work();
  };

  it('tell of what happens to an order, with the JSON that operators read, signed', async () => {
    const id = await given('order.placed', 'order.paid', 'order.status_changed', 'order.cancelled');
    const { order_id } = await givenTwoLines({ shop, country_id, admin }, vendor_id, 'bank_transfer');
    await work();
    await moveOrder(admin, order_id, ['placed']);
    await work();
    await moveOrder(admin, order_id, ['cancelled']);
    await work();
    const types = receiver.received.map(({ event }) => event.type).sort();
    expect(types).toEqual([
      'order.cancelled',
      'order.paid',
      'order.placed',
      'order.status_changed',
      'order.status_changed',
    ]);
    const last = receiver.received.at(-1);
    const read = (await admin.get<{ data: object }>(`/admin/orders/${order_id}`)).body.data;
    // The cancellation goes on meanwhile: it is refunded, and a credit note issued.
    const later = { updated_at: '', refunds: [], invoices: [] };
    expect({ ...last?.event.data, ...later }).toEqual({ ...read, ...later });
    const secret = await secretOf(id);
    expect(receiver.received.every((one) => isSignedWith(one, secret))).toBe(true);
    expect(receiver.received.every((one) => one.headers['webhook-id'] === one.event.id)).toBe(true);
  });

  it('cost nothing while no endpoint wants the event', async () => {
    await given('vendor.created');
    await givenTwoLines({ shop, country_id, admin }, vendor_id, 'bank_transfer');
    await work();
    const statements = await statementsOf(shop, () =>
      givenTwoLines({ shop, country_id, admin }, vendor_id, 'bank_transfer'),
    );
    expect(statements.filter((one) => one.includes('webhook'))).toEqual([]);
    expect(await deliveries()).toEqual([]);
  });

  it('are rolled back with what they tell of', async () => {
    await given('customer.created');
    const failing = shop.app.get(Database).tx(async () => {
      await shop.app.get(Changes).publish({ resource: 'customers', id: 1, action: 'create', actor: null });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await work();
    expect(receiver.received).toEqual([]);
  });

  it('are sent again after a failure, with the same id, and end after the last attempt', async () => {
    const id = await given('customer.created');
    receiver.status = 500;
    receiver.answer = 'out of order';
    await ping(id);
    expect(await deliveries()).toEqual([
      expect.objectContaining({
        state: 'pending',
        attempts: 1,
        response_code: 500,
        response_body: 'out of order',
      }),
    ]);
    clock.advance(7_000);
    await work();
    receiver.status = 200;
    clock.advance(70_000);
    await work();
    expect(await deliveries()).toEqual([expect.objectContaining({ state: 'succeeded', attempts: 3 })]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  it('are not sent on by a redirect', async () => {
    const id = await given('customer.created');
    receiver.status = 302;
    await ping(id);
    expect(receiver.received).toHaveLength(1);
    expect(await deliveries()).toEqual([expect.objectContaining({ state: 'pending', response_code: 302 })]);
  });

  it('of an endpoint that has only failed for days end; it is switched off, and operators hear of it', async () => {
    const id = await given('customer.created');
    receiver.status = 503;
    await ping(id);
    for (let day = 0; day < 5; day++) {
      clock.advance(DAY);
      await ping(id).catch(() => undefined);
    }
    const { data } = (await admin.get<{ data: Record<string, unknown> }>(`/admin/webhook_endpoints/${id}`))
      .body;
    expect(data).toMatchObject({ status: 'inactive', disabled_at: expect.any(String) as string });
    expect((await deliveries()).every(({ state }) => state === 'failed')).toBe(true);
    expect((await admin.post('/admin/sendTestWebhook', { webhook_endpoint_id: id })).body).toMatchObject({
      code: 'endpoint_inactive',
    });
    receiver.status = 200;
    receiver.received.length = 0;
    await admin.put(`/admin/webhook_endpoints/updateStatus/${id}`, { status: 'active' });
    const since = new Date(clock.now().getTime() - 10 * DAY).toISOString();
    const again = await admin.post<{ data: { count: number } }>('/admin/resendFailedWebhooks', {
      webhook_endpoint_id: id,
      since,
    });
    await work();
    expect(again.body.data.count).toBeGreaterThan(0);
    expect(receiver.received).toHaveLength(again.body.data.count);
    expect((await deliveries()).every(({ state }) => state === 'succeeded')).toBe(true);
    const healthy = (await admin.get<{ data: object }>(`/admin/webhook_endpoints/${id}`)).body.data;
    expect(healthy).toMatchObject({ status: 'active', failing_since: null, disabled_at: null });
  });

  it('end at once where the receiver is gone', async () => {
    const id = await given('customer.created');
    receiver.status = 410;
    await ping(id);
    const { data } = (await admin.get<{ data: object }>(`/admin/webhook_endpoints/${id}`)).body;
    expect(data).toMatchObject({ status: 'inactive' });
  });

  it('are sent again by hand, also delivered ones', async () => {
    const id = await given('customer.created');
    await ping(id);
    const [delivery] = await deliveries();
    await admin.post('/admin/resendWebhook', { webhook_delivery_id: delivery?.id });
    await work();
    expect(receiver.received.map(({ event }) => event.id)).toEqual([
      delivery?.webhook_id,
      delivery?.webhook_id,
    ]);
  });

  it('are signed with both secrets after a rotation, until the former one ends', async () => {
    const id = await given('customer.created');
    const former = await secretOf(id);
    await admin.post('/admin/rotateWebhookSecret', { webhook_endpoint_id: id, overlap_hours: 2 });
    const current = await secretOf(id);
    expect(current).not.toBe(former);
    await ping(id);
    clock.advance(3 * 3_600_000);
    await ping(id);
    const verified = receiver.received.map((one) => [isSignedWith(one, former), isSignedWith(one, current)]);
    expect(verified).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('reach an endpoint a few at a time, and each once', async () => {
    const id = await given('customer.created');
    for (let index = 0; index < 12; index++)
      await admin.post('/admin/sendTestWebhook', { webhook_endpoint_id: id });
    receiver.delay = 20;
    await Promise.all([work(), work()]);
    clock.advance(6_000);
    await work();
    expect(receiver.received).toHaveLength(12);
    expect(receiver.most).toBeLessThanOrEqual(5);
  });

  it('of a worker that was killed are sent again once its lease has ended', async () => {
    const id = await given('customer.created');
    await admin.post('/admin/sendTestWebhook', { webhook_endpoint_id: id });
    const until = asSqlMoment(new Date(clock.now().getTime() + 60_000));
    // What a worker leaves that is killed between its claim and the response.
    await shop.app.get(Database).tx(async (em) => {
      await em.query('UPDATE webhook_endpoints SET delivering_until = ?', [until]);
      await em.query('UPDATE webhook_deliveries SET next_attempt_at = ?, attempts = 1', [until]);
    });
    await work();
    expect(receiver.received).toHaveLength(0);
    clock.advance(66_000);
    await work();
    expect(receiver.received).toHaveLength(1);
  });

  it('are deleted with their endpoint, and after 30 days', async () => {
    const id = await given('customer.created');
    await ping(id);
    clock.advance(31 * DAY);
    admin = await givenAdmin(shop);
    await shop.app.get(ForgetWebhooks).execute();
    expect(await deliveries()).toEqual([]);
    receiver.status = 500;
    await ping(id);
    await admin.delete(`/admin/webhook_endpoints/${id}`);
    expect(await deliveries()).toEqual([]);
  });

  it.each([
    'http://erp.example.com/hooks',
    'https://localhost/hooks',
    'https://127.0.0.1/hooks',
    'https://169.254.169.254/latest',
    'https://[::1]/hooks',
    'https://erp.example.com:8443/hooks',
    'https://user:secret@erp.example.com/hooks',
    'https://intranet/hooks',
  ])('are not sent to %s', async (url) => {
    const refused = await admin.post<{ errors: object }>('/admin/webhook_endpoints', {
      url,
      events: [{ type: 'order.placed' }],
    });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['url']]);
  });

  it('tell nobody of records that whoever subscribes may not read', async () => {
    const clerk = await givenAdmin(shop, [
      'webhook_endpoints.create',
      'webhook_endpoints.read',
      'orders.read',
    ]);
    const subscribe = (type: WebhookEventType) =>
      clerk.post<{ errors: object }>('/admin/webhook_endpoints', { url: receiver.url, events: [{ type }] });
    expect((await subscribe('order.placed')).status).toBe(200);
    const refused = await subscribe('customer.created');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['events']]);
    expect((await clerk.get('/admin/webhookSecret/1')).status).toBe(403);
  });

  it('never show their secret in the record', async () => {
    const id = await given('customer.created');
    const { text } = await admin.get(`/admin/webhook_endpoints/${id}`);
    expect(text).not.toContain('secret');
    expect(await secretOf(id)).toMatch(/^whsec_[\w+/]+=*$/);
  });
});

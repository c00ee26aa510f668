import type { Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { givenAdmin } from '../support/factories';
import { FakeReceiver } from '../support/fake-receiver';
import { startShop, type Shop } from '../support/shop';
import { workDone } from '../support/work-done';

describe('the health of a webhook endpoint', () => {
  const clock = new FixedClock(new Date('2026-03-01T10:00:00Z'));
  const receiver = new FakeReceiver();
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop(await receiver.listen(), clock);
    admin = await givenAdmin(shop);
  });
  afterAll(async () => {
    await shop.close();
    await receiver.close();
  });

  it('filters the list; activated in its form, a switched off endpoint begins anew', async () => {
    const made = await admin.post<{ data: { id: number } }>('/admin/webhook_endpoints', {
      url: receiver.url,
      events: [{ type: 'customer.created' }],
    });
    const { id } = made.body.data;
    const failsWith = async (status: number): Promise<void> => {
      receiver.status = status;
      await admin.post('/admin/sendTestWebhook', { webhook_endpoint_id: id });
      await workDone(shop, clock.now());
    };
    const counted = async (health: string): Promise<number> => {
      const filter = encodeURIComponent(JSON.stringify({ health }));
      return (await admin.get<{ total: number }>(`/admin/webhook_endpoints?filter=${filter}`)).body.total;
    };
    const read = async () =>
      (await admin.get<{ data: { version: number } }>(`/admin/webhook_endpoints/${id}`)).body.data;

    await failsWith(500);
    expect([await counted('failing'), await counted('switched_off')]).toEqual([1, 0]);
    await failsWith(410);
    expect([await counted('failing'), await counted('switched_off')]).toEqual([0, 1]);
    const { version } = await read();
    const saved = await admin.put(`/admin/webhook_endpoints/${id}`, { status: 'active', version });
    expect(saved.status).toBe(200);
    expect(await read()).toMatchObject({ status: 'active', failing_since: null, disabled_at: null });
    expect([await counted('failing'), await counted('switched_off')]).toEqual([0, 0]);
  });
});

import type { Client } from '@stoa/testing';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { OutboxJob } from '../../src/kernel/queue/outbox-job';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { eventually } from '../support/eventually';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

interface Mails {
  mailbox: { to: string; subject: string }[];
}

describe('automatic emails', () => {
  let shop: Shop;
  let admin: Client;
  let country_id: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    ({ country_id } = await givenMarket(shop));
  });
  afterAll(() => shop.close());

  const save = (group: string, values: object) => admin.put('/admin/settings', { group, values });
  const mails = async (): Promise<string[]> => {
    await shop.app.get(OutboxDispatcher).drain();
    const { body } = await admin.get<Mails>('/admin/mailbox?range=[0,99]');
    return body.mailbox.map(({ to, subject }) => `${to}: ${subject}`);
  };

  const buy = async (vendor_id: number, quantity: number, stock: number): Promise<string> => {
    const variant = await givenVariant(shop, vendor_id, { name: `Vase ${next()}`, stock });
    const buyer = guest(shop);
    await addToCart(buyer, variant, quantity);
    const input = await readyToPay(buyer, country_id, 'ada@stoa.test');
    return (await pay(buyer, input)).body.data.group_number;
  };

  it('notify the configured operators of orders and low stock, and vendor and buyer of the order', async () => {
    await save('general', { order_prefix: 'AG' });
    await save('alert', { recipients: ['ops@stoa.test', 'stock@stoa.test'] });
    const { vendor } = await givenVendor(shop);
    const number = await buy(vendor.id, 4, 8);
    expect(number).toMatch(/^AG-/);
    await eventually(async () => {
      const subjects = await mails();
      expect(subjects).toEqual(
        expect.arrayContaining([
          `ops@stoa.test: Stoa: New order ${number}-1`,
          `stock@stoa.test: Stoa: New order ${number}-1`,
          `${vendor.email}: Stoa: New order ${number}-1`,
          expect.stringMatching(/^ops@stoa.test: Stoa: Vase \d+ is low on stock$/),
          expect.stringMatching(/^ada@stoa.test: .*order/),
        ]),
      );
    });
  });

  it('announce vendor applications to the contact email when no alert recipients are configured', async () => {
    await save('alert', { recipients: [] });
    await save('general', { contact_email: 'hello@stoa.test' });
    const email = `apply${next()}@stoa.test`;
    const input = { store_name: 'Applied', name: 'Ann', email, password: PASSWORD };
    await shop.client.post('/vendor/registerVendor', input);
    await eventually(async () =>
      expect(await mails()).toContain('hello@stoa.test: Stoa: New vendor application: Applied'),
    );
  });

  it('are not sent for orders when the settings disable them', async () => {
    const off = { operator_new_order: 0, vendor_new_order: 0, buyer_confirmation: 0, buyer_order_updates: 0 };
    await save('alert', off);
    const { vendor, client } = await givenVendor(shop);
    const number = await buy(vendor.id, 1, 50);
    const { body } = await client.get<{ orders: { id: number }[] }>('/vendor/orders');
    const move = { order_id: body.orders[0]?.id, state: 'shipped', with_steps: true };
    expect((await client.post('/vendor/changeSellerOrderStatus', move)).status).toBe(200);
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      const isDue = { run_at: LessThanOrEqual(new Date()) };
      expect(await shop.app.get(Database).em.count(OutboxJob, { where: isDue })).toBe(0);
    });
    expect((await mails()).join()).not.toContain(number);
  });
});

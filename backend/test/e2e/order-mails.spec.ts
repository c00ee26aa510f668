import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OrderState, PlacedOrder, RefundRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, next } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const ORIGIN = 'https://shop.test';
/** Pages of the storefront; the payment result page exists for three outcomes only. */
const RESULT = /^\/payment-(success|pending|failed)\/[^/]+$/;
const pathsOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`);
const DECLARED = readFileSync(join(__dirname, '../../../storefront/app/pages.ts'), 'utf8');
const STOREFRONT = [...DECLARED.matchAll(/page\('(\/[^']*)'/gi)]
  .map(([, path = '']) => path)
  .filter((path) => !path.includes('ProcessingPayment'))
  .map(pathsOf);
const CONSOLES = /^\/(admin|seller)\/[a-z_]+\/(view|edit)\/\d+(\/step\d)?$|^\/seller\/dashboard$/;

describe('order emails', () => {
  let shop: Shop;
  let country: number;
  let admin: Client;
  let vendor: { id: number; email: string; client: Client };

  beforeAll(async () => {
    shop = await startShop({ PUBLIC_URL: ORIGIN });
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'ar', name: 'arabic', native_name: 'العربية', direction: 'rtl' });
    country = (await givenMarket(shop)).country_id;
    admin = await givenAdmin(shop);
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, email: made.vendor.email, client: made.client };
    await admin.put('/admin/settings', { group: 'general', values: { order_prefix: 'KIOSK' } });
  });
  afterAll(() => shop.close());

  async function order(
    language: string,
    payment = 'bank_transfer',
  ): Promise<{ email: string; data: PlacedOrder }> {
    const buyer = guest(shop).as({ language });
    const email = `buyer${next()}@stoa.test`;
    await addToCart(buyer, await givenVariant(shop, vendor.id), 2);
    const { data } = (await pay(buyer, await readyToPay(buyer, country, email, payment))).body;
    return { email, data };
  }
  const move = async (
    { orders }: PlacedOrder,
    ...steps: [state: OrderState, note?: string][]
  ): Promise<void> => {
    for (const [state, note] of steps) {
      const body = { order_id: orders[0]?.id, state, note, internal_note: 'Only among us' };
      expect((await admin.post('/admin/changeOrderStatus', body)).status).toBe(200);
      await shop.app.get(OutboxDispatcher).drain();
    }
  };
  const subjects = (mails: readonly MailboxMail[]): string[] => mails.map(({ subject }) => subject);

  it('notify the buyer of each status change with its note, but never include the internal note', async () => {
    const { email, data } = await order('en');
    const number = data.orders[0]?.number ?? '';
    expect(number).toMatch(/^KIOSK-/);
    await move(data, ['placed'], ['processing'], ['ready'], ['shipped', 'DHL 00340434'], ['delivered']);
    const mails = await mailsTo(shop, email, 5);
    expect(new Set(subjects(mails))).toEqual(
      new Set([
        `Stoa: order ${data.group_number}`,
        `Stoa: We received your payment for order ${number}`,
        `Stoa: Order ${number} is being prepared`,
        `Stoa: Order ${number} is on its way`,
        `Stoa: Order ${number} has been delivered`,
      ]),
    );
    const shipped = mails.find(({ subject }) => subject.includes('on its way'));
    for (const part of [shipped?.text, shipped?.html]) {
      expect(part).toContain('DHL 00340434');
      expect(part).toContain('12 Analytical Row');
      expect(part).toMatch(/Total/);
    }
    expect(mails.map(({ text, html }) => text + html).join()).not.toContain('Only among us');
    const seen = await guest(shop).post<{ data: PlacedOrder }>('/web/verifyPayment', {
      group_number: data.group_number,
      access_token: data.access_token,
    });
    expect(seen.body.data).toMatchObject({ outcome: 'success', orders: [{ state: 'delivered' }] });
  });

  it('notify the buyer of cancellation and refund in the order’s language, and the vendor of the cancellation', async () => {
    const { email, data } = await order('ar');
    const number = data.orders[0]?.number ?? '';
    await move(data, ['placed'], ['cancelled']);
    const list = await admin.get<{ refunds: RefundRow[] }>(
      `/admin/refunds?filter=${JSON.stringify({ order_id: data.orders[0]?.id })}`,
    );
    await admin.put(`/admin/refunds/updateStatus/${list.body.refunds[0]?.id}`, { status: 'succeeded' });
    const mails = await mailsTo(shop, email, 5);
    const subjectLines = subjects(mails).join('\n');
    expect(subjectLines).toContain(`أُلغي الطلب ${number}`);
    expect(subjectLines).toMatch(/سنرد إليك .* عن الطلب/);
    expect(subjectLines).toMatch(/أعدنا إليك .* عن الطلب/);
    expect(mails.every(({ html }) => html.includes('<html dir="rtl" lang="ar">'))).toBe(true);
    // Nothing is delivered to the address any more.
    const addressed = subjects(mails.filter(({ text }) => text.includes('12 Analytical Row')));
    expect(addressed).toHaveLength(2);
    expect(addressed.join('\n')).not.toMatch(/أُلغي|سنرد|أعدنا/);
    const vendors = await mailsTo(shop, vendor.email, 1);
    await eventually(async () =>
      expect(subjects(await mailsTo(shop, vendor.email))).toContain(`Stoa: Order ${number} was cancelled`),
    );
    expect(vendors.length).toBeGreaterThan(0);
  });

  it('are in the language in which a customer pays, also after a switch at checkout and back', async () => {
    const { client, customer } = await givenCustomer(shop, { locale: 'en' });
    const [english, arabic] = [client.as({ language: 'en' }), client.as({ language: 'ar' })];
    await addToCart(english, await givenVariant(shop, vendor.id));
    const ready = await readyToPay(english, country, customer.email, 'bank_transfer');
    const { data } = (await pay(arabic, ready)).body;
    await english.get('/web/fetchCartItems');
    await move(data, ['placed']);
    const number = data.orders[0]?.number ?? '';
    await eventually(async () => {
      const mails = await mailsTo(shop, customer.email, 2);
      const about = mails.filter(({ text }) => text.includes(number) || text.includes(data.group_number));
      expect(about).toHaveLength(2);
      for (const { html } of about) expect(html).toContain('<html dir="rtl" lang="ar">');
    });
    await addToCart(arabic, await givenVariant(shop, vendor.id));
    const next = await readyToPay(arabic, country, customer.email, 'bank_transfer');
    const back = (await pay(english, next)).body.data;
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => {
      const mails = await mailsTo(shop, customer.email, 3);
      const [mail] = mails.filter(({ text }) => text.includes(back.group_number));
      expect(mail?.html).toContain('<html dir="ltr" lang="en">');
      expect(mail?.subject).toBe(`Stoa: order ${back.group_number}`);
    });
  });

  it('contain only links to existing pages, as do all other emails, and guest links open the guest’s order', async () => {
    const { customer } = await givenCustomer(shop);
    await guest(shop).post('/customer/auth/password/email', { email: customer.email });
    await guest(shop).post('/web/subscribe', { email: customer.email });
    const { email, data } = await order('en', 'cash_on_delivery');
    await move(data, ['cancelled']);
    await mailsTo(shop, email, 2);
    await eventually(async () => {
      await shop.app.get(OutboxDispatcher).drain();
      expect((await mailsTo(shop, vendor.email)).length).toBeGreaterThan(1);
    });
    const mails = await shop.app.get(Database).em.find(MailboxMail);
    const links = mails.flatMap(({ html, text }) => [
      ...[...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
      ...(text.match(/https?:\S+/g) ?? []),
    ]);
    expect(links.length).toBeGreaterThan(10);
    const lost = links.filter((link) => {
      const { origin, pathname } = new URL(link);
      return origin !== ORIGIN || ![...STOREFRONT, RESULT, CONSOLES].some((page) => page.test(pathname));
    });
    expect([...new Set(lost)]).toEqual([]);
    const results = [...new Set(links)]
      .map((link) => new URL(link))
      .filter(({ pathname }) => RESULT.test(pathname));
    expect(results.length).toBeGreaterThan(2);
    for (const { pathname, searchParams } of results) {
      const group_number = decodeURIComponent(pathname.split('/')[2] ?? '');
      const request = { group_number, access_token: searchParams.get('token') };
      expect((await guest(shop).post('/web/verifyPayment', request)).status).toBe(200);
    }
  });
});

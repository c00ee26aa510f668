import type { Client } from '@stoa/testing';
import { guestSession } from '@stoa/testing';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Database, inexactColumns } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Customer } from '../../src/modules/customers';
import { givenProduct } from '../support/catalogue.factories';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin, next, PASSWORD } from '../support/factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

/** Spellings of the same address or code (SAME, INVISIBLE, WIDE), and look-alikes that differ (OTHER). */
const SAME: [string, (text: string) => string][] = [
  ['capitals', (text) => text.toUpperCase()],
  ['blanks around', (text) => ` ${text}\u3000`],
];
const INVISIBLE: [string, (text: string) => string][] = [
  ['a zero-width space', (text) => `${text.slice(0, 2)}\u200b${text.slice(2)}`],
  ['a soft hyphen', (text) => `${text.slice(0, 2)}\u00ad${text.slice(2)}`],
  ['a joiner and a variation selector', (text) => `${text.slice(0, 2)}\u2060\ufe0f${text.slice(2)}`],
];
const WIDE: [string, (text: string) => string] = [
  'full width',
  (text) =>
    text.replace(/^[!-~]{2}/, (two) =>
      [...two].map((c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0)).join(''),
    ),
];
const OTHER: [string, (text: string) => string][] = [
  ['an accent', (text) => text.replace(/[oO]/, 'ö')],
  ['a combining accent', (text) => text.replace(/[oO]/, 'o\u0308')],
  ['another script', (text) => text.replace(/[oO]/, 'о')],
];

describe('text identifiers', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' });
    admin = await givenAdmin(shop);
  });
  afterAll(() => shop.close());

  it('identifier columns use an exact collation in the database', async () => {
    const source = shop.app.get<DataSource>(getDataSourceToken() as never);
    expect([...(await inexactColumns(source))]).toEqual([]);
    const { customer } = await givenCustomer(shop, { email: `column${next()}@stoa.test` });
    const { em } = shop.app.get(Database);
    for (const [, other] of OTHER) {
      const email = other(customer.email);
      expect(await em.exists(Customer, { where: { email } })).toBe(false);
    }
  });

  const person = async (audience: 'customer' | 'vendor' | 'admin'): Promise<string> => {
    if (audience === 'customer') return (await givenCustomer(shop)).customer.email;
    if (audience === 'vendor') return (await givenVendor(shop)).user.email;
    const email = `operator${next()}@stoa.test`;
    const { body } = await admin.get<{ data: { role_id: number }; roles: { id: number; code: string }[] }>(
      '/admin/roles?filter={"q":"super_admin"}',
    );
    await admin.post('/admin/admins', { name: 'O', email, password: PASSWORD, role_id: body.roles[0]?.id });
    return email;
  };
  const signIn = async (audience: string, email: string): Promise<number> =>
    (await shop.client.post(`/${audience}/auth/login`, { email, password: PASSWORD })).status;

  it.each(['customer', 'vendor', 'admin'] as const)(
    '%s: sign-in accepts invisible characters and capitals in the email address, but no look-alike',
    async (audience) => {
      const email = await person(audience);
      for (const [what, same] of [...INVISIBLE, SAME[0] ?? WIDE])
        expect([what, await signIn(audience, same(email))]).toEqual([what, 200]);
      for (const [what, other] of OTHER)
        expect([what, await signIn(audience, other(email))]).toEqual([what, 401]);
    },
  );

  it.each(['customer', 'vendor'] as const)(
    '%s: password reset emails go to the stored address, never to a look-alike',
    async (audience) => {
      const email = await person(audience);
      for (const [, other] of [...OTHER, ...INVISIBLE])
        await shop.client.post('/customer/auth/password/email', { email: other(email), audience });
      await mailsTo(shop, email, INVISIBLE.length);
      await shop.app.get(OutboxDispatcher).drain();
      const all = await shop.app.get(Database).em.find(MailboxMail);
      for (const [, other] of OTHER) expect(all.filter(({ to }) => to === other(email))).toEqual([]);
    },
  );

  it('an email address with invisible characters counts as taken, while a look-alike is available', async () => {
    const { customer } = await givenCustomer(shop);
    const make = (email: string) =>
      admin.post('/admin/customers', { first_name: 'A', last_name: 'B', email, password: PASSWORD });
    for (const [, same] of INVISIBLE) expect((await make(same(customer.email))).status).toBe(409);
    expect((await make(`ö${customer.email}`)).status).toBe(200);
    expect((await make(`o${customer.email}`)).status).toBe(200);
  });

  it('coupon codes ignore case, surrounding spaces, width and invisible characters, but do not match look-alikes', async () => {
    const code = `HELLO${next()}`;
    const made = await admin.post('/admin/coupons', {
      code: code.toLowerCase(),
      title: 'Ten',
      type: 'percent',
      rate: '0.1',
    });
    expect([made.status, (made.body as { data?: { code: string } }).data?.code]).toEqual([200, code]);
    await givenMarket(shop);
    const { variants } = await givenProduct(shop, { stock: 5 });
    const buyer = shop.client.as({ session: guestSession() });
    await addToCart(buyer, variants[0]?.id ?? 0);
    const countOf = async (typed: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q: typed }));
      return (await admin.get<{ total: number }>(`/admin/coupons?filter=${filter}`)).body.total;
    };
    expect([await countOf(code), await countOf(code.toLowerCase())]).toEqual([1, 1]);
    const validate = async (typed: string) =>
      (await buyer.post('/web/validateCouponCode', { coupon_code: typed })).body.code;
    for (const [what, other] of OTHER)
      expect([what, await validate(other(code))]).toEqual([what, 'coupon_unknown']);
    for (const [what, same] of [...SAME, ...INVISIBLE, WIDE])
      expect([what, await validate(same(code))]).toEqual([what, undefined]);
  });

  it('slugs with and without accents are distinct, and are found in any Unicode normal form', async () => {
    const brand = async (name: string) =>
      (await admin.post<{ data: { id: number; slug: string } }>('/admin/brands', { name })).body.data;
    const n = next();
    const [plain, accented] = [await brand(`Cafe ${n}`), await brand(`Café ${n}`)];
    expect([plain.slug, accented.slug]).toEqual([`cafe-${n}`, `café-${n}`]);
    const { id } = await givenProduct(shop, { name: `Thé ${n}`, stock: 1 });
    const { em } = shop.app.get(Database);
    const page = async (slug: string) =>
      (await shop.client.get<{ data?: { id: number } }>(`/web/product/${encodeURIComponent(slug)}`)).body.data
        ?.id;
    const [row]: { slug: string }[] = await em.query('SELECT slug FROM products WHERE id = ?', [id]);
    const slug = row?.slug ?? '';
    expect([await page(slug), await page(slug.normalize('NFD').toUpperCase())]).toEqual([id, id]);
    expect(await page(slug.replace('é', 'e'))).toBeUndefined();
  });
});

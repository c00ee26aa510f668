import { LANGUAGES } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { VendorUser } from '../../src/modules/vendors';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('server message languages', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    for (const code of LANGUAGES) await givenLanguage(shop, { code, iso: code });
  });
  afterAll(() => shop.close());

  it('errors use the requested language, or the shop’s default', async () => {
    const lost = async (language: string) =>
      (await admin.as({ language }).get('/admin/units/4711')).body.error;
    expect(await lost('en')).toBe('This record could not be found.');
    expect(await lost('es-MX,es;q=0.9')).toBe('No se ha encontrado este registro.');
    expect(await lost('ar')).toBe('تعذّر العثور على هذا السجل.');
    expect(await lost('tlh')).toBe('This record could not be found.');
  });

  it('errors are translated before sign-in and for unknown routes', async () => {
    const hindi = shop.client.as({ language: 'hi' });
    expect((await hindi.get('/admin/units')).body.error).toMatch(/साइन इन/);
    expect((await hindi.get('/nowhere')).body.error).toBe('यह पता मौजूद नहीं है।');
  });

  it('the missing-permission error uses the specification’s English sentence, and a translation elsewhere', async () => {
    const nobody = await givenAdmin(shop, []);
    const refused = async (language: string) =>
      (await nobody.as({ language }).get('/admin/units')).body.error;
    expect(await refused('en')).toBe('You Are Not Authenticated To Perform This Action');
    expect(await refused('bn')).toBe('আপনার এটি করার অনুমতি নেই।');
  });

  it('field names, limits and resource names are translated in errors', async () => {
    const spanish = admin.as({ language: 'es' });
    const wrong = { name: 'x'.repeat(500), symbol: 'kg', decimals: 99, dimension: 'taste' };
    expect((await spanish.post('/admin/units', wrong)).body.errors).toMatchObject({
      name: [expect.stringMatching(/^Nombre: puede tener \d+ caracteres como máximo\.$/)],
      decimals: [expect.stringMatching(/^Decimales: debe ser \d+ como máximo\.$/)],
      dimension: [expect.stringMatching(/^Dimensión: debe ser uno de estos: .*mass/)],
    });
    const base = await admin.post<{ data: { id: number } }>('/admin/units', { name: 'Gram', symbol: 'g' });
    await admin.post('/admin/units', { name: 'Tonne', symbol: 't', base_id: base.body.data.id });
    const answer = await spanish.delete(`/admin/units/${base.body.data.id}`);
    expect(answer.body.error).toBe('Esto todavía se usa en: Unidades (1: Tonne). No se puede eliminar.');
  });

  it('order emails use the recipient’s language, text direction and amount format', async () => {
    const { country_id } = await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    const inSpanish = { locale: 'es' };
    await shop.app.get(Database).tx((em) => em.update(VendorUser, { vendor_id: vendor.id }, inSpanish));
    const buyer = guest(shop).as({ language: 'ar' });
    await addToCart(buyer, await givenVariant(shop, vendor.id, { name: 'Mug', price: 1000 }));
    await pay(buyer, await readyToPay(buyer, country_id, 'reader@stoa.test'));
    const [mail] = await mailsTo(shop, 'reader@stoa.test');
    expect(mail?.html).toMatch(/^<!doctype html><html dir="rtl" lang="ar"/);
    expect(mail?.text).toContain('الإجمالي: \u2066$15.00\u2069');
    const mails = await mailsTo(shop, vendor.email);
    expect(mails.map(({ subject }) => subject).join()).toMatch(/Nuevo pedido/);
  });

  it('the password reset email uses the customer’s language, not the request’s', async () => {
    const { customer } = await givenCustomer(shop, { locale: 'bn' });
    await shop.client.as({ language: 'es' }).post('/customer/auth/password/email', { email: customer.email });
    const [mail] = await mailsTo(shop, customer.email);
    expect(mail?.subject).toBe('Stoa: নতুন পাসওয়ার্ড বেছে নিন');
  });
});

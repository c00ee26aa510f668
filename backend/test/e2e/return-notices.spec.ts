import type { OrderReturns, ReturnRecord } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { PersonalData } from '../../src/modules/customers';
import { Order } from '../../src/modules/ordering';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { ARRIVE, type Market, moveOrder } from '../support/purchase.factories';
import { changeReturn, givenDelivered, requestReturn } from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('what people learn of a return', () => {
  let market: Market;
  let vendor: { id: number; email: string; client: Client };

  beforeAll(async () => {
    const shop = await startShop({ PUBLIC_URL: 'https://shop.test' });
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', name: 'Spanish', native_name: 'Español' });
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop, { line1: '4 Anvil Row', postcode: 'LS1 1AA', city: 'Leeds' });
    vendor = { id: made.vendor.id, email: made.vendor.email, client: made.client };
  });
  afterAll(() => market.shop.close());

  const subjects = async (to: string, atLeast: number): Promise<string[]> =>
    (await mailsTo(market.shop, to, atLeast)).map(({ subject }) => subject);

  it('is e-mailed: to the buyer at each step in the language of the order, to the vendor its part', async () => {
    const { shop, country_id, admin } = market;
    const buyer = guest(shop).as({ language: 'es' });
    const email = 'lola@stoa.test';
    await addToCart(buyer, await givenVariant(shop, vendor.id));
    const { data } = (await pay(buyer, await readyToPay(buyer, country_id, email))).body;
    const order_id = data.orders[0]?.id ?? 0;
    await moveOrder(admin, order_id, ARRIVE);
    const { access_token, group_number } = data;
    const found = await buyer.post<{ data: OrderReturns[] }>('/web/order_returns', {
      group_number,
      access_token,
    });
    const line_id = found.body.data[0]?.returnable[0]?.order_line_id ?? 0;
    const delivered = { buyer, order_id, group_number, line_id, variant_id: 0 };
    const request = await requestReturn(delivered, 1, { access_token });
    expect(request.body.data.returns).toMatchObject([{ return_address: [] }]);
    const id = request.body.data.returns[0]?.id ?? 0;
    await changeReturn(vendor.client, 'vendor', id, 'approved', 'Con la caja, por favor.');
    const addressSeen = async (): Promise<string[] | undefined> =>
      (await buyer.post<{ data: OrderReturns[] }>('/web/order_returns', { group_number, access_token })).body
        .data[0]?.returns[0]?.return_address;
    const address = [expect.any(String), '4 Anvil Row', 'LS1 1AA Leeds'];
    expect(await addressSeen()).toEqual(address);
    await buyer.post('/web/sendReturn', { return_id: id, access_token });
    expect(await addressSeen()).toEqual(address);
    await changeReturn(vendor.client, 'vendor', id, 'received');
    expect(await addressSeen()).toEqual([]);
    const number = request.body.data.returns[0]?.number;
    const mailSubjects = await subjects(email, 7);
    for (const ending of [
      `Hemos recibido tu solicitud de devolución ${number}`,
      `Tu devolución ${number} se ha aprobado`,
      `Los artículos de tu devolución ${number} han llegado`,
    ])
      expect(mailSubjects.filter((subject) => subject.endsWith(ending))).toHaveLength(1);
    const approval = (await mailsTo(shop, email)).find(({ subject }) => subject.includes('se ha aprobado'));
    expect(approval?.text).toContain('Con la caja, por favor.');
    expect(approval?.text).toMatch(/Envía los artículos a\n.+\n4 Anvil Row\nLS1 1AA Leeds/);
    expect(approval?.text).toMatch(/https:\/\/shop\.test\/payment-success\/\S+token=/);
    const toVendor = await subjects(vendor.email, 3);
    expect(toVendor.filter((subject) => subject.endsWith(`New return ${number}`))).toHaveLength(1);
    expect(toVendor.filter((subject) => subject.includes('on their way'))).toHaveLength(1);
  });

  it('tells the vendor until when it must decide', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const request = await requestReturn(delivered, 1);
    const number = request.body.data.returns[0]?.number ?? '';
    await eventually(async () => {
      const mails = await mailsTo(market.shop, vendor.email);
      const mail = mails.find(({ subject }) => subject.endsWith(`New return ${number}`));
      expect(mail?.text).toMatch(/Please answer by\n\w+ \d+, \d{4}/);
    });
  });

  it('is in the customer’s export, and erased with the account without its notes and pictures', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const request = await requestReturn(delivered, 1, { note: 'My dog chewed on it' });
    const id = request.body.data.returns[0]?.id ?? 0;
    const { em } = market.shop.app.get(Database);
    const { customer_id } = await em.findOneByOrFail(Order, { id: delivered.order_id });
    const subject = { customer_id: customer_id ?? 0, email: null, language: 'en' };
    const data = market.shop.app.get(PersonalData);
    const { returns } = await data.read(subject);
    expect(returns).toMatchObject([{ id, note: 'My dog chewed on it', lines: [{ quantity: 1 }] }]);
    expect(await data.unfinished(subject)).toEqual([request.body.data.returns[0]?.number]);
    await changeReturn(vendor.client, 'vendor', id, 'rejected', 'Dog bites are excluded');
    expect(await data.unfinished(subject)).toEqual([]);
    await market.shop.app.get(Database).tx(() => data.erase(subject));
    const record = await market.admin.get<{ data: ReturnRecord }>(`/admin/returns/${id}`);
    expect(record.body.data).toMatchObject({ state: 'rejected', note: null, lines: [{ quantity: 1 }] });
    expect(record.text).not.toMatch(/dog/i);
  });

  it('is in its history and in exports of the consoles', async () => {
    const delivered = await givenDelivered(market, vendor.id);
    const request = await requestReturn(delivered, 1);
    const { id = 0, number = '' } = request.body.data.returns[0] ?? {};
    await changeReturn(vendor.client, 'vendor', id, 'approved');
    const history = await market.admin.get(`/admin/history/returns/${id}`);
    expect(history.text).toContain('approved');
    const file = await market.admin.post('/admin/returns/export', {
      export: 'csv',
      columns: ['number', 'order_number', 'customer_name', 'state'],
      filterData: {},
    });
    expect(file.text).toContain(number);
    const own = await vendor.client.post<{ returns: { number: string }[] }>('/vendor/returns/filter', {
      filter: { state: 'approved' },
    });
    expect(own.body.returns.map((row) => row.number)).toContain(number);
  });
});

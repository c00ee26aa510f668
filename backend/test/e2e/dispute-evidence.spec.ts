import type { CustomerDispute, DisputeRecord, OrderDisputes } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { PersonalData } from '../../src/modules/customers';
import { Order } from '../../src/modules/ordering';
import { givenCustomer } from '../support/customers.factories';
import { decide, disputesOf, givenDispute, openDispute, respond } from '../support/disputes.factories';
import { givenPdf, sendForm } from '../support/documents.factories';
import { givenAdmin } from '../support/factories';
import { mailsTo } from '../support/mail';
import { givenMarket } from '../support/ordering.factories';
import type { Market } from '../support/purchase.factories';
import { type Delivered, givenDelivered } from '../support/returns.factories';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('the evidence in disputes', () => {
  let market: Market;
  let vendor: { id: number; email: string; client: Client };

  beforeAll(async () => {
    const shop = await startShop({ PUBLIC_URL: 'https://shop.test' });
    const { country_id } = await givenMarket(shop);
    market = { shop, country_id, admin: await givenAdmin(shop) };
    const made = await givenVendor(shop);
    vendor = { id: made.vendor.id, email: made.vendor.email, client: made.client };
  });
  afterAll(() => market.shop.close());

  const given = (): Promise<Delivered> => givenDelivered(market, vendor.id);
  const record = async (by: Client, audience: string, id: number): Promise<DisputeRecord> =>
    (await by.get<{ data: DisputeRecord }>(`/${audience}/disputes/${id}`)).body.data;

  it('is e-mailed to the other side, and the operators learn when they have to decide', async () => {
    const delivered = await given();
    const { id, number } = await givenDispute(delivered);
    await respond(vendor.client, 'vendor', id, 'Please see the packing video.');
    await decide(market.admin, id, 'dismissed', { note: 'The video shows it intact.' });
    const toVendor = await mailsTo(market.shop, vendor.email, 3);
    const subjects = toVendor.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith(`New dispute ${number}`))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.endsWith('in your favour'))).toHaveLength(1);
    const order = await market.admin.get<{ data: { email: string } }>(`/admin/orders/${delivered.order_id}`);
    const toBuyer = await mailsTo(market.shop, order.body.data.email, 6);
    const evidence = toBuyer.find(({ subject }) => subject.includes('New evidence'));
    expect(evidence?.text).toContain('Please see the packing video.');
    expect(evidence?.text).toContain(`https://shop.test/customer/disputes/${id}`);
    const decision = toBuyer.find(({ subject }) => subject.includes('no refund'));
    expect(decision?.text).toContain('The video shows it intact.');
  });

  it('is in the customer’s own list, in the lists of the consoles and in exports', async () => {
    const delivered = await given();
    const { number } = await givenDispute(delivered);
    const list = await delivered.buyer.get<{ data: CustomerDispute[] }>('/web/customer_disputes');
    expect(list.body.data).toMatchObject([{ number }]);
    const filter = { state: 'needs_response', reason: 'product_unacceptable' };
    const own = await vendor.client.post<{ disputes: { number: string }[] }>('/vendor/disputes/filter', {
      filter,
    });
    expect(own.body.disputes.map((row) => row.number)).toContain(number);
    const file = await market.admin.post('/admin/disputes/export', {
      export: 'csv',
      columns: ['number', 'order_number', 'customer_name', 'amount', 'state'],
      filterData: {},
    });
    expect(file.text).toContain(number);
  });

  it('is erased with the account, while the claim and its outcome stay', async () => {
    const delivered = await given();
    const { id, number } = await givenDispute(delivered, { description: 'My cat broke it.' });
    const { em } = market.shop.app.get(Database);
    const { customer_id } = await em.findOneByOrFail(Order, { id: delivered.order_id });
    const subject = { customer_id: customer_id ?? 0, email: null, language: 'en' };
    const data = market.shop.app.get(PersonalData);
    expect((await data.read(subject)).disputes).toMatchObject([{ number }]);
    expect(await data.unfinished(subject)).toContain(number);
    await delivered.buyer.post('/web/withdrawDispute', { dispute_id: id });
    expect(await data.unfinished(subject)).not.toContain(number);
    await market.shop.app.get(Database).tx(() => data.erase(subject));
    const shown = await market.admin.get<{ data: DisputeRecord }>(`/admin/disputes/${id}`);
    expect(shown.body.data).toMatchObject({ state: 'withdrawn', amount: 3500 });
    expect(shown.text).not.toMatch(/cat broke/);
  });

  it('are opened once per request key, with their files', async () => {
    const delivered = await given();
    const key = 'c'.repeat(32);
    const fields = { order_id: String(delivered.order_id), reason: 'other', description: 'See the report.' };
    const open = () =>
      sendForm<{ data: OrderDisputes }>(delivered.buyer, '/web/openDispute', {
        fields: { ...fields, request_key: key },
        files: { files: [givenPdf()] },
      });
    const answers = [await open(), ...(await Promise.all([open(), open()]))];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { disputes } = await disputesOf(delivered);
    expect(disputes).toHaveLength(1);
    const file = disputes[0]?.timeline[0]?.files[0];
    expect(file).toMatchObject({ mime: 'application/pdf' });

    const path = `disputeFile/${file?.id}`;
    const { client: stranger } = await givenCustomer(market.shop);
    const other = await givenVendor(market.shop);
    const reads = [
      delivered.buyer.get(`/web/dispute_file/${file?.id}`),
      vendor.client.get(`/vendor/${path}`),
      market.admin.get(`/admin/${path}`),
      stranger.get(`/web/dispute_file/${file?.id}`),
      other.client.get(`/vendor/${path}`),
    ];
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200, 200, 404, 404]);
  });

  it('are nobody else’s', async () => {
    const delivered = await given();
    const { id } = await givenDispute(delivered);
    const { client: stranger } = await givenCustomer(market.shop);
    const other = (await givenVendor(market.shop)).client;
    const answers = await Promise.all([
      stranger.get(`/web/customer_dispute/${id}`),
      stranger.post('/web/addDisputeEvidence', { dispute_id: id, note: 'Me too' }),
      stranger.post('/web/withdrawDispute', { dispute_id: id }),
      openDispute({ buyer: stranger, order_id: delivered.order_id }),
      other.get(`/vendor/disputes/${id}`),
      respond(other, 'vendor', id),
      other.post('/vendor/acceptDispute', { dispute_id: id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await vendor.client.post('/vendor/decideDispute', { dispute_id: id })).status).toBe(404);
  });

  it('refuse what they can’t use, by field', async () => {
    const delivered = await given();
    const errors = async (more: object) =>
      Object.keys((await openDispute(delivered, more)).body.errors ?? {});
    expect(await errors({ description: ' ' })).toEqual(['description']);
    expect(await errors({ reason: 'credit_not_processed' })).toEqual(['reason']);
    expect(await errors({ lines: [{ order_line_id: delivered.line_id, quantity: 4 }] })).toEqual(['lines']);
    const { id } = await givenDispute(delivered);
    const empty = await delivered.buyer.post('/web/addDisputeEvidence', { dispute_id: id });
    expect(empty.body.errors).toHaveProperty('note');
    await respond(vendor.client, 'vendor', id);
    const much = { lines: [{ order_line_id: delivered.line_id, quantity: 4 }] };
    expect((await decide(market.admin, id, 'refunded', much)).body.errors).toHaveProperty('lines');
    expect((await record(market.admin, 'admin', id)).state).toBe('under_review');
  });
});

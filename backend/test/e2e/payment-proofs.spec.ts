import type { CustomerOrder, OrderRecord, PlacedOrder } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { givenPdf, sendForm, storedFiles } from '../support/documents.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket, guest } from '../support/ordering.factories';
import { placeUnpaid, returnToShop } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

describe('the proof of a bank transfer', () => {
  let shop: Shop;
  let country: number;
  let vendors: number[];
  let vendor: Client;
  let admin: Client;
  let buyer: Client;

  beforeAll(async () => {
    shop = await startShop();
    country = (await givenMarket(shop)).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map((one) => one.vendor.id);
    vendor = made[0]?.client as Client;
    admin = await givenAdmin(shop);
  });
  beforeEach(() => {
    buyer = guest(shop);
  });
  afterAll(() => shop.close());

  const order = (method = 'bank_transfer'): Promise<PlacedOrder> =>
    placeUnpaid(shop, buyer, { country, vendors, method });
  const send = ({ group_number, access_token }: PlacedOrder, file = givenPdf(), token = access_token) =>
    sendForm<{ data: CustomerOrder }>(buyer, '/web/sendPaymentProof', {
      fields: { group_number, access_token: token },
      files: { file: [file] },
    });
  const decide = ({ orders }: PlacedOrder, decision: object, by = admin) =>
    by.post<{ data: OrderRecord }>('/admin/decidePaymentProof', { order_id: orders[0]?.id, ...decision });
  const record = async ({ orders }: PlacedOrder, index = 0): Promise<OrderRecord> =>
    (await admin.get<{ data: OrderRecord }>(`/admin/orders/${orders[index]?.id}`)).body.data;

  it('sent by a guest is shown to operators, whose approval captures and places all orders', async () => {
    const placed = await order();
    const pdf = givenPdf();
    const sent = await send(placed, pdf);
    expect(sent.body.data).toMatchObject({ payment_proof: { status: 'pending' }, can_send_proof: true });
    expect(await record(placed)).toMatchObject({
      payment_proof: { filename: 'file-1.pdf', status: 'pending' },
    });
    const file = await admin.get(`/admin/paymentProof/${placed.orders[0]?.id}`);
    expect(Buffer.from(file.bytes ?? [])).toEqual(pdf);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect((await decide(placed, { status: 'approved' })).body.data).toMatchObject({
      state: 'placed',
      payment_status: 'paid',
      payment_proof: { status: 'approved' },
    });
    expect(await record(placed, 1)).toMatchObject({ state: 'placed', payment_status: 'paid' });
    expect(await returnToShop(buyer, placed)).toMatchObject({
      outcome: 'success',
      order: { can_send_proof: false, payment_proof: { status: 'approved' } },
    });
    expect((await decide(placed, { status: 'rejected', reason: 'late' })).status).toBe(409);
  });

  it('that is rejected tells the buyer why, who may send another one', async () => {
    const placed = await order();
    await send(placed);
    expect((await decide(placed, { status: 'rejected' })).body.errors).toHaveProperty('reason');
    expect((await decide(placed, { status: 'rejected', reason: 'It is not readable.' })).status).toBe(200);
    expect(await record(placed)).toMatchObject({ state: 'pending_payment' });
    const { order: seen } = await returnToShop(buyer, placed);
    expect(seen).toMatchObject({
      can_send_proof: true,
      payment_proof: { status: 'rejected', reason: 'It is not readable.' },
    });
    await eventually(async () => {
      const mails = await shop.app.get(Database).em.find(MailboxMail);
      const mail = mails.find(({ subject }) =>
        subject.includes(`proof of payment for order ${placed.group_number}`),
      );
      expect(mail?.text).toContain('It is not readable.');
    });
    expect((await send(placed)).body.data).toMatchObject({ payment_proof: { status: 'pending' } });
  });

  it('is decided once by two operators at the same moment', async () => {
    const placed = await order();
    await send(placed);
    const answers = await Promise.all([
      decide(placed, { status: 'approved' }),
      decide(placed, { status: 'rejected', reason: 'no' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is private, and accepted only from the buyer, as a picture or PDF, for an unpaid transfer', async () => {
    const placed = await order();
    const before = await storedFiles(shop, '');
    expect((await send(placed, givenPdf(), 'a wrong token')).status).toBe(404);
    expect((await send(placed, Buffer.from('<svg onload="alert(1)">'))).body.errors).toHaveProperty('file');
    expect((await send(placed, Buffer.alloc(6 * 1024 ** 2))).status).toBe(413);
    const cash = await order('cash_on_delivery');
    expect((await send(cash)).status).toBe(409);
    expect(await storedFiles(shop, '')).toBe(before);
    await send(placed);
    const id = placed.orders[0]?.id;
    expect((await buyer.get(`/admin/paymentProof/${id}`)).status).toBe(401);
    expect((await vendor.get(`/admin/paymentProof/${id}`)).status).toBe(403);
    expect((await decide(placed, { status: 'approved' }, vendor)).status).toBe(403);
    const reader = await givenAdmin(shop, ['orders.read']);
    expect((await decide(placed, { status: 'approved' }, reader)).status).toBe(403);
    const shown = await vendor.get<{ data: OrderRecord }>(`/vendor/orders/${id}`);
    expect(shown.body.data.payment_proof).toBeNull();
  });
});

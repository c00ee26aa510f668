import type { CheckoutQuote, ExecutePayment, OrderRecord, WebPaymentMethod } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { Currency } from '../../src/modules/localisation';
import { PaymentMethod } from '../../src/modules/payments';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenPlaces } from '../support/localisation.factories';
import {
  addressIn,
  addToCart,
  givenMarket,
  givenVariant,
  guest,
  pay,
  readyToPay,
} from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const EMAIL = 'ada@stoa.test';

describe('a payment method', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;
  let goods: [number, number];
  let cash: number;

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
    const [a, b] = [(await givenVendor(shop)).vendor, (await givenVendor(shop)).vendor];
    goods = [
      await givenVariant(shop, a.id, { price: 1000, stock: 500 }),
      await givenVariant(shop, b.id, { price: 2499, stock: 500 }),
    ];
    const where = { code: 'cash_on_delivery' };
    cash = (await shop.app.get(Database).em.findOneOrFail(PaymentMethod, { where })).id;
  });
  afterAll(() => shop.close());
  afterEach(() =>
    change({
      fee: null,
      fee_rate: null,
      min_amount: null,
      max_amount: null,
      country_ids: [],
      currency_ids: [],
    }),
  );

  const change = (values: object): Promise<Answer> => admin.put(`/admin/payment_methods/${cash}`, values);

  async function withCart(client = guest(shop)): Promise<Client> {
    for (const id of goods) await addToCart(client, id);
    return client;
  }

  async function quote(buyer: Client, more: object = {}): Promise<CheckoutQuote> {
    const { methods } = await readyToPay(buyer, country, EMAIL, 'bank_transfer');
    const request = { email: EMAIL, address: addressIn(country), methods, ...more };
    const answer = await buyer.post<{ data: CheckoutQuote }>('/web/validateShippingMethod', request);
    expect([answer.status, answer.body.errors]).toEqual([200, undefined]);
    return answer.body.data;
  }

  const listed = async (query = '', buyer = guest(shop)): Promise<WebPaymentMethod[]> =>
    (await buyer.get<{ data: WebPaymentMethod[] }>(`/web/payment_methods${query}`)).body.data;
  const codes = (methods: WebPaymentMethod[]): string[] => methods.map((method) => method.code);

  it('quotes its fee, charges it once selected and splits it exactly between orders', async () => {
    expect((await change({ fee: 150, fee_rate: '0.02' })).status).toBe(200);
    const buyer = await withCart();
    const open = await quote(buyer);
    const expected = 1000 + 2499 + 500 + 500;
    const fee = 150 + 90;
    expect(open).toMatchObject({ total: expected, payment_fee: 0 });
    expect(open.payment_methods).toMatchObject([
      { code: 'cash_on_delivery', fee, fee_rate: '0.02' },
      { code: 'bank_transfer', fee: 0, fee_rate: null },
    ]);
    const chosen = await quote(buyer, { payment_method: 'cash_on_delivery' });
    expect(chosen).toMatchObject({ total: expected + fee, payment_fee: fee });
    expect(chosen.groups.map((group) => group.payment_fee)).toEqual([80, 160]);
    expect(chosen.groups.map((group) => group.total)).toEqual([1580, 3159]);

    const paid = await pay(buyer, await readyToPay(buyer, country, EMAIL));
    expect(paid.body.data.total).toBe(expected + fee);
    expect(paid.body.data.orders.map((order) => order.total)).toEqual([1580, 3159]);
    const id = paid.body.data.orders[1]?.id;
    const record = await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`);
    expect(record.body.data).toMatchObject({ items: 2499, shipping: 500, payment_fee: 160, total: 3159 });
    const subject = `Stoa: order ${paid.body.data.group_number}`;
    const { em } = shop.app.get(Database);
    await eventually(async () => {
      const mail = await em.findOne(MailboxMail, { where: { subject } });
      expect(mail?.text).toContain('Payment fee: $2.40');
    });
  });

  it('responds 409 with the new fee when its fee has changed since the quote', async () => {
    const buyer = await withCart();
    const ready = await readyToPay(buyer, country, EMAIL);
    await change({ fee: 100 });
    const paid = await pay(buyer, ready);
    expect(paid).toMatchObject({
      status: 409,
      body: { code: 'total_changed', details: { payment_fee: 100 } },
    });
  });

  it('shows its fee in the buyer’s currency', async () => {
    await change({ fee: 150 });
    const yen = guest(shop).as({ currency: 'JPY' });
    expect(await listed('', yen)).toMatchObject([{ fee: 225 }, { fee: 0 }]);
    expect(await listed('?amount=1000')).toMatchObject([{ fee: 150 }, { fee: 0 }]);
  });

  it('is offered and accepted only in its own countries', async () => {
    const elsewhere = (await givenPlaces(shop, { name: 'Elsewhere' })).country.id;
    await change({ country_ids: [elsewhere] });
    expect(codes(await listed(`?country_id=${country}`))).toEqual(['bank_transfer']);
    expect(codes(await listed(`?country_id=${elsewhere}`))).toEqual(['cash_on_delivery', 'bank_transfer']);
    const buyer = await withCart();
    const open = await quote(buyer);
    expect(codes(open.payment_methods)).toEqual(['bank_transfer']);
    await refuses(buyer, 'country');
  });

  it('is offered and accepted only in its own currencies', async () => {
    const where = { code: 'JPY' };
    const yen = await shop.app.get(Database).em.findOneOrFail(Currency, { where });
    await change({ currency_ids: [yen.id] });
    expect(codes(await listed())).toEqual(['bank_transfer']);
    expect(codes(await listed('', guest(shop).as({ currency: 'JPY' })))).toEqual([
      'cash_on_delivery',
      'bank_transfer',
    ]);
    await refuses(await withCart(), 'currency');
  });

  it('is offered and accepted only from its minimum amount, which its maximum must not undercut', async () => {
    await change({ min_amount: 100_000 });
    expect(codes(await listed('?amount=99999'))).toEqual(['bank_transfer']);
    expect(codes(await listed('?amount=100000'))).toEqual(['cash_on_delivery', 'bank_transfer']);
    await refuses(await withCart(), 'amount');
    const upsideDown = await change({ min_amount: 5, max_amount: 4 });
    expect(upsideDown).toMatchObject({ status: 422, body: { errors: { max_amount: [expect.any(String)] } } });
  });

  it('is offered and accepted only up to its maximum amount', async () => {
    await change({ max_amount: 3000 });
    expect(codes(await listed('?amount=3000'))).toEqual(['cash_on_delivery', 'bank_transfer']);
    expect(codes(await listed('?amount=3001'))).toEqual(['bank_transfer']);
    await refuses(await withCart(), 'amount');
  });

  it('is required when the order total is above zero', async () => {
    const buyer = await withCart();
    const { payment_method: _, ...ready } = await readyToPay(buyer, country, EMAIL);
    const paid = await pay(buyer, ready as ExecutePayment);
    expect(paid).toMatchObject({ status: 422, body: { errors: { payment_method: [expect.any(String)] } } });
  });

  it('rejects invalid queries and invalid values', async () => {
    expect((await guest(shop).get('/web/payment_methods?amount=-1')).body.errors).toHaveProperty('amount');
    expect((await guest(shop).get('/web/payment_methods?country_id=x')).body.errors).toHaveProperty(
      'country_id',
    );
    expect((await change({ fee: -1 })).body.errors).toHaveProperty('fee');
    expect((await change({ fee_rate: '1.5' })).body.errors).toHaveProperty('fee_rate');
    expect((await change({ country_ids: [999_999] })).body.errors).toHaveProperty('country_ids');
  });

  it('never returns its secrets or stores them in plain text', async () => {
    expect((await change({ config: '{"key":"sk_secret_1"}' })).status).toBe(200);
    const read = await admin.get(`/admin/payment_methods/${cash}`);
    expect(read.text).not.toContain('sk_secret_1');
    const row = await shop.app.get(Database).em.findOneOrFail(PaymentMethod, { where: { id: cash } });
    expect(row.config).not.toContain('sk_secret_1');
    expect((await change({ config: 'no json' })).body.errors).toHaveProperty('config');
  });

  async function refuses(buyer: Client, text: string): Promise<void> {
    const ready = await readyToPay(buyer, country, EMAIL, 'bank_transfer');
    const paid = await pay(buyer, { ...ready, payment_method: 'cash_on_delivery' });
    expect(paid).toMatchObject({
      status: 422,
      body: { errors: { payment_method: [expect.stringContaining(text)] } },
    });
  }
});

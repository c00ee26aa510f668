import type { RequestedStockNotice, StockNoticeShown } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { Database } from '../../src/kernel/database';
import { MailboxMail } from '../../src/kernel/mail';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Stock } from '../../src/modules/inventory';
import { Customer } from '../../src/modules/customers';
import { StockNotice } from '../../src/modules/shopping';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin, next } from '../support/factories';
import { mailsTo } from '../support/mail';
import { givenMarket, givenVariant } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const address = (): string => `waits${next()}@stoa.test`;

describe('back-in-stock notices', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let vendor: number;

  beforeAll(async () => {
    shop = await startShop({ SIGN_IN_LIMIT: '1000' }, clock);
    await givenMarket(shop);
    vendor = (await givenVendor(shop)).vendor.id;
  });
  afterAll(() => shop.close());

  const soldOut = (facts: object = {}): Promise<number> => givenVariant(shop, vendor, { ...facts, stock: 0 });
  const ask = (
    variant_id: number,
    email: string,
    client: Client = shop.client,
  ): Promise<Answer<{ data: RequestedStockNotice }>> =>
    client.post('/web/ask_stock_notice', { variant_id, email });
  const come = (variant_id: number, quantity: number): Promise<void> =>
    shop.app.get(Stock).move({ variant_id, quantity, type: 'receipt' });
  const tokenIn = (mail: MailboxMail | undefined): string =>
    /\/stock-notice\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  const answer = (token: string, choice: 'confirm' | 'cancel'): Promise<Answer<{ data: StockNoticeShown }>> =>
    shop.client.post(`/web/stock_notice/${choice}/${token}`);

  async function mails(email: string): Promise<number> {
    await shop.app.get(OutboxDispatcher).drain();
    return shop.app.get(Database).em.count(MailboxMail, { where: { to: email } });
  }

  /** A guest with a confirmed request; returns the email address and the token from the email. */
  async function waits(variant_id: number, email = address()): Promise<{ email: string; token: string }> {
    const before = await mails(email);
    expect((await ask(variant_id, email)).body.data).toEqual({ state: 'pending' });
    const token = tokenIn((await mailsTo(shop, email, before + 1)).at(-1));
    expect((await answer(token, 'confirm')).body.data.state).toBe('waiting');
    return { email, token };
  }

  async function verified(): Promise<{ client: Client; customer: Customer }> {
    const created = await givenCustomer(shop);
    const email_verified_at = clock.now();
    const { id } = created.customer;
    await shop.app.get(Database).tx((em) => em.update(Customer, { id }, { email_verified_at }));
    return created;
  }

  it('a confirmed address receives exactly one email when the variant is back in stock', async () => {
    const variant = await soldOut({ name: 'Blue cup' });
    const email = address();
    expect((await ask(variant, email.toUpperCase())).body.data).toEqual({ state: 'pending' });
    await eventually(async () => expect(await mails(email)).toBe(1));
    await come(variant, 1);
    expect(await mails(email)).toBe(1);
    await shop.app.get(Stock).move({ variant_id: variant, quantity: -1, type: 'adjust' });

    const token = tokenIn((await mailsTo(shop, email))[0]);
    const shown = await shop.client.get<{ data: StockNoticeShown }>(`/web/stock_notice/${token}`);
    expect(shown.body.data).toMatchObject({ state: 'pending', email, product: { name: 'Blue cup' } });
    await answer(token, 'confirm');
    await come(variant, 3);
    const [, mail] = await mailsTo(shop, email, 2);
    expect(mail?.subject).toBe('Blue cup is back in stock');
    expect(mail?.text).toContain(`?variant=${variant}&lang=en`);
    await come(variant, 5);
    await eventually(async () => expect(await mails(email)).toBe(2));
  });

  it('customers waiting longest are notified first, three per unit, and the others later while stock remains', async () => {
    const variant = await soldOut();
    const people: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      clock.advance(1000);
      people.push((await waits(variant)).email);
    }
    const counts = async (): Promise<number[]> => {
      const counts: number[] = [];
      for (const email of people) counts.push(await mails(email));
      return counts;
    };
    await come(variant, 1);
    await eventually(async () => expect(await counts()).toEqual([2, 2, 2, 1, 1]));
    clock.advance(HOUR);
    await eventually(async () => expect(await counts()).toEqual([2, 2, 2, 2, 2]));
  });

  it('can be cancelled with the emailed token, and cannot be confirmed afterwards', async () => {
    const variant = await soldOut();
    const { email, token } = await waits(variant);
    expect((await answer(token, 'cancel')).body.data.state).toBe('cancelled');
    expect((await answer(token, 'cancel')).status).toBe(200);
    expect(await answer(token, 'confirm')).toMatchObject({
      status: 409,
      body: { code: 'state_not_allowed' },
    });
    await come(variant, 1);
    expect(await mails(email)).toBe(1);
    expect((await answer('x'.repeat(43), 'cancel')).status).toBe(404);
  });

  it('need no confirmation for a customer’s own verified address, and can be listed and cancelled in the account', async () => {
    const variant = await soldOut({ name: 'Green cup' });
    const { client, customer } = await verified();
    expect((await ask(variant, customer.email, client)).body.data).toEqual({ state: 'waiting' });
    expect(await mails(customer.email)).toBe(0);
    expect((await ask(variant, address(), client)).body.data).toEqual({ state: 'pending' });
    const own = await client.get<{ data: StockNoticeShown[] }>('/web/stock_notices');
    expect(own.body.data.map(({ state }) => state).sort()).toEqual(['pending', 'waiting']);
    const { client: other } = await verified();
    expect((await other.post('/web/cancel_stock_notice', { variant_id: variant })).status).toBe(404);
    const answer = await client.post<{ data: StockNoticeShown[] }>('/web/cancel_stock_notice', {
      variant_id: variant,
    });
    expect(answer.body.data).toEqual([]);
    await come(variant, 1);
    expect(await mails(customer.email)).toBe(0);
  });

  it('can be requested again after they were sent, with a new confirmation', async () => {
    const variant = await soldOut();
    const { email, token } = await waits(variant);
    await come(variant, 1);
    await eventually(async () => expect(await mails(email)).toBe(2));
    await shop.app.get(Stock).move({ variant_id: variant, quantity: -1, type: 'adjust' });
    const repeated = await waits(variant, email);
    expect(repeated.token).not.toBe(token);
    await come(variant, 1);
    await eventually(async () => expect(await mails(email)).toBe(4));
  });

  it('an address gets one confirmation email in ten minutes, and honeypot submissions send none', async () => {
    const variant = await soldOut();
    const email = address();
    for (let n = 0; n < 3; n += 1) await ask(variant, email);
    await eventually(async () => expect(await mails(email)).toBe(1));
    clock.advance(10 * MINUTE - 1000);
    await ask(variant, email);
    clock.advance(1000);
    await ask(variant, email);
    await eventually(async () => expect(await mails(email)).toBe(2));
    const machine = { variant_id: variant, email: address(), website: 'x' };
    expect((await shop.client.post('/web/ask_stock_notice', machine)).status).toBe(200);
    expect(await mails(machine.email)).toBe(0);
  });

  it('requests for variants in stock or not for sale, or with an invalid address, are rejected', async () => {
    const inStock = await givenVariant(shop, vendor, { stock: 2 });
    expect(await ask(inStock, address())).toMatchObject({ status: 409, body: { code: 'in_stock' } });
    const draft = await soldOut({ status: 'draft' });
    expect((await ask(draft, address())).body.errors).toHaveProperty('variant_id');
    expect((await ask(await soldOut(), 'nobody')).body.errors).toHaveProperty('email');
  });

  it('wait while the product is archived and are sent once it is active again', async () => {
    const variant = await soldOut();
    const { email } = await waits(variant);
    const admin = await givenAdmin(shop);
    const { product_id } = (
      await shop.app.get(Database).em.query('SELECT product_id FROM variants WHERE id = ?', [variant])
    )[0] as { product_id: number };
    await admin.put(`/admin/products/updateStatus/${product_id}`, { status: 'archived' });
    await come(variant, 1);
    const state = async () => (await shop.app.get(Database).em.findOneBy(StockNotice, { email }))?.state;
    expect([await mails(email), await state()]).toEqual([1, 'waiting']);
    await admin.put(`/admin/products/updateStatus/${product_id}`, { status: 'active' });
    clock.advance(HOUR);
    await eventually(async () => expect([await mails(email), await state()]).toEqual([2, 'sent']));
  });
});

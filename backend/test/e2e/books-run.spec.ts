import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMoney, type OrderRecord, type OrderState, type TrialBalance } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { givenAdmin } from '../support/factories';
import { addToCart, givenMarket, givenVariant, guest, pay, readyToPay } from '../support/ordering.factories';
import { createShipment, moveShipment } from '../support/shipments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';

const DOCUMENT = join(__dirname, '../../../docs/books.md');
const [BEGIN, END] = ['<!-- the run -->', '<!-- end of the run -->'];
const FULFILLED: OrderState[] = ['processing', 'ready', 'shipped', 'delivered'];
const CURRENCIES = {
  USD: { code: 'USD', symbol: '$', exponent: 2 },
  JPY: { code: 'JPY', symbol: '¥', exponent: 0 },
};

/** Replaces the table of the document. */
function write(run: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before = '', rest = ''] = document.split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(DOCUMENT, `${before}${BEGIN}\n\n${run}\n\n${END}${after}`);
}

/**
 * One long story of three vendors, two currencies, refunds before and after payouts and a changed commission. The
 * balances after each step are the table of docs/books.md; `UPDATE_BOOKS=1` writes it anew.
 */
describe('the books through a long story', () => {
  let shop: Shop;
  let admin: Client;
  let country: number;
  let vendors: { id: number; client: Client }[];
  const table: string[] = [];

  beforeAll(async () => {
    shop = await startShop();
    admin = await givenAdmin(shop);
    country = (await givenMarket(shop)).country_id;
    const made = [await givenVendor(shop), await givenVendor(shop), await givenVendor(shop)];
    vendors = made.map(({ vendor, client }) => ({ id: vendor.id, client }));
  });
  afterAll(() => shop.close());

  /** Writes the balances of all accounts after a step: liabilities and income as what they owe and earn. */
  async function note(step: string): Promise<void> {
    const { lines, totals } = (await admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body.data;
    for (const { currency, balance } of totals)
      expect([step, currency, balance]).toEqual([step, currency, 0]);
    const balances = lines
      .filter(({ balance }) => balance !== 0)
      .map(({ account, currency, balance }) => {
        const facts = CURRENCIES[currency as keyof typeof CURRENCIES];
        return `${account.replaceAll('_', ' ')} ${formatMoney(balance, facts, 'en')}`;
      });
    table.push(`| ${step} | ${balances.join(' · ') || '–'} |`);
  }

  async function buy(quantities: number[], currency: 'USD' | 'JPY'): Promise<OrderRecord[]> {
    const buyer = guest(shop).as({ currency });
    for (const [index, quantity] of quantities.entries()) {
      if (quantity === 0) continue;
      const price = [10_00, 24_99, 7_77][index];
      await addToCart(buyer, await givenVariant(shop, vendors[index]?.id ?? 0, { price }), quantity);
    }
    const placed = await pay(buyer, await readyToPay(buyer, country, 'story@stoa.test'));
    const read = async (id: number): Promise<OrderRecord> =>
      (await admin.get<{ data: OrderRecord }>(`/admin/orders/${id}`)).body.data;
    return Promise.all(placed.body.data.orders.map(({ id }) => read(id)));
  }
  async function deliver(orders: readonly OrderRecord[]): Promise<void> {
    for (const { id } of orders)
      for (const state of FULFILLED)
        expect((await admin.post('/admin/changeOrderStatus', { order_id: id, state })).status).toBe(200);
  }
  /** Sends one unit of the order's only line and has it delivered. */
  async function sendOne({ id, lines }: OrderRecord): Promise<OrderState> {
    const sent = [{ order_line_id: lines[0]?.id ?? 0, quantity: 1 }];
    const made = await createShipment(admin, 'admin', { order_id: id, lines: sent, state: 'shipped' });
    const shipment = made.body.data.shipments.at(-1)?.id ?? 0;
    return (await moveShipment(admin, 'admin', shipment, 'delivered')).body.data.state;
  }
  async function refund({ id, lines }: OrderRecord, quantity: number, shipping = 0): Promise<void> {
    const input = { order_id: id, lines: [{ order_line_id: lines[0]?.id, quantity }], shipping };
    const answer = await admin.post<{ data: { id: number } }>('/admin/refundOrder', input);
    expect(answer.status).toBe(200);
    await admin.put(`/admin/refunds/updateStatus/${answer.body.data.id}`, { status: 'succeeded' });
  }
  async function rule(rate: string, existing?: number): Promise<number> {
    const input = { name: `Rate ${rate}`, type: 'percentage', rate, scope: 'all' };
    if (existing) return Number((await admin.put(`/admin/commissions/${existing}`, input)).status);
    return (await admin.post<{ data: { id: number } }>('/admin/commissions', input)).body.data.id;
  }
  async function payOut(client: Client, amount: number): Promise<void> {
    const payout = await client.post<{ data: { id: number } }>('/vendor/createPayoutRequest', {
      amount,
      destination: 'DE89370400440532013000',
    });
    expect(payout.status).toBe(200);
    for (const state of ['approved', 'processing', 'paid']) {
      const moved = await admin.put(`/admin/updatePayoutRequestStatus/${payout.body.data.id}/${state}`, {});
      expect(moved.status).toBe(200);
    }
  }
  const available = async (client: Client): Promise<number> =>
    (await client.get<{ data: { available: number } }>('/vendor/getPayoutBalance')).body.data.available;

  it('tie out after every step, in both currencies', async () => {
    const [first] = vendors;
    if (!first) throw new Error('Three vendors were created');
    const commission = await rule('0.1');
    const orders = await buy([2, 1, 3], 'USD');
    await note('Ordered from three vendors, cash on delivery; commission 10 %');
    const [own, ...others] = orders;
    if (!own) throw new Error('The first vendor has an order');
    await deliver(others);
    await note('The second and third vendor’s orders delivered and paid');
    expect(await sendOne(own)).not.toBe('delivered');
    await note('One of two items of the first vendor delivered: its order is still open');
    expect(await sendOne(own)).toBe('delivered');
    await note('The other item delivered, the order paid');
    await refund(own, 1);
    await note('One of two items of the first vendor refunded');
    await rule('0.2', commission);
    const yen = await buy([1, 0, 0], 'JPY');
    await deliver(yen);
    await note('Sold in yen at 20 % commission, delivered and paid');
    await payOut(first.client, await available(first.client));
    await note('Everything available paid out to the first vendor');
    await refund(own, 1, 500);
    await note('The rest of its first order refunded: it owes the platform');
    expect(await available(first.client)).toBe(-14_00);
    await deliver(await buy([4, 0, 0], 'USD'));
    await note('Four more items sold, delivered and paid');
    await payOut(first.client, await available(first.client));
    await note('The next payout is reduced by what it owed');
    const run = ['| Step | Balances (debits less credits) |', '| --- | --- |', ...table].join('\n');
    if (process.env.UPDATE_BOOKS) write(run);
    const document = readFileSync(DOCUMENT, 'utf8');
    const written = document.slice(document.indexOf(BEGIN) + BEGIN.length, document.indexOf(END));
    const cells = (text: string): string[] =>
      text.split('\n').map((line) => line.replaceAll(/\s*\|\s*/g, '|').trim());
    const steps = (text: string): string[] =>
      cells(text).filter((line) => line.startsWith('|') && !line.includes('---'));
    expect(steps(written)).toEqual(steps(run));
  });
});

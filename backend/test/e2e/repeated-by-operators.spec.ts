import type {
  CashInHand,
  CreateLedgerAdjustment,
  CreditWallet,
  HandOverRiderCash,
  IssueRefund,
  PayoutBalance,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenDelivered } from '../support/returns.factories';
import { type DeliveringShop, givenDeliveringShop, givenRider } from '../support/riders.factories';
import { type Shop, startShop } from '../support/shop';
import { givenVendor } from '../support/vendors.factories';
import { balanceOf, givenWallet, givenWalletMethod } from '../support/wallets.factories';

interface Numbered {
  data: { id: number; number: string };
}

let keys = 0;
/** A new key of a request. */
const newKey = (): string => `${(keys += 1)}`.padStart(32, '0');

describe('a request of an operator that is repeated, as after a lost answer', () => {
  let shop: Shop;
  let admin: Client;
  let delivering: DeliveringShop;
  let vendor: number;

  beforeAll(async () => {
    shop = await startShop();
    delivering = await givenDeliveringShop(shop);
    ({ admin } = delivering);
    vendor = (await givenVendor(shop)).vendor.id;
    await givenWalletMethod(shop);
    await admin.put('/admin/settings', { group: 'general', values: { cash_holder: 'rider' } });
  });
  afterAll(() => shop.close());

  /** Sends the same request three times at once and once later; all must have the same record. */
  async function repeated<T extends object>(path: string, body: T): Promise<Answer<Numbered>[]> {
    const send = () => admin.post<Numbered>(path, body);
    const answers = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.body.data.number)).size).toBe(1);
    return answers;
  }

  it('refunds once, and another key refunds again', async () => {
    const { country_id } = delivering;
    const { order_id, line_id } = await givenDelivered({ shop, admin, country_id }, vendor);
    const lines = [{ order_line_id: line_id, quantity: 1 }];
    const body: IssueRefund = { order_id, lines, request_key: newKey() };
    const [first] = await repeated('/admin/refundOrder', body);
    const other = await admin.post<Numbered>('/admin/refundOrder', { ...body, request_key: newKey() });
    expect(other.body.data.number).not.toBe(first?.body.data.number);
    expect(await admin.post('/admin/refundOrder', { ...body, note: 'Another' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    const { data } = (
      await admin.get<{ data: { lines: { quantity: number }[] } }>(`/admin/refundable/${order_id}`)
    ).body;
    expect(data.lines[0]?.quantity).toBe(1);
    expect((await admin.post('/admin/refundOrder', { ...body, request_key: 'mine' })).body).toMatchObject({
      errors: { request_key: expect.any(Array) },
    });
  });

  it('records cash that was handed over once', async () => {
    const { id: rider_id } = await givenRider(shop);
    const { id } = (await delivering.offer(await delivering.orderOf(vendor), rider_id)).body.data;
    for (const step of ['accepted', 'picked_up', 'in_transit', 'delivered'] as const)
      await delivering.step(id, step);
    const inHand = async (): Promise<number> =>
      (await admin.get<{ data: { cash_in_hand: CashInHand[] } }>(`/admin/riders/${rider_id}`)).body.data
        .cash_in_hand[0]?.amount ?? 0;
    const collected = await inHand();
    const body: HandOverRiderCash = { rider_id, amount: 100, currency: 'USD', request_key: newKey() };
    await repeated('/admin/handOverRiderCash', body);
    expect(await inHand()).toBe(collected - 100);
    expect(await admin.post('/admin/handOverRiderCash', { ...body, amount: 1 })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
  });

  it('adjusts the books once, and refuses the key for other lines', async () => {
    const lines = (amount: number) => [
      { account: 'write_offs' as const, debit: amount },
      { account: 'vendor_available' as const, owner: String(vendor), credit: amount },
    ];
    const available = async (): Promise<number> =>
      (await admin.get<{ data: PayoutBalance }>(`/admin/vendorBalance/${vendor}`)).body.data.available;
    const before = await available();
    const body: CreateLedgerAdjustment = {
      currency: 'USD',
      reason: 'A goodwill payment',
      lines: lines(300),
      request_key: newKey(),
    };
    await repeated('/admin/createLedgerAdjustment', body);
    expect(await available()).toBe(before + 300);
    expect(await admin.post('/admin/createLedgerAdjustment', { ...body, lines: lines(400) })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await available()).toBe(before + 300);
  });

  it('credits a wallet once, and refuses the key for another amount', async () => {
    const { client, customer } = await givenWallet(shop, admin, 500);
    const body: CreditWallet = {
      customer_id: customer.id,
      type: 'bonus',
      amount: 200,
      currency: 'USD',
      note: 'Thank you',
      request_key: newKey(),
    };
    await repeated('/admin/creditWallet', body);
    expect(await balanceOf(client)).toBe(700);
    expect(await admin.post('/admin/creditWallet', { ...body, amount: 300 })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect(await balanceOf(client)).toBe(700);
  });
});

import { randomUUID } from 'node:crypto';
import {
  HEADERS,
  type TrialBalance,
  type Wallet,
  type WalletDeposit,
  type WalletTransactionFacts,
  type WalletTransactionRow,
} from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { FixedClock } from '../../src/kernel/clock';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { balanceOf, givenWallet, givenWalletMethod, transactionsOf } from '../support/wallets.factories';

const EIGHT_DAYS = 8 * 86_400_000;

type Row = WalletTransactionRow & WalletTransactionFacts & { id: number; destination: string };
interface List {
  wallet_transactions: Row[];
}

describe('a customer’s wallet', () => {
  const clock = new FixedClock(new Date());
  let shop: Shop;
  let admin: Client;
  let second: Client;

  beforeAll(async () => {
    shop = await startShop({}, clock);
    await givenMarket(shop);
    await givenWalletMethod(shop);
    admin = await givenAdmin(shop);
    second = await givenAdmin(shop);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    const { totals } = (await admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body.data;
    for (const { currency, balance } of totals) expect([currency, balance]).toEqual([currency, 0]);
  });

  const deposit = (by: Client, amount: number, key: string = randomUUID(), method = 'bank_transfer') =>
    by.post<{ data: WalletDeposit }>(
      '/web/depositAmount',
      { amount, payment_method: method },
      { [HEADERS.idempotency]: key },
    );
  const withdraw = (by: Client, amount: number, key: string = randomUUID()) =>
    by.post<{ data: WalletTransactionRow }>(
      '/web/withdrawAmount',
      { amount, destination: 'DE89 3704 0044 0532 0130 00' },
      { [HEADERS.idempotency]: key },
    );
  const find = async (number: string): Promise<Row> => {
    const answer = await admin.get<List>(`/admin/wallet_transactions?filter={"q":"${number}"}`);
    const [row] = answer.body.wallet_transactions;
    if (!row) throw new Error(`No transaction ${number}`);
    return row;
  };
  const decide = async (number: string, status: string, by: Client = admin): Promise<Answer<List>> =>
    by.put<List>(`/admin/updateWalletTransactionStatus/${(await find(number)).id}`, {
      status,
      ...(status === 'failed' && { reason: 'The account does not exist.' }),
    });
  const cancel = (by: Client, number: string) => by.post('/web/cancelWalletTransaction', { number });

  it('starts empty, and is closed to guests', async () => {
    const { client } = await givenCustomer(shop);
    const { body } = await client.get<{ data: Wallet }>('/web/getWalletBalance');
    expect(body.data).toMatchObject({
      currency: 'USD',
      balance: 0,
      pending: 0,
      balances: [{ currency: 'USD', balance: 0, pending: 0 }],
      withdrawal: { is_allowed: true, minimum: 1000 },
    });
    expect(body.data.deposit_methods.map(({ code }) => code)).toEqual(['bank_transfer']);
    expect(await transactionsOf(client)).toEqual([]);
    for (const path of ['/web/getWalletBalance', '/web/getWalletTransactions'])
      expect((await shop.client.get(path)).status).toBe(401);
    expect((await deposit(shop.client, 100)).status).toBe(401);
  });

  it('a deposit is pending until an operator confirms the transfer, and credited once', async () => {
    const { client } = await givenCustomer(shop);
    const key = randomUUID();
    const { body } = await deposit(client, 2500, key);
    const { number } = body.data.transaction;
    expect(body.data).toMatchObject({
      redirect_url: null,
      transaction: { state: 'pending', amount: 2500, balance: null },
    });
    expect((await deposit(client, 2500, key)).body.data.transaction.number).toBe(number);
    expect(await deposit(client, 2600, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await client.get<{ data: Wallet }>('/web/getWalletBalance')).body.data).toMatchObject({
      balance: 0,
      pending: 2500,
    });
    const answers = await Promise.all([1, 2, 3].map(() => decide(number, 'posted')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await eventually(async () => expect(await balanceOf(client)).toBe(2500));
    expect(await transactionsOf(client)).toMatchObject([
      { number, state: 'posted', amount: 2500, balance: 2500 },
    ]);
  });

  it('refuses deposits by unknown methods, of nothing, and without a key', async () => {
    const { client } = await givenCustomer(shop);
    expect(await deposit(client, 500, randomUUID(), 'cash_on_delivery')).toMatchObject({ status: 422 });
    expect(await deposit(client, 500, randomUUID(), 'wallet')).toMatchObject({ status: 422 });
    expect(await deposit(client, 0)).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.any(Array) } },
    });
    expect((await deposit(client, 500, '')).status).toBe(422);
  });

  it('an unpaid deposit expires or is taken back, and neither can be confirmed any more', async () => {
    const { client } = await givenCustomer(shop);
    const { number: takenNumber } = (await deposit(client, 700)).body.data.transaction;
    const stranger = (await givenCustomer(shop)).client;
    expect((await cancel(stranger, takenNumber)).status).toBe(404);
    expect((await cancel(client, takenNumber)).status).toBe(200);
    expect((await cancel(client, takenNumber)).status).toBe(409);
    const { number: late } = (await deposit(client, 800)).body.data.transaction;
    clock.set(new Date(clock.now().getTime() + EIGHT_DAYS));
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect((await transactionsOf(client))[0]?.state).toBe('failed'));
    for (const number of [takenNumber, late]) expect((await decide(number, 'posted')).status).toBe(409);
    expect(await balanceOf(client)).toBe(0);
  });

  it('a withdrawal leaves the wallet at once, is paid once, or comes back when it is rejected', async () => {
    const { client } = await givenWallet(shop, admin, 5000);
    const key = randomUUID();
    const { number } = (await withdraw(client, 3000, key)).body.data;
    expect((await withdraw(client, 3000, key)).body.data.number).toBe(number);
    expect(await balanceOf(client)).toBe(2000);
    const row = await find(number);
    expect(row).toMatchObject({
      amount: -3000,
      state: 'pending',
      destination: '•••• 3000',
      allowed: ['posted', 'failed'],
    });
    const account = await admin.get<{ data: object }>(`/admin/walletTransactionAccount/${row.id}`);
    expect(account.body.data).toEqual({ destination: 'DE89 3704 0044 0532 0130 00' });
    const answers = await Promise.all(['posted', 'failed', 'posted'].map((to) => decide(number, to)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const other = (await withdraw(client, 1500)).body.data.number;
    const before = await balanceOf(client);
    await decide(other, 'failed');
    expect(await balanceOf(client)).toBe(before + 1500);
    expect((await transactionsOf(client))[0]).toMatchObject({
      type: 'reversal',
      amount: 1500,
      reference: other,
    });
  });

  it('only as much can be withdrawn as there is, even by many requests at once', async () => {
    const { client } = await givenWallet(shop, admin, 5000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(client, 2000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { code: 'insufficient_funds' } });
    expect(await balanceOf(client)).toBe(1000);
    expect(await withdraw(client, 999)).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.any(Array) } },
    });
  });

  it('withdrawals can be switched off', async () => {
    const { client } = await givenWallet(shop, admin, 5000);
    await admin.put('/admin/settings', { group: 'general', values: { wallet_withdrawals: 0 } });
    expect(await withdraw(client, 2000)).toMatchObject({ status: 409, body: { code: 'withdrawals_off' } });
    await admin.put('/admin/settings', { group: 'general', values: { wallet_withdrawals: 1 } });
    expect((await withdraw(client, 2000)).status).toBe(200);
  });

  it('a large bonus waits for a second operator, who confirms it once', async () => {
    const { client, customer } = await givenCustomer(shop);
    const body = { customer_id: customer.id, type: 'bonus', amount: 50_000, currency: 'USD', note: 'Sorry' };
    const clerk = await givenAdmin(shop, ['wallet_transactions.read', 'wallet_transactions.status']);
    expect((await clerk.post('/admin/creditWallet', body)).status).toBe(403);
    const made = await admin.post<{ data: Row }>('/admin/creditWallet', body);
    const { number } = made.body.data;
    expect(made.body.data).toMatchObject({
      state: 'pending',
      allowed: ['failed'],
      requester: expect.any(String),
    });
    expect(await balanceOf(client)).toBe(0);
    expect(await decide(number, 'posted')).toMatchObject({
      status: 409,
      body: { code: 'second_person_required' },
    });
    const answers = await Promise.all([second, clerk, second].map((by) => decide(number, 'posted', by)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(client)).toBe(50_000);
    expect(await transactionsOf(client)).toMatchObject([{ type: 'bonus', note: 'Sorry', balance: 50_000 }]);
  });

  it('corrections may be negative, but never overdraw', async () => {
    const { client, customer } = await givenWallet(shop, admin, 900);
    const body = { customer_id: customer.id, currency: 'USD', note: 'Counted twice' };
    const correct = (type: string, amount: number) =>
      admin.post('/admin/creditWallet', { ...body, type, amount });
    expect((await correct('adjustment', -400)).status).toBe(200);
    expect(await balanceOf(client)).toBe(500);
    expect(await correct('adjustment', -501)).toMatchObject({
      status: 409,
      body: { code: 'insufficient_funds' },
    });
    expect(await correct('bonus', -1)).toMatchObject({
      status: 422,
      body: { errors: { amount: expect.any(Array) } },
    });
    expect((await correct('adjustment', 0)).status).toBe(422);
    const unknown = { ...body, type: 'bonus', amount: 1, currency: 'XXX' };
    expect(await admin.post('/admin/creditWallet', unknown)).toMatchObject({ status: 422 });
    expect(await balanceOf(client)).toBe(500);
  });

  it('keeps a balance per currency, in its own minor units', async () => {
    const { client, customer } = await givenWallet(shop, admin, 1234, 'KWD');
    const give = { customer_id: customer.id, type: 'bonus', amount: 500, currency: 'JPY', note: 'Gift' };
    expect((await admin.post('/admin/creditWallet', give)).status).toBe(200);
    const { number } = (await deposit(client.as({ currency: 'JPY' }), 300)).body.data.transaction;
    const { body } = await client.get<{ data: Wallet }>('/web/getWalletBalance');
    expect(body.data).toMatchObject({ currency: 'KWD', balance: 1234 });
    expect(body.data.balances).toEqual(
      expect.arrayContaining([
        { currency: 'KWD', balance: 1234, pending: 0 },
        { currency: 'JPY', balance: 500, pending: 300 },
      ]),
    );
    await decide(number, 'posted');
    expect(await balanceOf(client.as({ currency: 'JPY' }))).toBe(800);
    const page = await admin.get<{ data: object[] }>(`/admin/customerWallet/${customer.id}`);
    expect(page.body.data).toHaveLength(3);
  });

  it('shows nobody another’s wallet, and operators only with permission', async () => {
    const owner = await givenWallet(shop, admin, 100);
    const { client } = await givenCustomer(shop);
    expect(await balanceOf(client)).toBe(0);
    expect(await transactionsOf(client)).toEqual([]);
    const stranger = await givenAdmin(shop, ['customers.read']);
    expect((await stranger.get(`/admin/customerWallet/${owner.customer.id}`)).status).toBe(403);
    expect((await stranger.get('/admin/wallet_transactions')).status).toBe(403);
    expect((await owner.client.get('/admin/wallet_transactions')).status).toBe(403);
  });

  it('an account with money in its wallet can’t be deleted until the money is paid out', async () => {
    const { client } = await givenWallet(shop, admin, 2000);
    const ask = () => client.post('/web/requestErasure', { current_password: 'correct horse' });
    const erasure = await client.get<{ data: { balances: object[] } }>('/web/account_erasure');
    expect(erasure.body.data.balances).toEqual([{ currency: 'USD', amount: 2000 }]);
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'wallet_not_empty' } });
    const { number } = (await withdraw(client, 2000)).body.data;
    expect((await ask()).status).toBe(409);
    await decide(number, 'posted');
    expect((await ask()).status).toBe(200);
  });
});

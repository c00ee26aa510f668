import { randomUUID } from 'node:crypto';
import { HEADERS, type WalletDeposit, type WalletTransactionRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import type { MailboxMail } from '../../src/kernel/mail';
import { Customer } from '../../src/modules/customers';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { givenLanguage } from '../support/localisation.factories';
import { mailsTo } from '../support/mail';
import { givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { givenWallet, givenWalletMethod, transactionsOf } from '../support/wallets.factories';
import { workDone } from '../support/work-done';

interface List {
  wallet_transactions: { id: number }[];
}

describe('what customers learn of their deposits and withdrawals', () => {
  let shop: Shop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop({ PUBLIC_URL: 'https://shop.test' });
    admin = await givenAdmin(shop);
    await givenLanguage(shop);
    await givenLanguage(shop, { code: 'es', name: 'Spanish', native_name: 'Español' });
    await givenMarket(shop);
    await givenWalletMethod(shop);
  });
  afterAll(() => shop.close());

  const withdraw = async (client: Client): Promise<string> => {
    const input = { amount: 1500, destination: 'DE89 3704 0044 0532 0130 00' };
    const headers = { [HEADERS.idempotency]: randomUUID() };
    const answer = await client.post<{ data: WalletTransactionRow }>('/web/withdrawAmount', input, headers);
    return answer.body.data.number;
  };
  const deposit = async (client: Client): Promise<string> => {
    const input = { amount: 2500, payment_method: 'bank_transfer' };
    const headers = { [HEADERS.idempotency]: randomUUID() };
    const answer = await client.post<{ data: WalletDeposit }>('/web/depositAmount', input, headers);
    return answer.body.data.transaction.number;
  };
  const idOf = async (number: string): Promise<number | undefined> =>
    (await admin.get<List>(`/admin/wallet_transactions?filter={"q":"${number}"}`)).body.wallet_transactions[0]
      ?.id;
  const decide = async (number: string, status: string): Promise<void> => {
    const input = { status, ...(status === 'failed' && { reason: 'We found no such transfer.' }) };
    expect(
      (await admin.put(`/admin/updateWalletTransactionStatus/${await idOf(number)}`, input)).status,
    ).toBe(200);
  };
  const about = (mails: MailboxMail[], number: string): MailboxMail[] =>
    mails.filter(({ subject }) => subject.includes(number));

  it('a deposit is e-mailed when an operator confirms or rejects it, not when the customer cancels it', async () => {
    const { client, customer } = await givenCustomer(shop);
    const [arrived, rejected] = [await deposit(client), await deposit(client)];
    const cancelled = await deposit(client);
    expect((await client.post('/web/cancelWalletTransaction', { number: cancelled })).status).toBe(200);
    await decide(arrived, 'posted');
    await decide(rejected, 'failed');
    await workDone(shop);
    const mails = await mailsTo(shop, customer.email, 2);
    expect(about(mails, cancelled)).toEqual([]);
    expect(about(mails, arrived)).toMatchObject([
      {
        subject: `Stoa: Your deposit ${arrived} has arrived`,
        text: expect.stringContaining('We have added $25.00 to your wallet.') as string,
      },
    ]);
    expect(about(mails, rejected)).toMatchObject([
      {
        subject: `Stoa: Your deposit ${rejected} was rejected`,
        text: expect.stringContaining('$25.00 was not added to your wallet.') as string,
      },
    ]);
    expect(about(mails, rejected)[0]?.text).toContain('We found no such transfer.');
    for (const { text } of mails) expect(text).toContain('https://shop.test/customer/wallet?lang=en');
  });

  it('a withdrawal is e-mailed when it is paid or rejected: with the amount and a link to the wallet', async () => {
    const { client, customer } = await givenWallet(shop, admin, 5000);
    const [paid, rejected] = [await withdraw(client), await withdraw(client)];
    await decide(paid, 'posted');
    await decide(rejected, 'failed');
    const mails = await mailsTo(shop, customer.email, 2);
    expect(about(mails, paid)).toMatchObject([
      {
        subject: `Stoa: Your withdrawal ${paid} was paid`,
        text: expect.stringContaining('We have sent you $15.00.') as string,
      },
    ]);
    expect(about(mails, rejected)).toMatchObject([
      {
        subject: `Stoa: Your withdrawal ${rejected} was rejected`,
        text: expect.stringContaining('$15.00 is available in your wallet again.') as string,
      },
    ]);
    expect(about(mails, rejected)[0]?.text).toContain('We found no such transfer.');
    for (const { text } of mails) expect(text).toContain('https://shop.test/customer/wallet?lang=en');
  });

  it('a withdrawal is e-mailed in the customer’s language, not about what they cancelled themselves', async () => {
    const { client, customer } = await givenWallet(shop, admin, 5000);
    const { id, email } = customer;
    await shop.app.get(Database).tx((em) => em.update(Customer, { id }, { locale: 'es' }));
    const [cancelled, paid] = [await withdraw(client), await withdraw(client)];
    expect((await client.post('/web/cancelWalletTransaction', { number: cancelled })).status).toBe(200);
    await decide(paid, 'posted');
    await workDone(shop);
    const mails = await mailsTo(shop, email);
    expect(about(mails, cancelled)).toEqual([]);
    expect(about(mails, paid)).toMatchObject([{ subject: `Stoa: Tu retirada ${paid} se ha pagado` }]);
  });

  it('a rejection needs a reason, which the customer reads in the wallet', async () => {
    const { client } = await givenWallet(shop, admin, 5000);
    const requests = [await withdraw(client), await deposit(client)];
    for (const number of requests) {
      const id = await idOf(number);
      const unexplained = await Promise.all([
        admin.put(`/admin/wallet_transactions/updateStatus/${id}`, { status: 'failed' }),
        admin.put(`/admin/updateWalletTransactionStatus/${id}`, { status: 'failed', reason: ' ' }),
      ]);
      for (const answer of unexplained)
        expect(answer).toMatchObject({ status: 422, body: { errors: { reason: expect.any(Array) } } });
      await decide(number, 'failed');
    }
    const rejected = (await transactionsOf(client)).filter(({ number }) => requests.includes(number));
    expect(rejected.map(({ state, note }) => [state, note])).toEqual([
      ['failed', 'We found no such transfer.'],
      ['failed', 'We found no such transfer.'],
    ]);
  });

  it('a rejected bonus keeps the reason why it was requested', async () => {
    const { client, customer } = await givenWallet(shop, admin, 5000);
    const input = {
      customer_id: customer.id,
      type: 'bonus',
      amount: 900_000,
      currency: 'USD',
      note: 'Sorry',
    };
    const { body } = await admin.post<{ data: WalletTransactionRow }>('/admin/creditWallet', input);
    await decide(body.data.number, 'failed');
    expect((await transactionsOf(client))[0]).toMatchObject({ state: 'failed', note: 'Sorry' });
  });
});

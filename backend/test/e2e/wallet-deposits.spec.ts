import { randomUUID } from 'node:crypto';
import { HEADERS, type TrialBalance, type WalletDeposit } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { Database } from '../../src/kernel/database';
import { OutboxDispatcher } from '../../src/kernel/queue';
import { Payment } from '../../src/modules/payments';
import { givenCustomer } from '../support/customers.factories';
import { eventually } from '../support/eventually';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import { chooseAtSandbox, givenSandbox, movedAtSandbox } from '../support/payments.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';
import { balanceOf, transactionsOf } from '../support/wallets.factories';

describe('a deposit that is paid on a hosted page', () => {
  let shop: Shop;

  beforeAll(async () => {
    shop = await startShop();
    await givenMarket(shop);
    await givenSandbox(shop);
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    const admin = await givenAdmin(shop);
    const { totals } = (await admin.get<{ data: TrialBalance }>('/admin/trialBalance')).body.data;
    for (const { currency, balance } of totals) expect([currency, balance]).toEqual([currency, 0]);
  });

  const deposit = async (by: Client): Promise<{ number: string; page: string | null }> => {
    const input = { amount: 2500, payment_method: 'sandbox' };
    const header = { [HEADERS.idempotency]: randomUUID() };
    const { data } = (await by.post<{ data: WalletDeposit }>('/web/depositAmount', input, header)).body;
    return { number: data.transaction.number, page: data.redirect_url };
  };
  const retry = (by: Client, number: string): Promise<Answer<{ data: WalletDeposit }>> =>
    by.post<{ data: WalletDeposit }>('/web/retryDeposit', { number });
  const attempts = (reference: string): Promise<number> =>
    shop.app.get(Database).em.count(Payment, { where: { reference } });
  const declined = async (client: Client): Promise<{ number: string; page: string | null }> => {
    const made = await deposit(client);
    await chooseAtSandbox(shop, made.page, 'decline');
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () =>
      expect((await transactionsOf(client))[0]).toMatchObject({ can_pay: true, payment_failure: 'declined' }),
    );
    return made;
  };

  it('is paid by another attempt after a declined one, and credited once', async () => {
    const { client } = await givenCustomer(shop);
    const { number, page } = await declined(client);
    const again = (await retry(client, number)).body.data.redirect_url;
    expect(again).not.toBe(page);
    expect((await transactionsOf(client))[0]).toMatchObject({ can_pay: true, payment_failure: null });
    await chooseAtSandbox(shop, again, 'duplicate');
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await balanceOf(client)).toBe(2500));
    expect(await transactionsOf(client)).toMatchObject([
      { number, state: 'posted', can_pay: false, can_cancel: false, payment_failure: null },
    ]);
    expect(await retry(client, number)).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } });
  });

  it('that was left leads back to its page, as often as it is asked for', async () => {
    const { client } = await givenCustomer(shop);
    const { number, page } = await deposit(client);
    const answers = await Promise.all([1, 2, 3].map(() => retry(client, number)));
    for (const { body } of answers) expect(body.data.redirect_url).toBe(page);
    expect(await attempts(number)).toBe(1);
  });

  it('opens one attempt when it is retried several times at once', async () => {
    const { client } = await givenCustomer(shop);
    const { number } = await declined(client);
    const answers = await Promise.all([1, 2, 3].map(() => retry(client, number)));
    const pages = new Set(answers.map(({ body }) => body.data.redirect_url));
    expect([pages.size, await attempts(number)]).toEqual([1, 2]);
  });

  it('is not paid twice when its payment arrived unnoticed', async () => {
    const { client } = await givenCustomer(shop);
    const { number, page } = await deposit(client);
    // The shop is told nothing: the queue does not run.
    await chooseAtSandbox(shop, page, 'pay');
    const { status, body } = await retry(client, number);
    expect(status === 409 || body.data.redirect_url === null).toBe(true);
    await shop.app.get(OutboxDispatcher).drain();
    await eventually(async () => expect(await balanceOf(client)).toBe(2500));
    expect([await attempts(number), (await movedAtSandbox(shop, page)).captured]).toEqual([1, 2500]);
  });

  it('can’t be retried once it is cancelled, nor by another customer', async () => {
    const { client } = await givenCustomer(shop);
    const { number } = await deposit(client);
    const stranger = (await givenCustomer(shop)).client;
    expect((await retry(stranger, number)).status).toBe(404);
    expect((await retry(shop.client, number)).status).toBe(401);
    expect((await client.post('/web/cancelWalletTransaction', { number })).status).toBe(200);
    expect(await retry(client, number)).toMatchObject({ status: 409, body: { code: 'nothing_to_pay' } });
    expect((await transactionsOf(client))[0]).toMatchObject({ state: 'failed', can_pay: false });
  });
});

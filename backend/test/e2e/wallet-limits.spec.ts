import { randomUUID } from 'node:crypto';
import { HEADERS, type Wallet } from '@stoa/contracts';
import type { Answer, Client } from '@stoa/testing';
import { givenCustomer } from '../support/customers.factories';
import { givenAdmin } from '../support/factories';
import { givenMarket } from '../support/ordering.factories';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

describe('how much can be deposited at once', () => {
  let shop: Shop;
  let admin: Client;
  let client: Client;

  beforeAll(async () => {
    shop = await startShop();
    await givenMarket(shop);
    admin = await givenAdmin(shop);
    ({ client } = await givenCustomer(shop));
  });
  afterAll(() => shop.close());

  const deposit = (amount: number, by = client): Promise<Answer<object>> =>
    by.post(
      '/web/depositAmount',
      { amount, payment_method: 'bank_transfer' },
      { [HEADERS.idempotency]: randomUUID() },
    );
  const save = (values: object): Promise<Answer<object>> =>
    admin.put('/admin/settings', { group: 'general', values });
  const refused = (sentence: string): object => ({ status: 422, body: { errors: { amount: [sentence] } } });

  it('is limited by settings, and refused at the amount, in the customer’s currency', async () => {
    await save({ wallet_deposit_minimum: 1000, wallet_deposit_maximum: 20_000 });
    expect(await deposit(999)).toMatchObject(refused('Amount must be at least $10.00.'));
    expect(await deposit(20_001)).toMatchObject(refused('Amount must be at most $200.00.'));
    for (const amount of [1000, 20_000]) expect((await deposit(amount)).status).toBe(200);
    const yen = client.as({ currency: 'JPY' });
    const { data } = (await yen.get<{ data: Wallet }>('/web/getWalletBalance')).body;
    expect(data.currency).toBe('JPY');
    const { minimum, maximum } = data.deposit;
    expect((await deposit(minimum - 1, yen)).body).toMatchObject({
      errors: { amount: [`Amount must be at least ¥${minimum.toLocaleString('en')}.`] },
    });
    for (const amount of [minimum, maximum ?? 0]) expect((await deposit(amount, yen)).status).toBe(200);
  });

  it('has no limit with 0, and the largest amount is never below the smallest', async () => {
    const crossed = await save({ wallet_deposit_minimum: 1000, wallet_deposit_maximum: 500 });
    expect(crossed).toMatchObject({
      status: 422,
      body: { errors: { 'values.wallet_deposit_maximum': expect.any(Array) } },
    });
    expect((await save({ wallet_deposit_minimum: 0, wallet_deposit_maximum: 0 })).status).toBe(200);
    const { data } = (await client.get<{ data: Wallet }>('/web/getWalletBalance')).body;
    expect(data.deposit).toEqual({ minimum: 0, maximum: null });
    for (const amount of [1, 50_000_000]) expect((await deposit(amount)).status).toBe(200);
  });
});

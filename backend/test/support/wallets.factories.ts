import type { CreditWallet, Wallet, WalletTransactionPage, WalletTransactionRow } from '@stoa/contracts';
import type { Client } from '@stoa/testing';
import { ResourceService } from '../../src/kernel/resource';
import type { Customer } from '../../src/modules/customers';
import { paymentMethods } from '../../src/modules/payments';
import { givenCustomer } from './customers.factories';
import type { Shop } from './shop';

/** Offers the wallet as a payment method. */
export async function givenWalletMethod(shop: Shop): Promise<void> {
  const input = { name: 'Wallet', code: 'wallet', driver: 'wallet' };
  await shop.app.get(ResourceService).store(paymentMethods).create(input, {}, null);
}

/** Switches the wallet as a payment method on or off. */
export async function offerWallet(admin: Client, isOffered: boolean): Promise<void> {
  const { body } = await admin.get<{ payment_methods: { id: number; driver: string }[] }>(
    '/admin/payment_methods',
  );
  const id = body.payment_methods.find(({ driver }) => driver === 'wallet')?.id;
  const answer = await admin.put(`/admin/payment_methods/${id}`, {
    status: isOffered ? 'active' : 'inactive',
  });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** A customer whose wallet holds an amount of minor units, given by an operator. */
export async function givenWallet(
  shop: Shop,
  admin: Client,
  amount: number,
  currency = 'USD',
): Promise<{ client: Client; customer: Customer }> {
  const made = await givenCustomer(shop);
  const body: CreditWallet = {
    customer_id: made.customer.id,
    type: 'bonus',
    amount,
    currency,
    note: 'Welcome',
  };
  const answer = await admin.post('/admin/creditWallet', body);
  if (answer.status !== 200) throw new Error(answer.text);
  return { ...made, client: made.client.as({ currency }) };
}

/** The balance in the client's currency. */
export async function balanceOf(client: Client): Promise<number> {
  return (await client.get<{ data: Wallet }>('/web/getWalletBalance')).body.data.balance;
}

/** The newest transactions of the client's wallet. */
export async function transactionsOf(client: Client): Promise<WalletTransactionRow[]> {
  return (await client.get<{ data: WalletTransactionPage }>('/web/getWalletTransactions')).body.data
    .transactions;
}

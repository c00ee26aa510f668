import { Failure } from '../http';
import { accountHint } from './account-hint';
import type { SecretBox } from './secret-box';

const ACCOUNT = /^[a-z\d][a-z\d -]{2,40}[a-z\d]$/i;

/** How a record keeps a bank account: the account encrypted, and the end by which people know it. */
export interface KeptAccount {
  bank_account: string | null;
  bank_account_hint: string | null;
}

/**
 * What is written of an account that was sent: nothing when it was left out, nulls when it was emptied.
 * @param purpose what the account is encrypted for
 * @throws Failure 422 on `bank_account`
 */
export function keptAccount(box: SecretBox, purpose: string, sent: unknown): KeptAccount | null {
  if (sent === undefined) return null;
  const account = typeof sent === 'string' ? sent.trim() : '';
  if (!account) return { bank_account: null, bank_account_hint: null };
  if (!ACCOUNT.test(account))
    throw Failure.field('bank_account', 'must be an IBAN or an account number of letters and digits');
  return { bank_account: box.close(purpose, account), bank_account_hint: accountHint(account) };
}

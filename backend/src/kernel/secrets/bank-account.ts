import { Failure } from '../http';
import { accountHint } from './account-hint';
import type { SecretBox } from './secret-box';

const ACCOUNT = /^[a-z\d][a-z\d -]{2,40}[a-z\d]$/i;

/** A stored bank account: encrypted, with its last digits for display. */
export interface KeptAccount {
  bank_account: string | null;
  bank_account_hint: string | null;
}

/**
 * Columns for a bank account from input: null if omitted, nulls if emptied.
 * @param purpose encryption purpose
 * @throws Failure 422 on `bank_account`
 */
export function keptAccount(box: SecretBox, purpose: string, sent: unknown): KeptAccount | null {
  if (sent === undefined) return null;
  const account = typeof sent === 'string' ? sent.trim() : '';
  if (!account) return { bank_account: null, bank_account_hint: null };
  if (!ACCOUNT.test(account))
    throw Failure.field('bank_account', 'must be an IBAN or an account number of letters and digits');
  return { bank_account: box.encrypt(purpose, account), bank_account_hint: accountHint(account) };
}

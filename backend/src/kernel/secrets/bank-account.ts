import { Failure } from '../http';
import { accountHint } from './account-hint';
import type { SecretEncryptor } from './secret-encryptor';

const ACCOUNT = /^[a-z\d][a-z\d -]{2,40}[a-z\d]$/i;

/** A stored bank account: encrypted, with its last digits for display. */
export interface BankAccountColumns {
  bank_account: string | null;
  bank_account_hint: string | null;
}

/**
 * Columns for a bank account from input: null if omitted, nulls if emptied.
 * @param purpose encryption purpose
 * @throws Failure 422 on `bank_account`
 */
export function bankAccountColumns(
  encryptor: SecretEncryptor,
  purpose: string,
  sent: unknown,
): BankAccountColumns | null {
  if (sent === undefined) return null;
  const account = typeof sent === 'string' ? sent.trim() : '';
  if (!account) return { bank_account: null, bank_account_hint: null };
  if (!ACCOUNT.test(account))
    throw Failure.field('bank_account', 'must be an IBAN or an account number of letters and digits');
  return { bank_account: encryptor.encrypt(purpose, account), bank_account_hint: accountHint(account) };
}

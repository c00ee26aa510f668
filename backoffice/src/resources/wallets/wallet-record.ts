import type { WalletTransactionFacts, WalletTransactionState, WalletTransactionType } from '@stoa/contracts';

/** A wallet transaction as the list shows it. */
export interface WalletRecord extends WalletTransactionFacts {
  id: number;
  number: string;
  customer_id: number;
  type: WalletTransactionType;
  state: WalletTransactionState;
  /** Negative where money left the wallet; minor units of `currency`. */
  amount: number;
  currency: string;
  balance: number | null;
  reference: string | null;
  note: string | null;
  destination: string | null;
  created_at: string;
}

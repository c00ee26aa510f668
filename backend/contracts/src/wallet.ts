import type { PaymentFailure } from './states';
import type { WebPaymentMethod } from './web/checkout';

/** What moved a customer's money. */
export const WALLET_TRANSACTION_TYPES = [
  'deposit',
  'purchase',
  'refund',
  'bonus',
  'adjustment',
  'withdrawal',
  'reversal',
] as const;
export type WalletTransactionType = (typeof WALLET_TRANSACTION_TYPES)[number];

/** State of a wallet transaction: `pending` until its payment, an operator or a second operator has confirmed it. */
export const WALLET_TRANSACTION_STATES = ['pending', 'posted', 'failed'] as const;
export type WalletTransactionState = (typeof WALLET_TRANSACTION_STATES)[number];

/** What operators give a customer, with a reason. */
export const WALLET_CREDIT_TYPES = ['bonus', 'adjustment'] as const;
export type WalletCreditType = (typeof WALLET_CREDIT_TYPES)[number];

/** Money of one currency, in its minor units. */
export interface WalletBalance {
  currency: string;
  /** What can be spent. */
  balance: number;
  /** Deposits that are not paid yet. */
  pending: number;
}

/** The smallest and the largest amount, in minor units. */
export interface WalletLimits {
  minimum: number;
  /** Null without a limit. */
  maximum: number | null;
}

/** `GET web/getWalletBalance`: the wallet in the caller's currency, and in all currencies that it holds. */
export interface Wallet extends WalletBalance {
  balances: WalletBalance[];
  /** Methods by which money can be deposited in the caller's currency. */
  deposit_methods: WebPaymentMethod[];
  deposit: WalletLimits;
  withdrawal: WalletLimits & { is_allowed: boolean };
}

/** A transaction as its customer sees it; amounts in minor units of `currency`. */
export interface WalletTransactionRow {
  number: string;
  created_at: string;
  type: WalletTransactionType;
  state: WalletTransactionState;
  /** Negative where money left the wallet. */
  amount: number;
  currency: string;
  /** Balance right after it; null where it has not moved money. */
  balance: number | null;
  /** Number of the order, refund or transaction that it belongs to. */
  reference: string | null;
  note: string | null;
  /** How to pay a deposit that is pending. */
  instructions: string | null;
  can_cancel: boolean;
  /** Whether a deposit waits for a payment on a hosted page, which `retryDeposit` leads to. */
  can_pay: boolean;
  /** Why the last payment of a pending deposit failed. */
  payment_failure: PaymentFailure | null;
}

/** `GET web/getWalletTransactions?page=`, newest first. */
export interface WalletTransactionPage {
  transactions: WalletTransactionRow[];
  total: number;
  page: number;
  page_size: number;
}

/** `POST web/depositAmount` with an `Idempotency-Key` header; the currency is the caller's. */
export interface DepositAmount {
  /** Minor units. */
  amount: number;
  /** Code of the method. */
  payment_method: string;
}

/** Response of `depositAmount` and `retryDeposit`. */
export interface WalletDeposit {
  transaction: WalletTransactionRow;
  /** Hosted page where the customer has to pay; null without one. */
  redirect_url: string | null;
}

/** `POST web/withdrawAmount` with an `Idempotency-Key` header; the currency is the caller's. */
export interface WithdrawAmount {
  /** Minor units. */
  amount: number;
  /** An IBAN or another bank account. */
  destination: string;
}

/** `POST admin/creditWallet`: a gift, or a correction that may be negative. */
export interface CreditWallet {
  customer_id: number;
  type: WalletCreditType;
  /** Minor units of `currency`; only adjustments may be negative. */
  amount: number;
  currency: string;
  /** Reason, which the customer reads as well. */
  note: string;
  /** A repeated request with the same key credits nothing more and returns the same transaction. */
  request_key?: string;
}

/** Properties of rows of `admin/wallet_transactions` besides the fields. */
export interface WalletTransactionFacts {
  customer_name: string;
  email: string;
  /** Name of the operator who asked for it. */
  requester: string | null;
  allowed: WalletTransactionState[];
}

/** `GET admin/walletTransactionAccount/{id}`: the account to which a withdrawal is to be paid. */
export interface WithdrawalAccount {
  destination: string;
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { sum } from '../../kernel/money';
import { LedgerBalances } from '../ledger';
import { PaymentChoices, type PaymentMethod, type PaymentPart, Payments } from '../payments';
import { WalletBook } from './wallet-book';

/** What a wallet pays of an order group; amounts in minor units of `currency`. */
export interface WalletPayment {
  customer_id: number;
  /** Number of the order group. */
  reference: string;
  currency: string;
  /** The share of each order. */
  parts: readonly PaymentPart[];
}

/** A refund to a wallet. */
export interface WalletRefund {
  customer_id: number;
  /** Number of the order group. */
  group_number: string;
  /** Number of the order. */
  part: string;
  /** Number of the refund. */
  number: string;
  currency: string;
  amount: number;
}

/** Pays orders from wallets, and refunds to them. */
@Injectable()
export class WalletPayments {
  constructor(
    private readonly database: Database,
    private readonly balances: LedgerBalances,
    private readonly choices: PaymentChoices,
    private readonly payments: Payments,
    private readonly book: WalletBook,
  ) {}

  /** The payment method of the wallet; null while it is switched off. */
  method(language: string): Promise<PaymentMethod | null> {
    return this.choices.offered('wallet', language);
  }

  /** What a customer can spend in a currency. */
  balance(customer_id: number, currency: string): Promise<number> {
    return this.balances.find('customer_wallet', customer_id, currency);
  }

  /** Takes a payment in the caller's transaction. @throws Failure 409 `insufficient_funds` */
  async take(
    { customer_id, reference, currency, parts: all }: WalletPayment,
    language: string,
  ): Promise<void> {
    const method = await this.method(language);
    if (!method) throw new Error('No payment method offers the wallet');
    const parts = all.filter((part) => part.amount > 0);
    const wallet_of = customer_id;
    const amount = sum(parts.map((part) => part.amount));
    await this.database.tx(async () => {
      await this.payments.open(method, { reference, currency, amount, parts });
      const facts = parts.map(({ number: part, amount: share }) => {
        return { type: 'captured' as const, amount: share, part, key: `captured:${part}`, wallet_of };
      });
      await this.payments.recordFacts(reference, facts, 'wallet');
      await this.book.note({ customer_id, type: 'purchase', amount: -amount, currency, reference });
    });
  }

  /** Returns what the wallet has paid, in the caller's transaction. */
  async refund(refund: WalletRefund): Promise<void> {
    const { group_number, part, number, amount } = refund;
    const fact = {
      type: 'refunded' as const,
      amount,
      part,
      key: `refund:${number}`,
      wallet_of: refund.customer_id,
    };
    await this.payments.recordFacts(group_number, [fact], 'wallet');
    await this.credit(refund);
  }

  /** Records that staff have transferred what the wallet of an erased account has paid, in the caller's transaction. */
  async payOut({ group_number, part, number, amount }: Omit<WalletRefund, 'customer_id'>): Promise<void> {
    const fact = { type: 'refunded' as const, amount, part, key: `refund:${number}`, by_hand: true };
    await this.payments.recordFacts(group_number, [fact], 'wallet');
  }

  /** Credits what another method has paid, in the caller's transaction: the money stays with the shop. */
  async refundOther(refund: WalletRefund): Promise<void> {
    const { group_number, part, number, amount } = refund;
    const fact = {
      type: 'refunded' as const,
      amount,
      part,
      key: `refund:${number}`,
      wallet_of: refund.customer_id,
    };
    await this.payments.recordFact(group_number, fact);
    await this.credit(refund);
  }

  private async credit({ customer_id, part: reference, currency, amount }: WalletRefund): Promise<void> {
    await this.book.note({ customer_id, type: 'refund', amount, currency, reference });
  }
}

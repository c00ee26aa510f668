import type { Posting, PostingLine } from '../ledger';
import type { Payment } from './payment.entity';
import type { ProviderFact } from './payment-provider';

type MoneyAccount = Omit<PostingLine, 'amount'>;

/** Where money is: in a wallet, at a gateway, or with the platform for methods without one and what its staff move. */
function moneyAccount({ driver, currency }: Payment, { wallet_of, by_hand }: ProviderFact): MoneyAccount {
  if (wallet_of !== undefined) return { account: 'customer_wallet', owner: wallet_of, currency };
  const isOffline = by_hand || driver === 'cash_on_delivery' || driver === 'bank_transfer';
  return isOffline ? { account: 'cash', currency } : { account: 'gateway_clearing', owner: driver, currency };
}

/** The books' view of payment events that move money: captures, refunds and chargebacks. */
export function paymentPostings(payment: Payment, facts: readonly ProviderFact[]): Posting[] {
  const { id, currency, reference } = payment;
  return facts.flatMap((fact): Posting[] => {
    const { type, amount, part, key, wallet_of } = fact;
    const money = moneyAccount(payment, fact);
    // A wallet must hold what is taken from it.
    const named = { key: `${id}:${key}`, reference: part ?? reference, covered: wallet_of !== undefined };
    const lines = (account: PostingLine['account'], gained: number): PostingLine[] => [
      { ...money, amount: gained },
      { account, currency, amount: -gained },
    ];
    if (type === 'captured')
      return [{ type: 'capture', ...named, lines: lines('customer_receivable', amount) }];
    if (type === 'refunded')
      return [{ type: 'refund_paid', ...named, lines: lines('refunds_payable', -amount) }];
    if (type === 'charged_back')
      return [{ type: 'chargeback', ...named, lines: lines('customer_receivable', -amount) }];
    return [];
  });
}

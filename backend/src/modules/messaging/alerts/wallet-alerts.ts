import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Currencies } from '../../localisation';
import { WalletTransaction, walletTransactionDecided } from '../../wallets';
import { AlertMails } from './alert-mails';
import { depositEmails, withdrawalEmails } from './wallet.emails';

/** Event data: the transaction and its new state. */
type Decision = NonNullable<(typeof walletTransactionDecided)['payload']>;

/** E-mails customers when an operator has decided on their deposit or withdrawal. */
@Injectable()
export class WalletAlerts {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly mails: AlertMails,
  ) {}

  @Handles(walletTransactionDecided, 'alerts')
  async decided({ wallet_transaction_id: id, to }: Decision): Promise<void> {
    const row = await this.database.em.findOne(WalletTransaction, { where: { id } });
    if (!row) return;
    const { customer_id, type, number, note } = row;
    const reason = note ?? '';
    const shared = (language: string): { amount: string; path: string } => ({
      amount: formatMoney(Math.abs(row.amount), this.currencies.named(row.currency), language),
      path: `/customer/wallet?lang=${language}`,
    });
    if (type === 'deposit')
      return this.mails.toCustomer(customer_id, (language) => {
        const { amount, path } = shared(language);
        return { email: depositEmails[to], values: { deposit_number: number, amount, reason }, path };
      });
    return this.mails.toCustomer(customer_id, (language) => {
      const { amount, path } = shared(language);
      return { email: withdrawalEmails[to], values: { withdrawal_number: number, amount, reason }, path };
    });
  }
}

import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Currencies } from '../../localisation';
import { WalletTransaction, withdrawalDecided } from '../../wallets';
import { AlertMails } from './alert-mails';
import { withdrawalEmails } from './withdrawal.emails';

/** Event data: the withdrawal and its new state. */
type Decision = NonNullable<(typeof withdrawalDecided)['payload']>;

/** E-mails customers when an operator has paid or rejected their withdrawal. */
@Injectable()
export class WithdrawalAlerts {
  constructor(
    private readonly database: Database,
    private readonly currencies: Currencies,
    private readonly mails: AlertMails,
  ) {}

  @Handles(withdrawalDecided, 'alerts')
  async decided({ wallet_transaction_id: id, to }: Decision): Promise<void> {
    const row = await this.database.em.findOne(WalletTransaction, { where: { id } });
    if (!row) return;
    await this.mails.toCustomer(row.customer_id, (language) => ({
      email: withdrawalEmails[to],
      values: {
        withdrawal_number: row.number,
        amount: formatMoney(-row.amount, this.currencies.named(row.currency), language),
      },
      path: `/customer/wallet?lang=${language}`,
    }));
  }
}

import { Injectable } from '@nestjs/common';
import { formatMoney } from '@stoa/contracts';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { msg } from '../../../kernel/translation';
import { Currencies } from '../../localisation';
import { PayoutRequest, payoutRequestMoved } from '../../payouts';
import { Settings } from '../../settings';
import { AlertMails } from './alert-mails';
import { namedAmount, payoutEmails } from './payout.emails';

/** Event data: the request, its new state, who changed it and why. */
type Move = NonNullable<(typeof payoutRequestMoved)['payload']>;

/** E-mails vendors about what becomes of their payout requests, but not about what they did themselves. */
@Injectable()
export class PayoutAlerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
    private readonly mails: AlertMails,
  ) {}

  @Handles(payoutRequestMoved, 'alerts')
  async moved({ payout_request_id: id, to, mover, reason }: Move): Promise<void> {
    const email = payoutEmails[to];
    if (!email || mover === 'requester') return;
    const row = await this.database.em.findOne(PayoutRequest, { where: { id } });
    if (!row || (await this.settings.get('alert')).vendor_new_order !== 1) return;
    const { currency, number } = row;
    await this.mails.toVendor(row.vendor_id, 'payoutRequests.read', (language) => ({
      email,
      values: {
        payout_number: number ?? '',
        amount: formatMoney(namedAmount(to, row), this.currencies.named(currency), language),
      },
      sections: reason ? [{ heading: msg`Reason`, rows: reason.split('\n') }] : [],
      path: '/seller/wallet',
    }));
  }
}

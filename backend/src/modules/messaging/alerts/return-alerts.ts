import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Return, returnChanged } from '../../returns';
import { Settings } from '../../settings';
import { AfterSaleMails } from './after-sale-mails';
import { customerReturnEmails, returnEscalated, vendorReturnEmails } from './return.emails';

/** Event data: the return, its step and the message to the customer. */
type Step = NonNullable<(typeof returnChanged)['payload']>;

/** E-mails customers at each step of a return, vendors about their part, and operators about overdue ones. */
@Injectable()
export class ReturnAlerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly mails: AfterSaleMails,
  ) {}

  @Handles(returnChanged, 'alerts')
  async changed({ return_id, type, note }: Step): Promise<void> {
    const row = await this.database.em.findOne(Return, { where: { id: return_id } });
    if (!row) return;
    const { buyer_order_updates, vendor_new_order } = await this.settings.get('alert');
    const values = { return_number: row.number };
    if (buyer_order_updates === 1)
      await this.mails.toBuyer('returns', row, { email: customerReturnEmails[type], values, note });
    if (vendor_new_order === 1)
      await this.mails.toVendor('returns', row, { email: vendorReturnEmails[type], values });
    if (type === 'escalated')
      await this.mails.toOperators('returns', row, { email: returnEscalated, values });
  }
}

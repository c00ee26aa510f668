import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import type { EmailSection } from '../../../kernel/mail';
import { msg } from '../../../kernel/translation';
import { Return, returnChanged } from '../../returns';
import { Settings } from '../../settings';
import { VendorAddress } from '../../vendors';
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
    private readonly address: VendorAddress,
  ) {}

  @Handles(returnChanged, 'alerts')
  async changed({ return_id, type, note }: Step): Promise<void> {
    const row = await this.database.em.findOne(Return, { where: { id: return_id } });
    if (!row) return;
    const { buyer_order_updates, vendor_new_order } = await this.settings.get('alert');
    const values = { return_number: row.number };
    const sectionsIn =
      type === 'approved' ? (language: string) => this.destination(row, language) : undefined;
    if (buyer_order_updates === 1)
      await this.mails.toBuyer('returns', row, {
        email: customerReturnEmails[type],
        values,
        note,
        sectionsIn,
      });
    if (vendor_new_order === 1)
      await this.mails.toVendor('returns', row, { email: vendorReturnEmails[type], values });
    if (type === 'escalated')
      await this.mails.toOperators('returns', row, { email: returnEscalated, values });
  }

  /** Where the customer sends approved items; nothing while the vendor has no address. */
  private async destination({ vendor_id }: Return, language: string): Promise<EmailSection[]> {
    const rows = (await this.address.labels([vendor_id], language)).get(vendor_id);
    return rows ? [{ heading: msg`Send the items to`, rows }] : [];
  }
}

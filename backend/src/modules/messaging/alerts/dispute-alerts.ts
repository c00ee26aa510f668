import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { Handles } from '../../../kernel/events';
import { Dispute, disputeChanged } from '../../disputes';
import { Settings } from '../../settings';
import { AfterSaleMails } from './after-sale-mails';
import { customerDisputeEmails, disputeToDecide, vendorDisputeEmails } from './dispute.emails';

/** Event data: the dispute, its step, who made it and what that party says. */
type Entry = NonNullable<(typeof disputeChanged)['payload']>;

/** E-mails both sides about a dispute, each in its language and not about its own steps, and operators when it is theirs. */
@Injectable()
export class DisputeAlerts {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly mails: AfterSaleMails,
  ) {}

  @Handles(disputeChanged, 'alerts')
  async changed({ dispute_id, type, mover, note }: Entry): Promise<void> {
    const row = await this.database.em.findOne(Dispute, { where: { id: dispute_id } });
    if (!row) return;
    const { buyer_order_updates, vendor_new_order } = await this.settings.get('alert');
    const values = { dispute_number: row.number };
    // Customers get a confirmation of what they have started or ended; the vendor's response is its evidence.
    const isKnown =
      (mover === 'customer' && type === 'evidence') || (mover === 'vendor' && type === 'under_review');
    const own = { email: customerDisputeEmails[type], values, note: type === 'opened' ? null : note };
    if (buyer_order_updates === 1 && !isKnown) await this.mails.toBuyer('disputes', row, own);
    if (vendor_new_order === 1 && mover !== 'vendor')
      await this.mails.toVendor('disputes', row, { email: vendorDisputeEmails[type], values, note });
    if (type === 'under_review')
      await this.mails.toOperators('disputes', row, { email: disputeToDecide, values });
  }
}

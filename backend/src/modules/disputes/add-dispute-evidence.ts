import { Injectable } from '@nestjs/common';
import type { AddDisputeEvidence as Input, OrderDisputes } from '@stoa/contracts';
import type { Actor, Caller } from '../../kernel/access';
import { consoleOf, tenantBounds } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure, type Submission } from '../../kernel/http';
import { Order } from '../ordering';
import { CustomerDisputes } from './customer-disputes';
import { Dispute } from './dispute.entity';
import { isOpenDispute } from './dispute.process';
import { DisputeFiles } from './dispute-files';
import { DisputeEvent } from './dispute-parts.entity';
import { type DisputeStep, MoveDispute } from './move-dispute';

/** Maximum number of entries of one dispute, so that nobody fills the storage. */
const MAX_ENTRIES = 50;

/** Adds what a party says and shows to an open dispute; the vendor's first evidence is its response. */
@Injectable()
export class AddDisputeEvidence {
  constructor(
    private readonly database: Database,
    private readonly files: DisputeFiles,
    private readonly move: MoveDispute,
    private readonly disputes: CustomerDisputes,
  ) {}

  /** @throws Failure 404 if missing or not the buyer's; 409 `dispute_ended`; 422 by field */
  async byBuyer({ input, files }: Submission<Input>, caller: Caller): Promise<OrderDisputes> {
    const { dispute_id, access_token, note } = input;
    const { order, group } = await this.disputes.getOrThrow(dispute_id, caller, access_token);
    const actor = caller.actor?.id === group.customer_id ? caller.actor : null;
    await this.add({ input, files }, { mover: 'customer', actor, note });
    return this.disputes.ofOrder(order, caller.language);
  }

  /** By a vendor or an operator. @throws Failure 404 if missing or of another vendor; others as `byBuyer` */
  async byConsole({ input, files }: Submission<Input>, actor: Actor): Promise<Dispute> {
    const { dispute_id: id, note } = input;
    const where = combineConditions({ id }, tenantBounds(actor));
    if (!(await this.database.em.exists(Dispute, { where }))) throw Failure.notFound('dispute');
    return this.add({ input, files }, { mover: consoleOf(actor), actor, note });
  }

  private async add(
    { input: { dispute_id: id, note }, files }: Submission<Input>,
    step: DisputeStep,
  ): Promise<Dispute> {
    if (!note?.trim() && files.length === 0)
      throw Failure.field('note', 'Please write something or choose a file.');
    const known = await this.database.em.findOneByOrFail(Dispute, { id });
    requireOpen(known);
    return this.files.store(files, (stored) =>
      this.database.tx(async (em) => {
        // Locked before the dispute is read, so that its end at the same moment is seen.
        await em.findOneOrFail(Order, { where: { id: known.order_id }, ...this.database.forUpdate });
        const found = await em.findOneByOrFail(Dispute, { id });
        requireOpen(found);
        if ((await em.count(DisputeEvent, { where: { dispute_id: id } })) >= MAX_ENTRIES)
          throw Failure.conflict('too_much_evidence', 'No more evidence can be added to this dispute.');
        await this.files.attach(await this.move.record(id, 'evidence', step), stored);
        const isResponse = step.mover === 'vendor' && found.state === 'needs_response';
        return isResponse ? this.move.recorded(found, 'under_review', { ...step, note: null }) : found;
      }),
    );
  }
}

/** @throws Failure 409 `dispute_ended` */
function requireOpen({ state }: Dispute): void {
  if (!isOpenDispute(state)) throw Failure.conflict('dispute_ended', 'This dispute has ended.');
}

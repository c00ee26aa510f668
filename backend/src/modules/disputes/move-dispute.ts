import { Injectable } from '@nestjs/common';
import type { DisputeEventType, DisputeState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Changes } from '../../kernel/resource';
import { HoldFunds, Order } from '../ordering';
import { Dispute } from './dispute.entity';
import { disputeChanged } from './dispute.events';
import { type DisputeMover, disputeProcess, isOpenDispute } from './dispute.process';
import { DisputeEvent } from './dispute-parts.entity';

/** Who makes a step of a dispute, with what that party says. */
export interface DisputeStep {
  mover: DisputeMover;
  actor: Actor | null;
  note?: string | null;
}

/** The only way to change a dispute's state: by the process, with the held funds, timeline and notifications. */
@Injectable()
export class MoveDispute {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly funds: HoldFunds,
    private readonly changes: Changes,
    private readonly events: EventBus,
  ) {}

  /**
   * Runs in the caller's transaction and returns the changed dispute. The end of a dispute releases the vendor's share.
   * @throws Failure 409 `state_not_allowed`, also when another request won the race
   */
  async execute(found: Dispute, to: DisputeState, step: DisputeStep): Promise<Dispute> {
    const { id, state: before } = found;
    const ended = isOpenDispute(to) ? {} : { open_order_id: null };
    const row = { ...ended, due_at: null, updated_at: this.clock.now() };
    await this.database.tx(async (em) => {
      // Locked first, in the same order as by refunds and releases.
      const where = { id: found.order_id };
      const order = await em.findOneOrFail(Order, { where, ...this.database.forUpdate });
      await disputeProcess.move(em, Dispute, found, to, step.mover, row);
      if (!isOpenDispute(to)) await this.funds.release(order, found.number);
      const differences = [{ field: 'state', before, after: to }];
      await this.changes.publish({
        resource: 'disputes',
        id,
        action: 'status',
        actor: step.actor,
        differences,
      });
    });
    return { ...found, ...row, state: to };
  }

  /** As `execute`, with an entry of the timeline. */
  async recorded(
    found: Dispute,
    to: Exclude<DisputeState, 'needs_response'>,
    step: DisputeStep,
  ): Promise<Dispute> {
    return this.database.tx(async () => {
      const moved = await this.execute(found, to, step);
      await this.record(found.id, to, step);
      return moved;
    });
  }

  /** Adds an entry to the timeline and notifies those concerned; returns its id. */
  async record(
    dispute_id: number,
    type: DisputeEventType,
    { mover, actor, note }: DisputeStep,
  ): Promise<number> {
    const message = note?.trim() || null;
    const entry = { dispute_id, type, mover, note: message, actor: actor?.name ?? null };
    const created_at = this.clock.now();
    const { identifiers } = await this.database.em.insert(DisputeEvent, { ...entry, created_at });
    await this.events.publish(disputeChanged, { dispute_id, type, mover, note: message });
    return Number(identifiers[0]?.id);
  }
}

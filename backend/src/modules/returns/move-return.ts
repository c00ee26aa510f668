import { Injectable } from '@nestjs/common';
import type { ReturnEventType, ReturnState } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Changes } from '../../kernel/resource';
import { Settings } from '../settings';
import { Return } from './return.entity';
import { returnChanged } from './return.events';
import { ReturnEvent } from './return-parts.entity';
import { DUE_RETURNS, type ReturnMover, returnProcess } from './return.process';

const DAY = 86_400_000;

/** Who makes a step of a return, with a message to the customer. */
export interface ReturnStep {
  mover: ReturnMover;
  actor: Actor | null;
  note?: string | null;
}

/** The only way to change a return's state: by the process, with its deadlines, timeline and notifications. */
@Injectable()
export class MoveReturn {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly changes: Changes,
    private readonly events: EventBus,
  ) {}

  /**
   * Runs in the caller's transaction, writes `values` with the state and returns the changed return.
   * @throws Failure 409 `state_not_allowed`, also when another request won the race
   */
  async execute(
    found: Return,
    to: ReturnState,
    step: ReturnStep,
    values: Partial<Return> = {},
  ): Promise<Return> {
    const row = { ...values, ...(await this.deadlines(to)), updated_at: this.clock.now() };
    await this.database.tx(async (em) => {
      await returnProcess.move(em, Return, found, to, step.mover, row);
      const differences = [{ field: 'state', before: found.state, after: to }];
      const { id } = found;
      await this.changes.publish({
        resource: 'returns',
        id,
        action: 'status',
        actor: step.actor,
        differences,
      });
      await this.record(id, to, step);
    });
    return { ...found, ...row, state: to };
  }

  /** Adds an entry to the timeline and notifies those concerned. */
  async record(return_id: number, type: ReturnEventType, { mover, actor, note }: ReturnStep): Promise<void> {
    const message = note?.trim() || null;
    const entry = { return_id, type, mover, note: message, actor: actor?.name ?? null };
    const now = this.clock.now();
    await this.database.em.insert(ReturnEvent, { ...entry, created_at: now });
    await this.database.em.update(Return, { id: return_id }, { updated_at: now });
    await this.events.publish(returnChanged, { return_id, type, note: message });
  }

  /** Until when the vendor or the customer must act in a state. */
  async deadlines(state: ReturnState): Promise<Pick<Return, 'due_at' | 'send_by' | 'escalated_at'>> {
    const { return_decision_days, return_sending_days } = await this.settings.general();
    const after = (days: number): Date => new Date(this.clock.now().getTime() + days * DAY);
    const isDue = (DUE_RETURNS as readonly ReturnState[]).includes(state);
    return {
      due_at: isDue ? after(return_decision_days) : null,
      send_by: state === 'approved' ? after(return_sending_days) : null,
      escalated_at: null,
    };
  }
}

import { Injectable } from '@nestjs/common';
import type { LedgerAdjustmentState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { makeOnce } from '../../../kernel/database';
import { Failure, requestFingerprint, requireSameRequest } from '../../../kernel/http';
import { StatefulStore, StoreTools, type Values } from '../../../kernel/resource';
import { readableCode } from '../../../kernel/spelling';
import { requireSecondOperator } from '../../identity';
import { Currencies } from '../../localisation';
import { Settings } from '../../settings';
import { Ledger } from '../ledger';
import { adjustmentPosting, reversalPosting } from './adjustment-postings';
import { type AdjustmentMover, adjustmentProcess } from './adjustment.process';
import { LedgerAdjustment } from './ledger-adjustment.entity';

/** What an operator proposes. */
export type ProposedAdjustment = Pick<LedgerAdjustment, 'currency' | 'amount' | 'day' | 'reason' | 'lines'>;

/** Stores adjustments and books them; above the shop's limit a second operator decides. */
@Injectable()
export class AdjustmentStore extends StatefulStore<LedgerAdjustment> {
  constructor(
    tools: StoreTools,
    private readonly ledger: Ledger,
    private readonly settings: Settings,
    private readonly currencies: Currencies,
  ) {
    super(tools);
  }

  /**
   * Writes an adjustment and, up to the limit, books it; once per key of the operator.
   * @throws Failure 409 as `Ledger.post`, `idempotency_key_reused`
   */
  async propose(
    proposed: ProposedAdjustment,
    actor: Actor,
    request_key: string | null = null,
  ): Promise<number> {
    const request = { request_key, request_hash: request_key && requestFingerprint(proposed) };
    return makeOnce(
      () => this.requested(actor, request),
      () => this.write({ ...proposed, ...request }, actor),
    );
  }

  /** The adjustment that the key has made; null if there is none. */
  private async requested(
    { id: requested_by }: Actor,
    { request_key, request_hash }: Pick<LedgerAdjustment, 'request_key' | 'request_hash'>,
  ): Promise<number | null> {
    if (request_key === null || request_hash === null) return null;
    const where = { requested_by, request_key };
    const former = await this.tools.database.tx((em) => em.findOne(LedgerAdjustment, { where }));
    if (former) requireSameRequest(former, request_hash);
    return former?.id ?? null;
  }

  private async write(
    proposed: ProposedAdjustment & Pick<LedgerAdjustment, 'request_key' | 'request_hash'>,
    actor: Actor,
  ): Promise<number> {
    const isLarge = await this.needsSecondOperator(proposed);
    const now = this.tools.clock.now();
    const row = {
      ...proposed,
      number: readableCode('ADJ'),
      state: isLarge ? ('pending' as const) : ('posted' as const),
      posted_at: isLarge ? null : now,
      requested_by: actor.id,
      created_at: now,
      updated_at: now,
    };
    return this.tools.database.tx(async (em) => {
      const { identifiers } = await em.insert(LedgerAdjustment, { ...row });
      const id = Number(identifiers[0]?.id);
      if (!isLarge) await this.ledger.post(adjustmentPosting(row));
      await this.publishChange('create', id, actor);
      return id;
    });
  }

  /** Books the opposite of an adjustment, or above the limit asks another operator to. */
  async reverse(id: number, reversal_reason: string, actor: Actor): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const adjustment = await this.find(id, {});
      const held = await this.snapshot(id, actor, adjustment);
      const to = (await this.needsSecondOperator(adjustment)) ? 'reversing' : 'reversed';
      const now = this.tools.clock.now();
      const values = {
        updated_at: now,
        reversal_reason,
        reversal_requested_by: actor.id,
        ...(to === 'reversed' && { reversed_at: now }),
      };
      await adjustmentProcess.move(em, LedgerAdjustment, adjustment, to, 'system', values);
      if (to === 'reversed') await this.ledger.post(reversalPosting(adjustment, reversal_reason));
      await this.publishChange('status', id, actor, held);
    });
  }

  protected override moverOf(actor: Actor | null, record: LedgerAdjustment): AdjustmentMover {
    return actor?.id === askerOf(record) ? 'proposer' : 'approver';
  }

  /** @throws Failure 422 without a status, 409 `second_person_required` for one's own adjustment */
  protected override targetOf(
    wanted: string | undefined,
    record: LedgerAdjustment,
    actor: Actor | null,
  ): LedgerAdjustmentState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    const to = adjustmentProcess.named(wanted, 'status');
    const approvable = adjustmentProcess.allowed(record.state, 'approver');
    const own = adjustmentProcess.allowed(record.state, 'proposer');
    if (approvable.includes(to) && !own.includes(to)) requireSecondOperator(askerOf(record), actor);
    return to;
  }

  protected override beforeTransition(record: LedgerAdjustment, to: string, actor: Actor | null): Values {
    const now = this.tools.clock.now();
    if (to === 'reversed') return { reversed_at: now, decided_by: actor?.id ?? null };
    if (record.state === 'reversing') return { reversal_reason: null, reversal_requested_by: null };
    return { decided_by: actor?.id ?? null, ...(to === 'posted' && { posted_at: now }) };
  }

  protected override async afterTransition(adjustment: LedgerAdjustment, to: string): Promise<void> {
    if (to === 'posted' && adjustment.state === 'pending')
      await this.ledger.post(adjustmentPosting(adjustment));
    if (to === 'reversed')
      await this.ledger.post(reversalPosting(adjustment, adjustment.reversal_reason ?? adjustment.reason));
  }

  private async needsSecondOperator({ amount, currency }: ProposedAdjustment): Promise<boolean> {
    const { adjustment_approval_limit: limit } = await this.settings.general();
    return this.currencies.inDefault(amount, currency) > limit;
  }
}

/** Who asked for what the adjustment waits for. */
export function askerOf(record: LedgerAdjustment): number | null {
  return record.state === 'reversing' ? record.reversal_requested_by : record.requested_by;
}

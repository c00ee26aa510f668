import { Injectable } from '@nestjs/common';
import type { CashHandoverState } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Failure, requestFingerprint, requireSameRequest } from '../../../kernel/http';
import { StatefulStore, StoreTools, type Values } from '../../../kernel/resource';
import { readableCode } from '../../../kernel/spelling';
import { Ledger, type Posting, reversedLines } from '../../ledger';
import { Rider } from '../rider.entity';
import { cashHandoverProcess } from './cash-handover.process';
import { RiderCashHandover } from './rider-cash-handover.entity';

/** Stores hand-overs of cash and books them. */
@Injectable()
export class CashHandoverStore extends StatefulStore<RiderCashHandover> {
  constructor(
    tools: StoreTools,
    private readonly ledger: Ledger,
  ) {
    super(tools);
  }

  /**
   * Writes and books a hand-over, or returns the one that the key has made.
   * @throws Failure 409 `insufficient_funds` if the rider has less cash, `idempotency_key_reused`
   */
  async receive(
    handed: Pick<RiderCashHandover, 'rider_id' | 'amount' | 'currency' | 'note' | 'request_key'>,
    actor: Actor,
  ): Promise<number> {
    const now = this.tools.clock.now();
    const number = readableCode('RC');
    const dates = { created_at: now, updated_at: now };
    const { rider_id, request_key } = handed;
    return this.tools.database.tx(async (em) => {
      // Locked, so that a repeat at the same moment finds the first one.
      await em.findOneOrFail(Rider, { where: { id: rider_id }, ...this.tools.database.forUpdate });
      const where = { rider_id, request_key: request_key ?? '' };
      const made = request_key && (await em.findOne(RiderCashHandover, { where }));
      const { amount, currency, note } = handed;
      const request_hash = request_key && requestFingerprint({ amount, currency, note });
      if (made && request_hash) {
        requireSameRequest(made, request_hash);
        return made.id;
      }
      const row = {
        ...handed,
        request_hash,
        ...dates,
        number,
        state: 'posted',
        received_by: actor.id,
      } as const;
      const { identifiers } = await em.insert(RiderCashHandover, row);
      const id = Number(identifiers[0]?.id);
      await this.ledger.post(handoverPosting({ ...handed, number }));
      await this.publishChange('create', id, actor);
      return id;
    });
  }

  /** The status must be given: no transition of money is made by default. */
  protected override targetOf(wanted: string | undefined): CashHandoverState {
    if (wanted === undefined) throw Failure.field('status', 'Please specify the status.');
    return cashHandoverProcess.named(wanted, 'status');
  }

  protected override beforeTransition(_: RiderCashHandover, _to: string, actor: Actor | null): Values {
    return { reversed_by: actor?.id ?? null };
  }

  protected override async afterTransition(handover: RiderCashHandover): Promise<void> {
    const { lines, ...posting } = handoverPosting(handover);
    await this.ledger.post({ ...posting, type: 'cash_handover_reversed', lines: reversedLines(lines) });
  }
}

/** The books' view: the rider's cash is the platform's, if the rider has it. */
function handoverPosting({
  number,
  rider_id,
  amount,
  currency,
}: Pick<RiderCashHandover, 'number' | 'rider_id' | 'amount' | 'currency'>): Posting {
  return {
    type: 'cash_handed_over',
    key: number,
    reference: number,
    covered: true,
    lines: [
      { account: 'cash', currency, amount },
      { account: 'rider_cash', owner: rider_id, currency, amount: -amount },
    ],
  };
}

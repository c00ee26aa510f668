import { Injectable } from '@nestjs/common';
import type { PayoutState } from '@stoa/contracts';
import { isDuplicate } from '../../kernel/database';
import type { Actor } from '../../kernel/access';
import { EventBus } from '../../kernel/events';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { StatefulStore, StoreTools } from '../../kernel/resource';
import { Ledger } from '../ledger';
import type { Payout } from './payout.entity';
import { PayoutBalances } from './payout-balances';
import { type Earner, payoutPosting } from './payout-postings';
import { payoutRequestMoved, riderPayoutRequestMoved } from './payout.events';
import { isOpen, type PayoutMover, payoutProcess } from './payout.process';
import { PayoutRequest } from './payout-request.entity';
import { RiderPayoutRequest } from './rider-payout-request.entity';

/** Notes on a state change. */
export interface PayoutNote {
  reference?: string | null;
  reason?: string | null;
}

/** Stores payout requests: one open request per requester, state changes only by the process. */
abstract class PayoutStore<T extends Payout> extends StatefulStore<T> {
  /** Column that holds the requester's id while the request is open. */
  protected abstract readonly openColumn: string;
  /** Prefix of the numbers. */
  protected abstract readonly prefix: string;
  /** Event of its state changes. */
  protected abstract readonly moved: typeof payoutRequestMoved;

  constructor(
    tools: StoreTools,
    private readonly balances: PayoutBalances,
    private readonly ledger: Ledger,
    private readonly events: EventBus,
  ) {
    super(tools);
  }

  protected abstract override moverOf(actor: Actor | null): PayoutMover;
  /** Recipient of a request. */
  protected abstract earnerOf(row: T): Earner;
  /** Vendor that pays the request itself; null where the platform pays. */
  protected abstract employerOf(row: T): number | null;

  /**
   * Writes a request and holds its amount.
   * @throws Failure 409 `open_request` if another is still open; 422 `insufficient_balance`
   */
  async open(row: Partial<T>, actor: Actor | null): Promise<number> {
    const { database, clock } = this.tools;
    return database
      .tx(async (em) => {
        const now = clock.now();
        const values = { ...row, created_at: now, updated_at: now };
        const { identifiers } = await em.insert(this.definition.entity, values as never);
        const id = Number(identifiers[0]?.id);
        const number = `${this.prefix}${String(id).padStart(6, '0')}`;
        await em.update(this.definition.entity, { id }, { number } as never);
        await this.balances.refuseExcess(this.earnerOf(row as T), row.amount ?? 0);
        await this.book('pending', { ...row, number } as T);
        await this.publishChange('create', id, actor);
        return id;
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
        throw Failure.conflict(
          'open_request',
          'Another request is still open. It must be paid or cancelled first.',
        );
      });
  }

  /** @throws Failure 409 with the allowed states in `details` */
  async move(
    id: number,
    state: string,
    note: PayoutNote,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.transition(id, state, bounds, actor, { ...note });
  }

  protected override targetOf(wanted: string | undefined): PayoutState {
    return payoutProcess.named(wanted);
  }

  protected override beforeTransition(
    _: T,
    to: PayoutState,
    _actor: Actor | null,
    { reference, reason }: PayoutNote,
  ): Values {
    const now = this.tools.clock.now();
    return {
      ...(reference && { reference: reference.trim() }),
      ...(reason && { reason: reason.trim() }),
      ...((to === 'approved' || to === 'rejected') && { decided_at: now }),
      ...(to === 'paid' && { paid_at: now }),
      ...(!isOpen(to) && { [this.openColumn]: null }),
    };
  }

  /** Requests that are older than the books hold nothing there, so nothing is released or paid from it. */
  protected override async afterTransition(
    row: T,
    to: PayoutState,
    actor: Actor | null,
    note: PayoutNote,
  ): Promise<void> {
    if (await this.ledger.isPosted({ type: 'payout_requested', key: row.number ?? '' }))
      await this.book(to, row);
    const reason = note.reason?.trim() || null;
    const mover = this.moverOf(actor);
    await this.events.publish(this.moved, { payout_request_id: row.id, to, mover, reason });
  }

  private async book(to: PayoutState, row: T): Promise<void> {
    const { number, currency, amount, fee } = row;
    const posting = payoutPosting(to, {
      number: number ?? '',
      earner: this.earnerOf(row),
      currency,
      amount,
      fee: fee ?? 0,
      employer: this.employerOf(row),
    });
    if (posting) await this.ledger.post(posting);
  }
}

/** Vendors' payout requests, paid by operators. */
@Injectable()
export class PayoutRequestStore extends PayoutStore<PayoutRequest> {
  protected readonly openColumn = 'open_vendor_id';
  protected readonly prefix = 'PR';
  protected readonly moved = payoutRequestMoved;

  constructor(tools: StoreTools, balances: PayoutBalances, ledger: Ledger, events: EventBus) {
    super(tools, balances, ledger, events);
  }

  protected earnerOf({ vendor_id }: PayoutRequest): Earner {
    return { vendor_id };
  }

  protected employerOf(): null {
    return null;
  }

  protected moverOf(actor: Actor | null): PayoutMover {
    return actor?.audience === 'vendor' ? 'requester' : 'payer';
  }
}

/** Riders' payout requests, paid by operators or the vendors who employ them. */
@Injectable()
export class RiderPayoutRequestStore extends PayoutStore<RiderPayoutRequest> {
  protected readonly openColumn = 'open_rider_id';
  protected readonly prefix = 'RP';
  protected readonly moved = riderPayoutRequestMoved;

  constructor(tools: StoreTools, balances: PayoutBalances, ledger: Ledger, events: EventBus) {
    super(tools, balances, ledger, events);
  }

  protected earnerOf({ rider_id }: RiderPayoutRequest): Earner {
    return { rider_id };
  }

  protected employerOf({ vendor_id }: RiderPayoutRequest): number | null {
    return vendor_id;
  }

  protected moverOf(): PayoutMover {
    return 'payer';
  }
}

import { Injectable } from '@nestjs/common';
import type { PayoutState } from '@stoa/contracts';
import { isDuplicate } from '../../kernel/database';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import type { Payout } from './payout.entity';
import { type Earner, PayoutBalances } from './payout-balances';
import { isOpen, type PayoutMover, payoutProcess } from './payout.process';
import { PayoutRequest } from './payout-request.entity';
import { payoutRequests, riderPayoutRequests } from './payouts.resources';
import { RiderPayoutRequest } from './rider-payout-request.entity';

/** What is said with a move. */
export interface PayoutWords {
  reference?: string | null;
  reason?: string | null;
}

/** Moves by which money leaves the shop. */
const SPENDING: readonly PayoutState[] = ['approved', 'processing', 'paid'];

/** Keeps payout requests: one open at a time for each who asks, and a state that moves along its table. */
abstract class PayoutStore<T extends Payout> extends ResourceStore<T> {
  /** Column that holds the asker's id while a request is open. */
  protected abstract readonly openColumn: string;
  /** First letters of the numbers. */
  protected abstract readonly prefix: string;

  protected abstract readonly balances: PayoutBalances;

  protected abstract moverOf(actor: Actor | null): PayoutMover;
  /** Who is paid by a request. */
  protected abstract earnerOf(row: T): Earner;

  /** @throws Failure 409 `open_request` while an earlier one is open; 422 `insufficient_balance` above what was earned */
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
        await this.tell('create', id, actor);
        return id;
      })
      .catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
        throw Failure.conflict(
          'open_request',
          'Another request is still open. It must be paid or withdrawn first.',
        );
      });
  }

  /** @throws Failure 409 with the allowed states in `details`; 422 `insufficient_balance` when there is less by now */
  async move(
    id: number,
    word: string,
    words: PayoutWords,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    const { database, clock } = this.tools;
    await database.tx(async (em) => {
      const row = await this.find(id, bounds);
      const { state } = row;
      const held = await this.snapshot(id, actor);
      const to = payoutProcess.named(word);
      const now = clock.now();
      const values = {
        updated_at: now,
        ...(words.reference && { reference: words.reference.trim() }),
        ...(words.reason && { reason: words.reason.trim() }),
        ...((to === 'approved' || to === 'rejected') && { decided_at: now }),
        ...(to === 'paid' && { paid_at: now }),
        ...(!isOpen(to) && { [this.openColumn]: null }),
      };
      const entity = this.definition.entity;
      await payoutProcess.move(em, entity, { id, state }, to, this.moverOf(actor), values);
      if (SPENDING.includes(to)) await this.balances.refuseExcess(this.earnerOf(row), row.amount);
      await this.tell('status', id, actor, held);
    });
  }
}

/** Requests of vendors; operators pay them. */
@Injectable()
export class PayoutRequestStore extends PayoutStore<PayoutRequest> {
  protected readonly openColumn = 'open_vendor_id';
  protected readonly prefix = 'PR';

  constructor(
    tools: StoreTools,
    protected readonly balances: PayoutBalances,
  ) {
    super(tools, () => payoutRequests);
  }

  protected earnerOf({ vendor_id }: PayoutRequest): Earner {
    return { vendor_id };
  }

  protected moverOf(actor: Actor | null): PayoutMover {
    return actor?.audience === 'vendor' ? 'requester' : 'payer';
  }
}

/** Requests of riders; operators and the vendors who employ them pay. */
@Injectable()
export class RiderPayoutRequestStore extends PayoutStore<RiderPayoutRequest> {
  protected readonly openColumn = 'open_rider_id';
  protected readonly prefix = 'RP';

  constructor(
    tools: StoreTools,
    protected readonly balances: PayoutBalances,
  ) {
    super(tools, () => riderPayoutRequests);
  }

  protected earnerOf({ rider_id }: RiderPayoutRequest): Earner {
    return { rider_id };
  }

  protected moverOf(): PayoutMover {
    return 'payer';
  }
}

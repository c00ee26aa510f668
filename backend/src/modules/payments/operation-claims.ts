import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { PaymentOperation } from './payment-operation.entity';

/** Lease of a claim in milliseconds; a running call renews it, so only an ended process loses it. */
export const CLAIM_LEASE = 15_000;

/** Milliseconds that a request waits for the call of another one, and between its looks at it. */
const MAX_WAIT = 10_000;
const PAUSE = 100;

/** Lets one call at a time carry an operation out, across requests, jobs and processes. */
@Injectable()
export class OperationClaims {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `work` with a claim of its own on a pending operation; false if another call has it.
   * @throws what `work` throws, after the claim is released
   */
  async hold(id: number, work: (claim: string) => Promise<void>): Promise<boolean> {
    const claim = randomUUID();
    if (!(await this.take(id, claim))) return false;
    const heartbeat = setInterval(() => void this.renew(id, claim).catch(() => undefined), CLAIM_LEASE / 3);
    heartbeat.unref();
    try {
      await work(claim);
    } finally {
      clearInterval(heartbeat);
      // With the database down, the lease ends by itself.
      await this.release(id, claim).catch(() => undefined);
    }
    return true;
  }

  /** Waits until an operation is free or settled, for a while only. */
  async released(id: number): Promise<void> {
    const end = performance.now() + MAX_WAIT;
    while (performance.now() < end && (await this.isClaimed(id)))
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }

  private async take(id: number, claim: string): Promise<boolean> {
    const free = { id, state: 'pending' as const };
    const now = this.clock.now();
    return this.database.tx(async (em) => {
      const values = { claim, claimed_until: this.leaseEnd() };
      const where = [
        { ...free, claimed_until: IsNull() },
        { ...free, claimed_until: LessThanOrEqual(now) },
      ];
      const { affected } = await em
        .createQueryBuilder()
        .update(PaymentOperation)
        .set(values)
        .where(where)
        .execute();
      return affected === 1;
    });
  }

  private async renew(id: number, claim: string): Promise<void> {
    await this.database.tx((em) =>
      em.update(PaymentOperation, { id, claim }, { claimed_until: this.leaseEnd() }),
    );
  }

  private async release(id: number, claim: string): Promise<void> {
    await this.database.tx((em) =>
      em.update(PaymentOperation, { id, claim }, { claim: null, claimed_until: null }),
    );
  }

  private isClaimed(id: number): Promise<boolean> {
    return this.database.tx(async (em) => {
      const row = await em.findOne(PaymentOperation, { where: { id, state: 'pending' } });
      return row?.claimed_until != null && row.claimed_until > this.clock.now();
    });
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + CLAIM_LEASE);
  }
}

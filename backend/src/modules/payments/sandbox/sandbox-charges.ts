import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database, makeOnce } from '../../../kernel/database';
import { sum } from '../../../kernel/money';
import { type Attempt, attemptKey, ProviderRefusal, type CheckoutPage } from '../payment-provider';
import { type ChargeState, SandboxCharge, SandboxTransfer } from './sandbox-charge.entity';

/** The sandbox's books: charges, and the money moved by each. */
@Injectable()
export class SandboxCharges {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates the charge of an attempt, once, even if several requests start it at the same time. */
  create(
    attempt: Attempt,
    { return_url, cancel_url, description, language }: CheckoutPage,
  ): Promise<SandboxCharge> {
    const request_key = attemptKey(attempt);
    const { id: attempt_id, currency, amount, capture_method } = attempt;
    const charge = {
      charge_id: `sbx_${randomBytes(18).toString('base64url')}`,
      request_key,
      attempt_id,
      currency,
      amount,
      capture_method,
      state: 'open' as const,
      failure: null,
      refused_refunds: 0,
      description: description.slice(0, 200),
      language,
      return_url,
      cancel_url,
      created_at: this.clock.now(),
    };
    return makeOnce(
      () => this.database.tx((em) => em.findOne(SandboxCharge, { where: { request_key } })),
      () => this.database.tx((em) => em.save(SandboxCharge, charge)),
    );
  }

  find(charge_id: string): Promise<SandboxCharge | null> {
    return this.database.tx((em) => em.findOne(SandboxCharge, { where: { charge_id } }));
  }

  /** Changes a charge's state, unless it has left `from` meanwhile; returns whether it did. */
  move(
    { id }: SandboxCharge,
    from: readonly ChargeState[],
    to: ChargeState,
    values: Partial<SandboxCharge> = {},
  ): Promise<boolean> {
    return this.database.tx(async (em) => {
      const moved = await em
        .createQueryBuilder()
        .update(SandboxCharge)
        .set({ ...values, state: to })
        .where('id = :id AND state IN (:...from)', { id, from })
        .execute();
      return moved.affected === 1;
    });
  }

  /** Moves money once per key. @throws ProviderRefusal if the charge does not have it */
  transfer(
    charge: SandboxCharge,
    type: SandboxTransfer['type'],
    amount: number,
    request_key: string,
  ): Promise<void> {
    return this.database.tx(async (em) => {
      await em.findOne(SandboxCharge, { where: { id: charge.id }, ...this.database.forUpdate });
      if (await em.exists(SandboxTransfer, { where: { request_key } })) return;
      const left = await this.left(charge, type);
      if (amount > left) throw new ProviderRefusal(`The sandbox can ${type} at most ${left}.`);
      const row = { charge_id: charge.id, type, amount, request_key, created_at: this.clock.now() };
      await em.insert(SandboxTransfer, row);
    });
  }

  /** Uses up one of the refusals that the tester asked for. */
  takeRefusal({ id }: SandboxCharge): Promise<boolean> {
    return this.database.tx(async (em) => {
      const taken = await em
        .createQueryBuilder()
        .update(SandboxCharge)
        .set({ refused_refunds: () => 'refused_refunds - 1' })
        .where('id = :id AND refused_refunds > 0', { id })
        .execute();
      return taken.affected === 1;
    });
  }

  private async left(
    { id: charge_id, amount }: SandboxCharge,
    type: SandboxTransfer['type'],
  ): Promise<number> {
    const rows = await this.database.em.find(SandboxTransfer, { where: { charge_id } });
    const total = (of: SandboxTransfer['type']): number =>
      sum(rows.filter((row) => row.type === of).map((row) => row.amount));
    return type === 'capture' ? amount - total('capture') : total('capture') - total('refund');
  }
}

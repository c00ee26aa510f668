import { Injectable, Logger } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database, insertMany } from '../../kernel/database';
import { EventBus, occurrence } from '../../kernel/events';
import { Ledger } from '../ledger';
import { PaymentChanges } from './payment-changes';
import { paymentCaptured } from './payment.events';
import { Payment, PaymentEvent } from './payment.entity';
import { contradictionOf, factsByPart, settles } from './payment-facts';
import { paymentPostings } from './payment-postings';
import type { ProviderFact } from './payment-provider';

/** The only place where payment events are recorded, and posted to the books. */
@Injectable()
export class RecordPaymentEvents {
  private readonly logger = new Logger(RecordPaymentEvents.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: EventBus,
    private readonly ledger: Ledger,
    private readonly changes: PaymentChanges,
  ) {}

  /**
   * Inserts events in the caller's transaction and publishes captures; idempotent by event key. Facts that
   * contradict the payment are not recorded: an operator has to look at it.
   */
  async execute({ id }: Pick<Payment, 'id'>, reported: readonly ProviderFact[]): Promise<void> {
    if (reported.length === 0) return;
    await this.database.tx(async (em) => {
      // Locked, so that a webhook, the buyer's return and a job see each other's events.
      const payment = await em.findOneOrFail(Payment, { where: { id }, ...this.database.forUpdate });
      const facts = await this.consistent(payment, reported);
      const shares = facts.flatMap((fact) => factsByPart(payment, fact));
      const keys = shares.map((fact) => fact.key);
      const known = await em.find(PaymentEvent, { where: { payment_id: id, event_key: In(keys) } });
      const fresh = shares.filter((fact) => !known.some((event) => event.event_key === fact.key));
      if (fresh.length === 0) return;
      await insertMany(
        em,
        PaymentEvent,
        fresh.map((fact) => this.row(id, fact)),
      );
      const check_at = fresh.some(settles) ? null : payment.check_at;
      await em.update(Payment, { id }, { check_at, updated_at: this.clock.now() });
      await this.ledger.post(...paymentPostings(payment, fresh));
      await this.changes.publish(payment);
      const captures = fresh.filter((fact) => fact.type === 'captured');
      await this.events.publishAll(
        captures.map(({ part }) => occurrence(paymentCaptured, { reference: payment.reference, part })),
      );
    });
  }

  private async consistent(payment: Payment, facts: readonly ProviderFact[]): Promise<ProviderFact[]> {
    const { id, reference, driver } = payment;
    const problem = facts.map((fact) => contradictionOf(payment, fact)).find((one) => one !== null);
    if (problem) {
      this.logger.error({ payment: id, reference, driver, problem }, 'a payment contradicts its order');
      await this.database.em.update(Payment, { id }, { problem, updated_at: this.clock.now() });
    }
    return facts.filter((fact) => contradictionOf(payment, fact) === null);
  }

  private row(payment_id: number, { key: event_key, type, amount, part, reason }: ProviderFact) {
    return { payment_id, event_key, type, amount, part, reason, created_at: this.clock.now() };
  }
}

import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { EventBus, occurrence } from '../../kernel/events';
import { paymentCaptured } from './payment.events';
import { type Payment, PaymentEvent } from './payment.entity';
import type { ProviderFact } from './payment-provider';

/** Records payment events. */
@Injectable()
export class PaymentLedger {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: EventBus,
  ) {}

  /** Inserts events in the caller's transaction and publishes captures; idempotent by event key. */
  async record({ id, reference }: Payment, facts: readonly ProviderFact[]): Promise<void> {
    if (facts.length === 0) return;
    await this.database.tx(async (em) => {
      const keys = facts.map((fact) => fact.key);
      const known = await em.find(PaymentEvent, { where: { payment_id: id, event_key: In(keys) } });
      const fresh = facts.filter((fact) => !known.some((event) => event.event_key === fact.key));
      const rows = fresh.map(({ key, type, amount, part }) => ({
        payment_id: id,
        event_key: key,
        type,
        amount,
        part,
        created_at: this.clock.now(),
      }));
      if (rows.length > 0) await em.insert(PaymentEvent, rows);
      const captures = fresh.filter((fact) => fact.type === 'captured');
      await this.events.publishAll(
        captures.map(({ part }) => occurrence(paymentCaptured, { reference, part })),
      );
    });
  }
}

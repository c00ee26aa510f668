import { Injectable, Logger } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Payment } from './payment.entity';
import type { WebhookCall, WebhookMessage } from './payment-provider';
import { PaymentProviders } from './payment-providers';
import { PaymentWebhook } from './payment-webhook.entity';
import { RecordPaymentEvents } from './record-payment-events';

/** Verifies a provider's message and records the events that it proves. */
@Injectable()
export class ReceiveWebhook {
  private readonly logger = new Logger(ReceiveWebhook.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly record: RecordPaymentEvents,
  ) {}

  /**
   * Returns what was paid for, to be completed by the caller; null for a message of no concern.
   * @throws Failure 404 for an unknown driver, and for an unknown payment, so that the provider sends the
   * message again; 400 `invalid_signature`
   */
  async execute(driver: string, call: WebhookCall): Promise<string | null> {
    const provider = this.providers.find(driver);
    if (!provider?.webhook) throw Failure.notFound('address');
    const message = await provider.webhook(call);
    if (!message) return null;
    return this.database.tx(async () => {
      const payment = await this.find(driver, message);
      if (!payment) {
        this.logger.warn({ driver, event: message.event_id }, 'a webhook names an unknown payment');
        throw Failure.notFound('payment');
      }
      await this.note(driver, message, payment);
      return payment.reference;
    });
  }

  private async note(driver: string, message: WebhookMessage, payment: Payment): Promise<void> {
    const { em } = this.database;
    const { event_id, type, facts } = message;
    if (await em.exists(PaymentWebhook, { where: { driver, event_id } })) return;
    const row = { driver, event_id, type: type.slice(0, 80), payment_id: payment.id };
    await em.insert(PaymentWebhook, { ...row, created_at: this.clock.now() });
    await this.record.execute(payment, facts);
  }

  /** Locked, so that repeats wait for each other. A message may arrive before `create` has returned. */
  private async find(
    driver: string,
    { provider_reference, attempt_id }: WebhookMessage,
  ): Promise<Payment | null> {
    const { em, forUpdate } = this.database;
    const known =
      provider_reference &&
      (await em.findOne(Payment, { where: { driver, provider_reference }, ...forUpdate }));
    if (known) return known;
    if (attempt_id === null) return null;
    const where = { id: attempt_id, driver, ...(provider_reference && { provider_reference: IsNull() }) };
    return em.findOne(Payment, { where, ...forUpdate });
  }
}

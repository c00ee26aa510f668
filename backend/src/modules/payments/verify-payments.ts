import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../kernel/database';
import { PaymentAttempts } from './payment-attempts';
import type { Payment } from './payment.entity';
import type { ProviderFact } from './payment-provider';
import { PaymentProviders } from './payment-providers';
import { RecordPaymentEvents } from './record-payment-events';

/** Asks the providers of a reference what has become of its open attempts, outside of any transaction. */
@Injectable()
export class VerifyPayments {
  private readonly logger = new Logger(VerifyPayments.name);

  constructor(
    private readonly database: Database,
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
    private readonly record: RecordPaymentEvents,
  ) {}

  /** Records what they report; superseded attempts are asked for as well, as they may have been paid. */
  async execute(reference: string): Promise<void> {
    const attempts = await this.database.tx(() => this.attempts.findAll(reference));
    for (const attempt of attempts) {
      if (attempt.check_at === null || attempt.provider_reference === null) continue;
      this.database.refuseTransaction();
      const facts = await this.askProvider(attempt);
      await this.record.execute(attempt, facts);
    }
  }

  /** A provider that is away is asked again by the reconciliation job. */
  private async askProvider(attempt: Payment): Promise<ProviderFact[]> {
    const { id, driver } = attempt;
    try {
      return await this.providers.get(driver).verify(attempt);
    } catch (err) {
      this.logger.warn(
        { err, payment: id, driver },
        'a payment could not be verified and will be checked again',
      );
      return [];
    }
  }
}

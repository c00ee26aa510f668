import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { PaymentAttempts } from './payment-attempts';
import { Payment } from './payment.entity';
import type { StartedPayment, CheckoutPage } from './payment-provider';
import { PaymentProviders } from './payment-providers';

/** Has providers start the attempts of a reference, outside of any transaction. */
@Injectable()
export class StartPayments {
  private readonly logger = new Logger(StartPayments.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attempts: PaymentAttempts,
    private readonly providers: PaymentProviders,
  ) {}

  /**
   * Returns the hosted page of the attempt that waits for the buyer. Idempotent: the provider gets the attempt's
   * own key, and what it returned is stored. A provider that is away starts the payment later.
   */
  async execute(reference: string, visit: () => Promise<CheckoutPage>): Promise<StartedPayment> {
    const attempts = await this.database.tx(() => this.attempts.findCurrent(reference));
    for (const attempt of attempts) {
      const redirect_url = await this.start(attempt, visit);
      if (redirect_url) return { redirect_url };
    }
    return { redirect_url: null };
  }

  private async start(attempt: Payment, visit: () => Promise<CheckoutPage>): Promise<string | null> {
    const { id, driver, provider_reference, check_at } = attempt;
    const provider = this.providers.get(driver);
    if (provider.isGateway && check_at === null) return null;
    if (provider_reference) return attempt.redirect_url;
    if (provider.isGateway) this.database.refuseTransaction();
    try {
      const started = await provider.create(attempt, await visit());
      if (started.provider_reference)
        await this.database.tx((em) =>
          em.update(
            Payment,
            { id },
            {
              provider_reference: started.provider_reference,
              redirect_url: started.redirect_url,
              updated_at: this.clock.now(),
            },
          ),
        );
      return started.redirect_url;
    } catch (err) {
      this.logger.warn(
        { err, payment: id, driver },
        'a payment could not be started and will be tried again',
      );
      return null;
    }
  }
}

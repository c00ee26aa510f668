import { Injectable, Logger } from '@nestjs/common';
import { defineJob, Every } from '../../../kernel/queue';
import { PaymentAttempts } from '../../payments';
import { CompletePayment } from './complete-payment';
import { PaymentVisits } from './payment-visits';

const reconcilePayments = defineJob('ordering.reconcile-payments');

const MINUTE = 60_000;
/** Maximum number of payments per run. */
const MAX = 100;

/**
 * Asks providers for payments whose outcome is unknown after a minute, then ever less often: for buyers who did
 * not return, webhooks that were lost and processes that ended midway.
 */
@Injectable()
export class ReconcilePayments {
  private readonly logger = new Logger(ReconcilePayments.name);

  constructor(
    private readonly attempts: PaymentAttempts,
    private readonly visits: PaymentVisits,
    private readonly complete: CompletePayment,
  ) {}

  @Every(reconcilePayments, MINUTE)
  async execute(): Promise<void> {
    for (const reference of await this.attempts.takeDue(MAX)) {
      try {
        // Stores the provider's id of a payment whose creation was cut off.
        await this.visits.start(reference);
        await this.complete.execute(reference);
      } catch (err) {
        this.logger.warn({ err, reference }, 'a payment could not be reconciled and will be checked again');
      }
    }
  }
}

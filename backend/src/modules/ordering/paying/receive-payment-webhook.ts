import { Injectable } from '@nestjs/common';
import { ReceiveWebhook, type WebhookCall } from '../../payments';
import { CompletePayment } from './complete-payment';

/** Takes a provider's message and completes the payment that it is about. */
@Injectable()
export class ReceivePaymentWebhook {
  constructor(
    private readonly receive: ReceiveWebhook,
    private readonly complete: CompletePayment,
  ) {}

  /** @throws Failure 400 for a wrong signature, 404 for an unknown payment, which the provider sends again */
  async execute(driver: string, call: WebhookCall): Promise<void> {
    const reference = await this.receive.execute(driver, call);
    if (reference !== null) await this.complete.execute(reference);
  }
}

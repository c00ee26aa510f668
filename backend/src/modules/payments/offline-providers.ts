import { Injectable } from '@nestjs/common';
import type { Driver } from './drivers';
import type {
  Attempt,
  MoneyRequest,
  PaymentProvider,
  ProviderFact,
  Settlement,
  StartedPayment,
} from './payment-provider';

const DAY = 86_400_000;

/** Payments made outside of the system: the shop only records them. */
abstract class OfflineProvider implements PaymentProvider {
  abstract readonly driver: Driver;
  abstract readonly settlement: Settlement;
  readonly isGateway = false;
  readonly timeout = 7 * DAY;

  async create(): Promise<StartedPayment> {
    return { redirect_url: null };
  }

  /** Only the shop's own staff knows whether it was paid. */
  async verify(): Promise<ProviderFact[]> {
    return [];
  }

  async capture(_: Attempt, { amount, part }: MoneyRequest): Promise<ProviderFact> {
    return { type: 'captured', amount, part, key: `captured:${part}` };
  }

  async refund(_: Attempt, { amount, part, idempotency_key }: MoneyRequest): Promise<ProviderFact> {
    return { type: 'refunded', amount, part, key: idempotency_key };
  }

  async void({ amount }: Attempt): Promise<ProviderFact> {
    return { type: 'voided', amount, part: null, key: 'voided' };
  }
}

/** Cash on delivery: orders ship unpaid, each order's payment is captured at its delivery. */
@Injectable()
export class CashOnDelivery extends OfflineProvider {
  readonly driver = 'cash_on_delivery';
  readonly settlement = 'on_delivery';
}

/** Bank transfer: an operator confirms the order once the money has arrived. */
@Injectable()
export class BankTransfer extends OfflineProvider {
  readonly driver = 'bank_transfer';
  readonly settlement = 'in_advance';
}

import { Injectable } from '@nestjs/common';
import type { Driver } from './payment-method.entity';
import type {
  Attempt,
  MoneyRequest,
  PaymentProvider,
  ProviderFact,
  Settlement,
  Started,
} from './payment-provider';

const DAY = 86_400_000;

/** Money that people hand over or transfer among themselves: the shop only records what it is told of. */
abstract class OfflineProvider implements PaymentProvider {
  abstract readonly driver: Driver;
  abstract readonly settlement: Settlement;
  readonly patience = 7 * DAY;

  async create(): Promise<Started> {
    return { redirect_url: null };
  }

  /** Nobody but the shop's own people knows more. */
  async verify(): Promise<ProviderFact[]> {
    return [];
  }

  async capture(_: Attempt, { amount, part }: MoneyRequest): Promise<ProviderFact> {
    return { type: 'captured', amount, part, key: `captured:${part}` };
  }

  async refund(_: Attempt, { amount, part, idempotency_key }: MoneyRequest): Promise<ProviderFact> {
    return { type: 'refunded', amount, part, key: idempotency_key };
  }
}

/** Cash at the door: goods go at once, each order's money comes with its delivery. */
@Injectable()
export class CashOnDelivery extends OfflineProvider {
  readonly driver = 'cash_on_delivery';
  readonly settlement = 'on_delivery';
}

/** A transfer to the shop's account: an operator lets the order go on when it has arrived. */
@Injectable()
export class BankTransfer extends OfflineProvider {
  readonly driver = 'bank_transfer';
  readonly settlement = 'in_advance';
}

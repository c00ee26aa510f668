import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type Attempt,
  type MoneyRequest,
  type PaymentProvider,
  PaymentProviders,
  type ProviderFact,
  type StartedPayment,
} from '../payments';

/**
 * The wallet as a payment provider. Its money moves in the transaction that places or refunds the order
 * (`wallet-payments.ts`), so there is nothing left to do afterwards.
 */
@Injectable()
export class WalletProvider implements PaymentProvider, OnModuleInit {
  readonly driver = 'wallet';
  readonly settlement = 'at_once';
  readonly isGateway = false;
  readonly timeout = 0;

  constructor(private readonly providers: PaymentProviders) {}

  onModuleInit(): void {
    this.providers.register(this);
  }

  async create(): Promise<StartedPayment> {
    return { redirect_url: null };
  }

  async verify(): Promise<ProviderFact[]> {
    return [];
  }

  async capture(_: Attempt, { amount, part }: MoneyRequest): Promise<ProviderFact> {
    return { type: 'captured', amount, part, key: `captured:${part}` };
  }

  async void({ amount }: Attempt): Promise<ProviderFact> {
    return { type: 'voided', amount, part: null, key: 'voided' };
  }

  async refund(_: Attempt, { amount, part, idempotency_key }: MoneyRequest): Promise<ProviderFact> {
    return { type: 'refunded', amount, part, key: idempotency_key };
  }
}

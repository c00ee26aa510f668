import { Injectable } from '@nestjs/common';
import { BankTransfer, CashOnDelivery } from './offline-providers';
import type { PaymentProvider } from './payment-provider';

/** Registry of payment providers by driver. */
@Injectable()
export class PaymentProviders {
  private readonly byDriver: ReadonlyMap<string, PaymentProvider>;

  constructor(cash: CashOnDelivery, transfer: BankTransfer) {
    this.byDriver = new Map([cash, transfer].map((provider) => [provider.driver, provider]));
  }

  /** The driver's provider; throws if there is none. */
  get(driver: string): PaymentProvider {
    const provider = this.byDriver.get(driver);
    if (!provider) throw new Error(`No payment provider serves the driver ${driver}`);
    return provider;
  }
}

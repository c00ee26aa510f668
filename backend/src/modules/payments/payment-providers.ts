import { Injectable } from '@nestjs/common';
import { BankTransfer, CashOnDelivery } from './offline-providers';
import type { PaymentProvider } from './payment-provider';
import { PayPalProvider } from './paypal/paypal-provider';
import { SandboxProvider } from './sandbox/sandbox-provider';
import { StripeProvider } from './stripe/stripe-provider';

/** Registry of payment providers by driver. */
@Injectable()
export class PaymentProviders {
  private readonly byDriver: Map<string, PaymentProvider>;

  constructor(
    cash: CashOnDelivery,
    transfer: BankTransfer,
    sandbox: SandboxProvider,
    stripe: StripeProvider,
    paypal: PayPalProvider,
  ) {
    const all: PaymentProvider[] = [cash, transfer, sandbox, stripe, paypal];
    this.byDriver = new Map(all.map((provider) => [provider.driver, provider]));
  }

  /** Adds the provider of a higher module, at start-up. */
  register(provider: PaymentProvider): void {
    this.byDriver.set(provider.driver, provider);
  }

  /** The driver's provider; throws if there is none. */
  get(driver: string): PaymentProvider {
    const provider = this.find(driver);
    if (!provider) throw new Error(`No payment provider serves the driver ${driver}`);
    return provider;
  }

  /** The driver's provider; undefined if there is none. */
  find(driver: string): PaymentProvider | undefined {
    return this.byDriver.get(driver);
  }
}

import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Config } from '../../../kernel/config';
import { MethodSecrets, type Secrets } from '../method-secrets';
import { ProviderRefusal } from '../payment-provider';

const TIMEOUT = 15_000;

/** Loads the SDK at first use. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- 220 files, which most shops never need
export const loadStripe = (): typeof Stripe => require('stripe') as typeof Stripe;

/** Connects to Stripe with a payment method's own account. */
@Injectable()
export class StripeClient {
  constructor(
    private readonly config: Config,
    private readonly secrets: MethodSecrets,
  ) {}

  /** The client of the method with this code. */
  async of(code: string): Promise<Stripe> {
    return this.with((await this.secrets.find(code)).secrets);
  }

  /** The accounts that may have sent a webhook. */
  async accounts(): Promise<Secrets[]> {
    return (await this.secrets.findByDriver('stripe')).map(({ secrets }) => secrets);
  }

  /** @throws ProviderRefusal without a key: the operator has not entered any */
  with({ secret_key }: Secrets): Stripe {
    if (!secret_key) throw new ProviderRefusal('The secret key of Stripe is missing.');
    const { protocol, hostname, port } = new URL(this.config.STRIPE_API_URL);
    return new (loadStripe())(secret_key, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      timeout: TIMEOUT,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }
}

/** Runs a call of Stripe; its refusals are final, while connections, limits and its own errors are not. */
export async function orRefusal<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { errors } = loadStripe();
    const isRefusal =
      error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripeCardError;
    // 409: an earlier request with the same key is still under way there.
    const isFinal = isRefusal && error.statusCode !== 409;
    throw isFinal ? new ProviderRefusal(error.message) : error;
  }
}

import { Injectable } from '@nestjs/common';
import type { ApiError, Client, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import { Config } from '../../../kernel/config';
import { type Account, MethodSecrets } from '../method-secrets';
import { ProviderRefusal } from '../payment-provider';

const TIMEOUT = 15_000;

type Sdk = typeof import('@paypal/paypal-server-sdk');

/** PayPal's SDK for one account. */
export interface PayPal {
  sdk: Sdk;
  orders: OrdersController;
  payments: PaymentsController;
  /** Calls what the SDK lacks, with the account's token. */
  post<T>(path: string, json: string): Promise<T>;
}

/** Loads the SDK at first use. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- 450 files, which most shops never need
const loadSdk = (): Sdk => require('@paypal/paypal-server-sdk') as Sdk;

/** The SDK's client; with a `host`, such as a test server's, it is called instead of PayPal's own. */
function clientOf(
  sdk: Sdk,
  config: ConstructorParameters<Sdk['Client']>[0],
  host: string | undefined,
): Client {
  if (!host) return new sdk.Client(config);
  return new (class extends sdk.Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const make = super.getRequestBuilderFactory();
      return (...call) => {
        const builder = make(...call);
        builder.interceptRequest((request) => ({
          ...request,
          url: request.url.replace(new URL(request.url).origin, host),
        }));
        return builder;
      };
    }
  })(config);
}

/** Connects to PayPal with a payment method's own account: the sandbox's in test mode. */
@Injectable()
export class PayPalClient {
  constructor(
    private readonly config: Config,
    private readonly accounts: MethodSecrets,
  ) {}

  /** The client of the method with this code. */
  async of(code: string): Promise<PayPal> {
    return this.with(await this.accounts.find(code));
  }

  /** The accounts that may have sent a webhook. */
  list(): Promise<Account[]> {
    return this.accounts.findByDriver('paypal');
  }

  /** @throws ProviderRefusal without credentials: the operator has not entered any */
  with({ mode, secrets }: Account): PayPal {
    const { client_id, client_secret } = secrets;
    if (!client_id || !client_secret)
      throw new ProviderRefusal('The client ID or secret of PayPal is missing.');
    const isTest = mode === 'test';
    const host = this.config.PAYPAL_API_URL ?? `https://api-m${isTest ? '.sandbox' : ''}.paypal.com`;
    const sdk = loadSdk();
    const client = clientOf(
      sdk,
      {
        timeout: TIMEOUT,
        environment: isTest ? sdk.Environment.Sandbox : sdk.Environment.Production,
        clientCredentialsAuthCredentials: { oAuthClientId: client_id, oAuthClientSecret: client_secret },
      },
      this.config.PAYPAL_API_URL,
    );
    return {
      sdk,
      orders: new sdk.OrdersController(client),
      payments: new sdk.PaymentsController(client),
      post: async <T>(path: string, json: string) => {
        const { accessToken } = await client.clientCredentialsAuthManager.fetchToken();
        const response = await fetch(new URL(path, host), {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: json,
          signal: AbortSignal.timeout(TIMEOUT),
        });
        if (!response.ok) throw new Error(`PayPal answered ${path} with ${response.status}`);
        return (await response.json()) as T;
      },
    };
  }
}

/** Statuses that may pass: conflicts of simultaneous requests, limits, and a token that has expired. */
const TEMPORARY = new Set([401, 409, 429]);

/** Runs a call of PayPal; its refusals are final, while connections, limits and its own errors are not. */
export async function orRefusal<T>(call: Promise<{ result: T }>): Promise<T> {
  try {
    return (await call).result;
  } catch (error) {
    const sdk = loadSdk();
    if (!(error instanceof sdk.ApiError) || error.statusCode >= 500 || TEMPORARY.has(error.statusCode))
      throw error;
    throw new ProviderRefusal(reasonOf(error));
  }
}

/** What PayPal says is wrong, such as `CAPTURE_FULLY_REFUNDED`. */
function reasonOf({ body, message }: ApiError): string {
  try {
    const { details, name } = JSON.parse(String(body)) as { details?: { issue?: string }[]; name?: string };
    return details?.[0]?.issue ?? name ?? message;
  } catch {
    return message;
  }
}

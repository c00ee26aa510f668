import { randomUUID } from 'node:crypto';
import type { ExecutePayment } from '@stoa/contracts';
import { guestSession, type Client } from '@stoa/testing';
import { addToCart, givenMarket, givenVariant, pay, readyToPay } from './ordering.factories';
import type { Shop } from './shop';
import { givenVendor } from './vendors.factories';

/** A filled cart that only needs the request that places the order, which may be repeated. */
export interface Purchase {
  buyer: Client;
  /** The guest's session token, for requests to another process. */
  session: string;
  body: ExecutePayment;
  key: string;
}

/** Places orders repeatedly and records which were acknowledged, by idempotency key. */
export class AcknowledgedCheckouts {
  readonly numbers = new Map<string, string>();

  private constructor(
    private readonly country: number,
    private readonly variant: number,
  ) {}

  static async in(shop: Shop): Promise<AcknowledgedCheckouts> {
    const { country_id } = await givenMarket(shop);
    const { vendor } = await givenVendor(shop);
    return new AcknowledgedCheckouts(country_id, await givenVariant(shop, vendor.id, { stock: 9_000 }));
  }

  /** Fills a cart through `client`; throws when a request fails. */
  async ready(client: Client): Promise<Purchase> {
    const session = guestSession();
    const buyer = client.as({ session });
    const added = await addToCart(buyer, this.variant);
    if (added.status !== 200) throw new Error(added.text);
    return {
      buyer,
      session,
      body: await readyToPay(buyer, this.country, 'buyer@stoa.test'),
      key: randomUUID(),
    };
  }

  /** Places the order; true when it was acknowledged, false for a 503 or 507 with `retry-after`. */
  async attempt({ buyer, body, key }: Purchase): Promise<boolean> {
    const answer = await pay(buyer, body, key);
    if (answer.status !== 200) {
      expect({ status: answer.status, later: answer.headers['retry-after'] }).toEqual({
        status: answer.status === 507 ? 507 : 503,
        later: expect.any(String),
      });
      return false;
    }
    const number = answer.body.data.group_number;
    // A repeated request returns the order of the first one.
    expect(this.numbers.get(key) ?? number).toBe(number);
    this.numbers.set(key, number);
    return true;
  }

  /** The acknowledged order-group numbers, sorted. */
  sorted(): string[] {
    return [...this.numbers.values()].sort();
  }
}

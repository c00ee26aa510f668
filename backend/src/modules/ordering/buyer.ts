import { Injectable } from '@nestjs/common';
import type { AddressInput } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { normaliseEmail } from '../../kernel/spelling';
import type { CheckedAddress } from '../customers';
import { Addresses } from '../customers';
import { Settings } from '../settings';
import { hashSession } from '../shopping';

/** The buyer: a customer, or a guest identified by e-mail address. */
export interface Buyer {
  customer_id: number | null;
  email: string;
  /** Scope within which an idempotency key is unique. */
  key: string;
}

/** Identifies the buyer and checks the addresses of a checkout. */
@Injectable()
export class Buyers {
  constructor(
    private readonly settings: Settings,
    private readonly addresses: Addresses,
  ) {}

  /**
   * The caller as a buyer.
   * @throws Failure 401 for guests if guest checkout is off, 422 on `email` if they give none, 409
   * `cart_empty` without a session
   */
  async identify({ actor, session }: Caller, email: string | undefined): Promise<Buyer> {
    if (actor) return { customer_id: actor.id, email: actor.email, key: `customer:${actor.id}` };
    const { guest_checkout } = await this.settings.general();
    if (guest_checkout !== 1) throw Failure.unauthenticated('Please sign in to order.');
    if (!email) throw Failure.field('email', 'Please enter your email address.');
    if (!session) throw Failure.conflict('cart_empty', 'Your cart is empty.');
    return { customer_id: null, email: normaliseEmail(email), key: `guest:${hashSession(session)}` };
  }

  /** A validated snapshot of the entered or selected address; 422 if neither is present. */
  address(
    { id, typed, field }: { id?: number; typed?: AddressInput; field: string },
    caller: Caller,
  ): Promise<CheckedAddress> {
    const source = id ?? typed;
    if (source === undefined) throw Failure.field(field, 'Please enter an address.');
    return this.addresses.snapshot(source, caller.actor?.id ?? null, field, caller.language);
  }
}

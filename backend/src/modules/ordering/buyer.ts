import { Injectable } from '@nestjs/common';
import type { AddressInput } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Failure, type FieldRefusals } from '../../kernel/http';
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

/** An entered or selected address, and the field that it was named in. */
interface Named {
  id?: number;
  /** The version of the selected address that the buyer saw. */
  version?: number;
  typed?: AddressInput;
  field: string;
}

/** Identifies the buyer and checks the addresses of a checkout. */
@Injectable()
export class Buyers {
  constructor(
    private readonly settings: Settings,
    private readonly book: Addresses,
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

  /**
   * Snapshots of where an order goes and who pays it.
   * @throws Failure 422 with the invalid fields of both, 409 `address_changed` if the buyer saw another version of one
   */
  async addresses(
    shipping: Named,
    billing: Named,
    caller: Caller,
  ): Promise<[CheckedAddress, CheckedAddress]> {
    const isSame = billing.id === undefined && billing.typed === undefined;
    const wanted = isSame ? [shipping] : [shipping, billing];
    const checked = await Promise.allSettled(wanted.map((one) => this.seen(one, caller)));
    const [first, second = first] = checked;
    if (first?.status === 'fulfilled' && second?.status === 'fulfilled') return [first.value, second.value];
    throw together(checked.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : [])));
  }

  private seen(named: Named, caller: Caller): Promise<CheckedAddress> {
    const { id, version, field } = named;
    if (!id || version === undefined) return this.address(named, caller);
    return this.book.seen({ id, version }, caller.actor?.id ?? null, field, caller.language);
  }

  /** A validated snapshot of the entered or selected address; 422 if neither is present. */
  async address({ id, typed, field }: Named, caller: Caller): Promise<CheckedAddress> {
    const source = id ?? typed;
    if (source === undefined) throw Failure.field(field, 'Please enter an address.');
    return this.book.snapshot(source, caller.actor?.id ?? null, field, caller.language);
  }
}

/** One failure with the fields of all, if all are invalid fields; else the first that is not. */
function together(reasons: readonly unknown[]): unknown {
  const errors: FieldRefusals = {};
  for (const reason of reasons) {
    if (!(reason instanceof Failure && reason.errors)) return reason;
    Object.assign(errors, reason.errors);
  }
  return reasons.length === 1 ? reasons[0] : Failure.invalid(errors);
}

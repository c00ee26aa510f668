import type { AddressInput } from '@stoa/contracts';
import { createHash, randomUUID } from 'node:crypto';
import { keepCodes } from '~/features/coupons/stored-codes.server';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

/** Checkout input so far, in a cookie; the API validates it at every step. */
export interface CheckoutState {
  email?: string;
  address_id?: number;
  address?: AddressInput;
  /** Absent: the same as shipping. */
  billing_address?: AddressInput;
  methods?: { vendor_id: number; method_id: number }[];
  payment?: string;
  /** Minor units that the customer's wallet is to pay. */
  wallet?: number;
  /** Idempotency key of the order; a retry with the same key gets the first response. */
  key?: string;
}

const PATH = '/checkout';

/** Reads the checkout cookie; an unreadable one counts as empty. */
export function readCheckout(shop: Shop): CheckoutState {
  try {
    const text = Buffer.from(shop.visitor.cookies.get(COOKIES.checkout) ?? '', 'base64url').toString('utf8');
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Stores the checkout state in a session cookie, for checkout's paths only. */
export function keepCheckout(shop: Shop, state: CheckoutState): void {
  const value = Buffer.from(JSON.stringify(state)).toString('base64url');
  shop.visitor.cookies.set(COOKIES.checkout, value);
  shop.setCookie(COOKIES.checkout, value, { path: PATH });
}

/** Deletes the checkout state and coupon codes once the order is placed. */
export function forgetCheckout(shop: Shop): void {
  shop.visitor.cookies.delete(COOKIES.checkout);
  shop.setCookie(COOKIES.checkout, '', { path: PATH, maxAge: 0 });
  keepCodes(shop, []);
}

/** Stands for what was chosen so far: differs as soon as a choice does. */
export const choicesOf = ({ key: _, ...choices }: CheckoutState): string =>
  createHash('sha256').update(JSON.stringify(choices)).digest('base64url').slice(0, 16);

/** A new idempotency key for an order. */
export const newKey = (): string => randomUUID();

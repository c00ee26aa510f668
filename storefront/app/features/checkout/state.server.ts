import type { AddressInput } from '@stoa/contracts';
import { randomUUID } from 'node:crypto';
import { keepCodes } from '~/features/coupons/kept-codes.server';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

/** What was entered so far; it lives with the visitor, is checked by the API at every step, and trusted by nobody. */
export interface CheckoutState {
  email?: string;
  address_id?: number;
  address?: AddressInput;
  /** Absent: the same as shipping. */
  billing_address?: AddressInput;
  methods?: { vendor_id: number; method_id: number }[];
  payment?: string;
  /** One per placing of an order; a repeat with the same key gets the first answer. */
  key?: string;
}

const PATH = '/checkout';

/** Reads what was entered; anything unreadable counts as nothing. */
export function readCheckout(shop: Shop): CheckoutState {
  try {
    const text = Buffer.from(shop.visitor.cookies.get(COOKIES.checkout) ?? '', 'base64url').toString('utf8');
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Keeps what was entered for the rest of the browser session, for checkout's pages only. */
export function keepCheckout(shop: Shop, state: CheckoutState): void {
  const value = Buffer.from(JSON.stringify(state)).toString('base64url');
  shop.visitor.cookies.set(COOKIES.checkout, value);
  shop.setCookie(COOKIES.checkout, value, { path: PATH });
}

/** Forgets everything entered, once the order stands. */
export function forgetCheckout(shop: Shop): void {
  shop.visitor.cookies.delete(COOKIES.checkout);
  shop.setCookie(COOKIES.checkout, '', { path: PATH, maxAge: 0 });
  keepCodes(shop, []);
}

/** A fresh key for placing an order. */
export const newKey = (): string => randomUUID();

import type { Cart, CheckoutQuote, CountryOption, ShippingOptions } from '@stoa/contracts';
import { readStoredCodes, withoutRefused } from '~/features/coupons/codes.server';
import { readCodes } from '~/features/coupons/stored-codes.server';
import { rememberedPlace } from '~/features/delivery/place.server';
import type { Shop } from '~/session/shop.server';
import {
  STEPS,
  type AddressStep,
  type CheckoutView,
  type SummaryView,
  type WalletChoice,
} from './checkout-view';
import type { Priced } from './checkout-data';
import { fallbackReason, reachableSteps } from './reachable-steps.server';
import { readDecided, reviewStep } from './read-review.server';
import { readChosen, readSaved } from './saved-addresses.server';
import { readStates } from './places.server';
import type { CheckoutState } from './state.server';

const addressOf = ({ email, address_id, address }: CheckoutState) => ({ email, address_id, address });

/** Reads the shipping methods for the address; null if the API no longer accepts the address. */
export async function readQuotes(shop: Shop, state: CheckoutState): Promise<ShippingOptions | null> {
  if (!state.address && !state.address_id) return null;
  const outcome = await shop.api.post<ShippingOptions>('web/validateShippingAddress', addressOf(state));
  return outcome.ok ? outcome.data : null;
}

const UNPRICED: Priced = { totals: null, payment: null, lapsed: [] };

async function readTotals(shop: Shop, state: CheckoutState, codes = readCodes(shop)): Promise<Priced> {
  const { methods, payment = null, wallet } = state;
  if (!methods) return UNPRICED;
  const outcome = await shop.api.post<CheckoutQuote>('web/validateShippingMethod', {
    ...addressOf(state),
    methods,
    ...(payment && { payment_method: payment }),
    ...(payment && wallet && { use_wallet: wallet }),
    ...(codes.length > 0 && { coupon_codes: codes }),
  });
  if (outcome.ok) return { totals: outcome.data, payment, lapsed: [] };
  const { failure } = outcome;
  if (wallet && 'use_wallet' in failure.errors)
    return readTotals(shop, { ...state, wallet: undefined }, codes);
  if (payment && 'payment_method' in failure.errors)
    return readTotals(shop, { ...state, payment: undefined }, codes);
  if (codes.length === 0) return UNPRICED;
  const { left: remaining, lapsed } = await withoutRefused(shop, codes, failure);
  const rest = await readTotals(shop, state, remaining);
  return { ...rest, lapsed: [...lapsed, ...rest.lapsed] };
}

async function readSummary(shop: Shop, cart: Cart, totals: CheckoutQuote | null): Promise<SummaryView> {
  const lines = cart.groups.flatMap((group) => group.lines);
  const applied = totals ? [] : (await readStoredCodes(shop)).applied;
  return {
    discounts: applied.filter(({ discount }) => discount > 0),
    currency: cart.currency,
    items: cart.subtotal,
    totals,
    wallet: totals?.wallet && totals.wallet.used > 0 ? totals.wallet : null,
    lines: lines.map(({ id, name, options, quantity, total, picture }) => ({
      id,
      name,
      options: options.map(({ value }) => value).join(' · '),
      quantity,
      total,
      image: picture?.src ?? null,
    })),
  };
}

async function addressStep(shop: Shop, state: CheckoutState): Promise<AddressStep> {
  const [countries, saved] = await Promise.all([
    shop.api.get<CountryOption[]>('web/countriesActive'),
    readSaved(shop),
  ]);
  const { country, postcode, city: city_text } = rememberedPlace(shop);
  const only = countries.length === 1 ? countries[0]?.id : countries.find(({ id }) => id === country)?.id;
  const { address, billing_address: billing } = state;
  const [shippingStates, billingStates] = await Promise.all(
    [address?.country_id ?? only, billing?.country_id ?? only].map((id) => (id ? readStates(shop, id) : [])),
  );
  // The chosen one may have been deleted in another tab.
  const chosen = saved.find(({ id }) => id === state.address_id);
  const preferred = state.address ? 'new' : (chosen ?? saved.find((each) => each.is_default) ?? saved[0])?.id;
  return {
    step: 'address',
    isGuest: shop.visitor.token === null,
    countries,
    states: { shipping: shippingStates ?? [], billing: billingStates ?? [] },
    saved: saved.map((each) => ({
      id: each.id,
      title: each.label || `${each.first_name} ${each.last_name}`,
      text: [each.line1, each.city_name ?? each.city_text, each.postcode, each.country_name]
        .filter(Boolean)
        .join(', '),
      isDefault: each.is_default,
    })),
    defaults: {
      email: state.email,
      saved: preferred === undefined ? undefined : String(preferred),
      shipping: { country_id: only, postcode, city_text, ...address },
      billing: { country_id: only, ...billing },
      sameBilling: !billing,
    },
  };
}

/** The wallet as a part of the payment; null if it is empty, or is enough and so a method of its own. */
function walletChoice({
  wallet,
  total,
  payment_fee: fee,
  payment_methods: methods,
}: CheckoutQuote): WalletChoice | null {
  if (!wallet || methods.length === 0) return null;
  const part = Math.min(wallet.balance, total - fee);
  const isEnough = methods.some(({ code }) => code === 'wallet');
  if (isEnough || part <= 0) return null;
  return { balance: wallet.balance, part, remaining: total - fee - part, isChosen: wallet.used > 0 };
}

/** The requested step, or the first incomplete one if it cannot be reached yet; redirects to that one without a request. */
export async function readCheckoutPage(
  shop: Shop,
  cart: Cart,
  state: CheckoutState,
  requested: string | null,
): Promise<CheckoutView> {
  const [quotes, priced, saved] = await Promise.all([
    readQuotes(shop, state),
    readTotals(shop, state),
    readChosen(shop, state),
  ]);
  const base = { quotes, saved, ...priced };
  const reachable = reachableSteps(base);
  const step = reachable.find((each) => each === requested) ?? reachable.at(-1) ?? 'address';
  // Otherwise a step back would show the current step again, as the last one that can be reached.
  if (requested === null) throw shop.redirect(`/checkout?step=${step}`);
  const decided = await readDecided(shop, state, base);
  const { lapsed } = priced;
  const isReached = step === requested || !STEPS.some((each) => each === requested);
  const notice = isReached ? null : await fallbackReason(shop, state, step);
  const summary = await readSummary(shop, cart, priced.totals);
  const shared = { summary, reachable, decided, lapsed, notice };
  if (step === 'shipping' && quotes) {
    const chosen = Object.fromEntries(
      (state.methods ?? []).map(({ vendor_id, method_id }) => [vendor_id, method_id]),
    );
    return { body: { step, groups: quotes.groups, chosen, now: new Date().toISOString() }, ...shared };
  }
  if (step === 'payment' && priced.totals) {
    const { payment_methods: methods, total } = priced.totals;
    const wallet = walletChoice(priced.totals);
    return { body: { step, methods, isDue: total > 0, chosen: priced.payment, wallet }, ...shared };
  }
  if (step === 'review') return { body: reviewStep(cart, state, base), ...shared };
  return { body: await addressStep(shop, state), ...shared };
}

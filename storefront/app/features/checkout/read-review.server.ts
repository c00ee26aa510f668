import type {
  AddressInput,
  Cart,
  CartLine,
  ChangedLine,
  CountryOption,
  CustomerAddress,
} from '@stoa/contracts';
import { daysText } from '~/features/catalogue/delivery';
import { isMultiVendor } from '~/session/is-multi-vendor';
import type { Shop } from '~/session/shop.server';
import type { Decided, ReviewStep } from './checkout-view';
import type { CheckoutData } from './checkout-data';
import { readStates } from './places.server';
import { choicesOf, type CheckoutState } from './state.server';

interface Places {
  city: string | null | undefined;
  region: string | null | undefined;
  country: string | undefined;
}

/** An address as its parcel will show it. */
function linesOf(address: AddressInput, { city, region, country }: Places): string[] {
  const { first_name, last_name, company, line1, line2, postcode } = address;
  const place = [postcode, city].filter(Boolean).join(' ');
  return [`${first_name} ${last_name}`, company, line1, line2, place, region, country].filter(
    (line): line is string => Boolean(line),
  );
}

/** Lines of an address that was entered. */
async function enteredLines(shop: Shop, address: AddressInput): Promise<string[]> {
  const [countries, states] = await Promise.all([
    shop.api.get<CountryOption[]>('web/countriesActive'),
    address.state_id ? readStates(shop, address.country_id) : [],
  ]);
  const country = countries.find(({ id }) => id === address.country_id)?.name;
  const region = states.find(({ id }) => id === address.state_id)?.name ?? address.state_text;
  return linesOf(address, { city: address.city_text, region, country });
}

/** Lines of an address from the address book. */
function savedLines(saved: CustomerAddress): string[] {
  const { city_name: city, state_name: region, country_name: country } = saved;
  return linesOf(saved, { city: city ?? saved.city_text, region: region ?? saved.state_text, country });
}

/** Summaries of the completed steps: address, shipping methods with their days, and payment method. */
export async function readDecided(
  shop: Shop,
  state: CheckoutState,
  { quotes, totals, payment, saved }: CheckoutData,
): Promise<Decided> {
  const { t } = await shop.locale();
  const namesSellers = isMultiVendor(await shop.frame());
  if (!quotes) return {};
  const [shipTo, billTo] = await Promise.all([
    state.address ? enteredLines(shop, state.address) : saved ? savedLines(saved) : [],
    state.billing_address ? enteredLines(shop, state.billing_address) : null,
  ]);
  const address = [...(state.email ? [[state.email]] : []), shipTo, ...(billTo ? [billTo] : [])];
  if (!totals) return { address };
  const chosen = new Map(state.methods?.map(({ vendor_id, method_id }) => [vendor_id, method_id]));
  const shipping = quotes.groups.map((group) => {
    const quote = group.quotes.find(({ method_id: id }) => id === chosen.get(group.vendor_id));
    return [
      ...(namesSellers ? [group.vendor_name] : []),
      ...(quote ? [`${quote.name} · ${daysText(t, quote)}`] : []),
    ];
  });
  const name = totals.payment_methods.find(({ code }) => code === payment)?.name;
  if (totals.total > 0 && !name) return { address, shipping };
  return { address, shipping, payment: [[name ?? t('checkout.nothingDue')]] };
}

function repricedLine({ id, name, quantity, unit_price, previous_unit_price: was }: CartLine): ChangedLine[] {
  if (was === null || was === unit_price) return [];
  const [before, now] = [
    { quantity, unit_price: was },
    { quantity, unit_price },
  ];
  return [{ cart_item_id: id, name, before, now }];
}

/** The last step: the order exactly as it will be placed. */
export function reviewStep(cart: Cart, state: CheckoutState, { totals, saved }: CheckoutData): ReviewStep {
  const lines = cart.groups.flatMap((group) => group.lines);
  return {
    step: 'review',
    key: state.key ?? '',
    choices: choicesOf(state),
    addressVersion: saved?.version ?? null,
    expectedTotal: totals?.total ?? 0,
    useWallet: state.wallet && totals?.wallet ? totals.wallet.used : 0,
    coupons: (totals?.coupons ?? []).map(({ code }) => code),
    seen: lines.map(({ id, quantity, unit_price }) => `${id}:${quantity}:${unit_price}`),
    repriced: lines.flatMap(repricedLine),
    notes: cart.groups.map(({ vendor: { id, name }, note }) => ({ vendor: { id, name }, note })),
  };
}

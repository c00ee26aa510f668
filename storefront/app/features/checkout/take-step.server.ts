import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import type { ChangedLine, CheckoutTotals, ShippingOptions, ValidateAddress } from '@stoa/contracts';
import type { Failure } from '~/api/client.server';
import { takeCode } from '~/features/coupons/codes.server';
import type { CouponRefusal } from '~/features/coupons/coupons-view';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import {
  addressSchema,
  contactSchema,
  toAddressInput,
  type ContactForm,
  type CountryRules,
} from './address-schema';
import type { AddressStep } from './checkout-view';
import { activeCountries, pickedStates } from './places.server';
import { readQuotes } from './read-checkout.server';
import { refusalText } from './saved-addresses.server';
import { keepCheckout, newKey, type CheckoutState } from './state.server';

/** Why a step was refused: a form's own errors, or a message above it. */
export type Refusal =
  | { form: SubmissionResult; states: AddressStep['states'] }
  | { coupon: CouponRefusal }
  | { error: string; changed?: boolean; lines?: ChangedLine[] };

/** A refused address with its errors under the part of the form that it was entered in. */
const under = (part: 'shipping' | 'billing', failure: Failure): Failure => ({
  ...failure,
  errors: Object.fromEntries(
    Object.entries(failure.errors).map(([path, texts]) => [path.replace(/^address\./, `${part}.`), texts]),
  ),
});

const fieldOf = (path: string): string | null =>
  /^(?:email$|shipping\.|billing\.)/.test(path) ? path : null;

function enteredState(form: ContactForm, isGuest: boolean): CheckoutState {
  const picked = form.saved && form.saved !== 'new' ? Number(form.saved) : undefined;
  const shipping = addressSchema.safeParse(form.shipping);
  const billing = addressSchema.safeParse(form.billing);
  return {
    ...(isGuest && { email: form.email }),
    ...(picked ? { address_id: picked } : shipping.success && { address: toAddressInput(shipping.data) }),
    ...(!form.billing_same && billing.success && { billing_address: toAddressInput(billing.data) }),
  };
}

/** Step one: contact and addresses, validated here and by both of the API's address calls. */
export async function takeAddress(shop: Shop, form: FormData): Promise<Refusal | null> {
  const [countries, shipping, billing] = await Promise.all([
    activeCountries(shop),
    pickedStates(shop, form, 'shipping'),
    pickedStates(shop, form, 'billing'),
  ]);
  const result = await checkAddress(shop, form, { countries, states: [...shipping, ...billing] });
  return result && { form: result, states: { shipping, billing } };
}

async function checkAddress(
  shop: Shop,
  form: FormData,
  rules: CountryRules,
): Promise<SubmissionResult | null> {
  const isGuest = shop.visitor.token === null;
  const { t } = await shop.locale();
  const submission = parseWithZod(form, { schema: contactSchema(form, isGuest, rules) });
  if (submission.status !== 'success') return replyTo(submission);
  const state = enteredState(submission.value, isGuest);
  const { email, address_id, address, billing_address: billing } = state;
  const shipping: ValidateAddress = { email, address_id, address };
  const [shippable, billable] = await Promise.all([
    shop.api.post<ShippingOptions>('web/validateShippingAddress', shipping),
    shop.api.post('web/validateBillingAddress', billing ? { email, address: billing } : shipping),
  ]);
  const failures = [
    shippable.ok ? null : under('shipping', shippable.failure),
    billable.ok ? null : under(billing ? 'billing' : 'shipping', billable.failure),
  ].filter((failure) => failure !== null);
  const [failure] = failures;
  if (failure) {
    // The cart hinders, not the address, which is then filled in once the cart can be bought.
    if (failures.every(({ status }) => status === 409)) keepCheckout(shop, state);
    if (failures.every(({ status }) => status === 404))
      return submission.reply({ formErrors: [await refusalText(shop, failure, state)] });
    const errors = Object.assign({}, ...failures.map((one) => one.errors)) as Failure['errors'];
    return refuse(submission, { ...failure, errors }, t, fieldOf);
  }
  keepCheckout(shop, state);
  return null;
}

/** The sellers whose shipping the form has. */
const chosenFor = (form: FormData): number[] =>
  [...form.keys()].flatMap((name) => (/^method\.\d{1,10}$/.test(name) ? Number(name.slice(7)) : []));

/** Step two: one shipping method for each seller. */
export async function takeShipping(
  shop: Shop,
  form: FormData,
  state: CheckoutState,
): Promise<Refusal | null> {
  const { t } = await shop.locale();
  const quotes = await readQuotes(shop, state);
  const vendors = quotes?.groups.map(({ vendor_id }) => vendor_id) ?? chosenFor(form);
  const methods = vendors.map((vendor_id) => ({
    vendor_id,
    method_id: Number(form.get(`method.${vendor_id}`)),
  }));
  if (methods.some(({ method_id: id }) => !Number.isSafeInteger(id) || id < 1))
    return { error: t('error.choose', { field: t('checkout.step.shipping') }) };
  const { email, address_id, address } = state;
  const outcome = await shop.api.post<CheckoutTotals>('web/validateShippingMethod', {
    email,
    address_id,
    address,
    methods,
  });
  // The cart hinders, not the choice, which is then kept until the cart can be bought.
  if (outcome.ok || outcome.failure.status === 409) keepCheckout(shop, { ...state, methods });
  return outcome.ok ? null : { error: await refusalText(shop, outcome.failure, state) };
}

async function paymentMissing(shop: Shop): Promise<string> {
  const { t } = await shop.locale();
  return t('error.choose', { field: t('checkout.paymentMethod') });
}

/**
 * Step three: the payment method; the order's idempotency key is created here, so that reloading the review
 * keeps it.
 */
export async function takePayment(shop: Shop, form: FormData, state: CheckoutState): Promise<Refusal | null> {
  const payment = form.get('payment');
  const isChosen = typeof payment === 'string' && payment !== '';
  if (!isChosen && form.get('due') === 'yes') return { error: await paymentMissing(shop) };
  const part = Number(form.get('wallet') ?? 0);
  const wallet = Number.isSafeInteger(part) && part > 0 && payment !== 'wallet' ? part : undefined;
  keepCheckout(shop, { ...state, payment: isChosen ? payment : undefined, wallet, key: newKey() });
  return null;
}

/** A coupon code, validated by the API for the current cart. */
export async function takeCoupon(shop: Shop, form: FormData, state: CheckoutState): Promise<Refusal | null> {
  const coupon = await takeCode(shop, form, state.email);
  return coupon === null ? null : { coupon };
}

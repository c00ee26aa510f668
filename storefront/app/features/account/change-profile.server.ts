import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import type { CustomerProfile, StateOption } from '@stoa/contracts';
import type { Failure, Outcome } from '~/api/client.server';
import { toAddressInput } from '~/features/checkout/address-schema';
import { activeCountries, pickedStates } from '~/features/checkout/places.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import { renewSession } from './start-session.server';
import { emailSchema, newAddressSchema, passwordSchema, profileSchema } from './profile-schema';

/** Result of a form on the profile page: which form, and its errors if any. */
export interface ProfileAnswer {
  intent: string;
  result: SubmissionResult | null;
  error: string | null;
  /** States of the country of a refused address. */
  states?: StateOption[];
}

const done = (intent: string): ProfileAnswer => ({ intent, result: null, error: null });

async function saveProfile(shop: Shop, form: FormData): Promise<ProfileAnswer> {
  const submission = parseWithZod(form, { schema: profileSchema });
  if (submission.status !== 'success') return { ...done('profile'), result: replyTo(submission) };
  const { phone = null, marketing_consent = false, shown_consent = false, ...names } = submission.value;
  // A box that was left alone may be out of date: the customer may have unsubscribed by an e-mail's link since.
  const isConsentChanged = marketing_consent !== shown_consent;
  const input = { ...names, phone, ...(isConsentChanged && { marketing_consent }) };
  const outcome = await shop.api.post('web/customerProfileUpdate', input);
  const { t } = await shop.locale();
  return outcome.ok
    ? done('profile')
    : { ...done('profile'), result: refuse(submission, outcome.failure, t) };
}

/** Changes e-mail or password; a new password ends every session, so this one is renewed. */
async function saveCredentials(
  shop: Shop,
  form: FormData,
  intent: 'email' | 'password',
): Promise<ProfileAnswer> {
  const submission = parseWithZod(form, { schema: intent === 'email' ? emailSchema : passwordSchema });
  if (submission.status !== 'success') return { ...done(intent), result: replyTo(submission) };
  const outcome = await shop.api.post<CustomerProfile>('web/customerProfileUpdate', submission.value);
  if (!outcome.ok) {
    const { t } = await shop.locale();
    return { ...done(intent), result: refuse(submission, outcome.failure, t) };
  }
  if ('password' in submission.value) {
    await renewSession(shop, { email: outcome.data.email, password: submission.value.password });
  }
  return done(intent);
}

/** Saves a new address, or updates an existing one; the intent names the form to which the result belongs. */
async function saveAddress(shop: Shop, form: FormData, id: number | null): Promise<ProfileAnswer> {
  const intent = id === null ? 'address' : `address-${id}`;
  const [countries, states] = await Promise.all([activeCountries(shop), pickedStates(shop, form, 'address')]);
  const submission = parseWithZod(form, { schema: newAddressSchema({ countries, states }) });
  if (submission.status !== 'success') return { ...done(intent), result: replyTo(submission), states };
  const { label, address } = submission.value;
  const input = { ...toAddressInput(address), label: label ?? null };
  const outcome =
    id === null
      ? await shop.api.post('web/addCustomerAddress', { ...input, type: 'both' })
      : await shop.api.post('web/updateCustomerAddress', { ...emptied(input), address_id: id });
  if (outcome.ok) return done(intent);
  const { t } = await shop.locale();
  // Deleted in another tab: what was typed stays, in the form for a new address.
  if (outcome.failure.status === 404) {
    const result = submission.reply({ formErrors: [t('account.addressGone')] });
    return { ...done('address'), result, states };
  }
  const rename = (path: string) => (path === 'label' ? path : `address.${path.replace(/^address\./, '')}`);
  return { ...done(intent), result: refuse(submission, outcome.failure, t, rename), states };
}

/** Optional address fields; sent as null when left empty, so that an update clears them. */
const EMPTY_FIELDS = {
  company: null,
  phone: null,
  line2: null,
  state_id: null,
  state_text: null,
  city_id: null,
  postcode: null,
};

const emptied = (input: object): object => ({
  ...EMPTY_FIELDS,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
});

async function disconnect(shop: Shop, form: FormData): Promise<ProfileAnswer> {
  const { t } = await shop.locale();
  const id = Number(form.get('identity_id'));
  if (!Number.isSafeInteger(id) || id < 1) return { ...done('disconnect'), error: t('error.failed') };
  const outcome = await shop.api.delete(`web/disconnectIdentity/${id}`);
  return { ...done('disconnect'), error: outcome.ok ? null : errorOf(outcome.failure, t('error.failed')) };
}

const errorOf = (failure: Failure, fallback: string): string => failure.error || fallback;

/** Runs the action of a form on the profile page. */
export async function changeProfile(shop: Shop, form: FormData): Promise<ProfileAnswer> {
  const intent = String(form.get('intent'));
  if (intent === 'profile') return saveProfile(shop, form);
  if (intent === 'email' || intent === 'password') return saveCredentials(shop, form, intent);
  if (intent === 'address') return saveAddress(shop, form, null);
  if (intent === 'disconnect') return disconnect(shop, form);
  const { t } = await shop.locale();
  const id = Number(form.get('address_id'));
  if (!Number.isSafeInteger(id) || id < 1) return { ...done(intent), error: t('error.failed') };
  if (intent === 'edit') return saveAddress(shop, form, id);
  const outcome: Outcome<unknown> =
    intent === 'delete'
      ? await shop.api.delete(`web/deleteCustomerAddress/${id}`)
      : await shop.api.post('web/updateCustomerdefaultAddress', { address_id: id });
  // 404: deleted already, maybe in another tab.
  const isDone = outcome.ok || (intent === 'delete' && outcome.failure.status === 404);
  return { ...done(intent), error: isDone ? null : errorOf(outcome.failure, t('error.failed')) };
}

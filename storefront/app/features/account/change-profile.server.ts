import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import type { Failure, Outcome } from '~/api/client.server';
import { toAddressInput } from '~/features/checkout/address-schema';
import { refuse } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import { newAddressSchema, profileSchema } from './profile-schema';

/** What came of a form on the profile page: which form, and what is wrong if anything is. */
export interface ProfileAnswer {
  intent: string;
  result: SubmissionResult | null;
  error: string | null;
}

const done = (intent: string): ProfileAnswer => ({ intent, result: null, error: null });

async function saveProfile(shop: Shop, form: FormData): Promise<ProfileAnswer> {
  const submission = parseWithZod(form, { schema: profileSchema });
  if (submission.status !== 'success') return { ...done('profile'), result: submission.reply() };
  const input = { ...submission.value, marketing_consent: submission.value.marketing_consent ?? false };
  const outcome = await shop.api.post('web/customerProfileUpdate', input);
  const { t } = await shop.locale();
  return outcome.ok
    ? done('profile')
    : { ...done('profile'), result: refuse(submission, outcome.failure, t) };
}

async function addAddress(shop: Shop, form: FormData): Promise<ProfileAnswer> {
  const submission = parseWithZod(form, { schema: newAddressSchema });
  if (submission.status !== 'success') return { ...done('address'), result: submission.reply() };
  const { label, address } = submission.value;
  const outcome = await shop.api.post('web/addCustomerAddress', {
    ...toAddressInput(address),
    label,
    type: 'both',
  });
  const { t } = await shop.locale();
  const rename = (path: string) => (path === 'label' ? path : `address.${path.replace(/^address\./, '')}`);
  return outcome.ok
    ? done('address')
    : { ...done('address'), result: refuse(submission, outcome.failure, t, rename) };
}

async function disconnect(shop: Shop, form: FormData): Promise<ProfileAnswer> {
  const { t } = await shop.locale();
  const id = Number(form.get('identity_id'));
  if (!Number.isSafeInteger(id) || id < 1) return { ...done('disconnect'), error: t('error.failed') };
  const outcome = await shop.api.delete(`web/disconnectIdentity/${id}`);
  return { ...done('disconnect'), error: outcome.ok ? null : errorOf(outcome.failure, t('error.failed')) };
}

const errorOf = (failure: Failure, fallback: string): string => failure.error || fallback;

/** Does what a form of the profile page asks for. */
export async function changeProfile(shop: Shop, form: FormData): Promise<ProfileAnswer> {
  const intent = String(form.get('intent'));
  if (intent === 'profile') return saveProfile(shop, form);
  if (intent === 'address') return addAddress(shop, form);
  if (intent === 'disconnect') return disconnect(shop, form);
  const { t } = await shop.locale();
  const id = Number(form.get('address_id'));
  if (!Number.isSafeInteger(id) || id < 1) return { ...done(intent), error: t('error.failed') };
  const outcome: Outcome<unknown> =
    intent === 'delete'
      ? await shop.api.delete(`web/deleteCustomerAddress/${id}`)
      : await shop.api.post('web/updateCustomerdefaultAddress', { address_id: id });
  return { ...done(intent), error: outcome.ok ? null : errorOf(outcome.failure, t('error.failed')) };
}

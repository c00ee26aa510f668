import type { CustomerOrder } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';
import type { ProofAnswer } from './proof-form';

/** Maximum size of a proof in bytes. */
const MAX_BYTES = 5 * 1024 ** 2;

/** Sends the proof of a bank transfer to the API and returns to the order's page, `here`. */
export async function sendProof(
  shop: Shop,
  form: FormData,
  { group, accessToken }: { group: string; accessToken?: string },
  here: string,
): Promise<Response> {
  const { t } = await shop.locale();
  const refused = (proofError: string, status: number): Response =>
    shop.json<ProofAnswer>({ proofError }, { status });
  const file = form.get('file');
  if (file instanceof File && file.size > MAX_BYTES) return refused(t('result.proof.tooLarge'), 413);
  const proof = new FormData();
  proof.set('group_number', group);
  if (accessToken) proof.set('access_token', accessToken);
  if (file instanceof File) proof.set('file', file, file.name);
  const outcome = await shop.api.postForm<CustomerOrder>('web/sendPaymentProof', proof);
  if (outcome.ok) return shop.redirect(here);
  const { status, error, errors } = outcome.failure;
  return refused(Object.values(errors)[0]?.[0] ?? (error || t('error.failed')), status);
}

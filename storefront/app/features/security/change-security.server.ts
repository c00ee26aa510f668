import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { Outcome } from '~/api/client.server';
import { refuse } from '~/features/forms/reply.server';
import { forgetCustomer, type Shop } from '~/session/shop.server';
import { freshDeletionSchema } from './security-schema';

/** Action data of the security page; on success the action redirects. */
export interface SecurityAnswer {
  error: string | null;
  deletion: SubmissionResult | null;
}

export type SecurityOutcome = { to: string } | { answer: SecurityAnswer; status: number };

const PAGE = '/customer/security';

async function deleteAccount(shop: Shop, form: FormData): Promise<SecurityOutcome> {
  const submission = parseWithZod(form, { schema: freshDeletionSchema });
  const current_password = submission.status === 'success' ? submission.value.current_password : undefined;
  const outcome = await shop.api.post('web/requestErasure', { current_password });
  if (outcome.ok) {
    forgetCustomer(shop);
    return { to: '/login?leaving=1' };
  }
  const { t } = await shop.locale();
  const deletion = refuse(submission, outcome.failure, t);
  return { answer: { error: null, deletion }, status: outcome.failure.status };
}

function change(shop: Shop, form: FormData): Promise<Outcome<unknown>> {
  if (form.get('intent') === 'end_others') return shop.api.post('web/endOtherSessions', {});
  if (form.get('intent') === 'copy') return shop.api.post('web/requestDataExport', {});
  const id = Number(form.get('session_id'));
  return shop.api.delete(`web/endSession/${Number.isSafeInteger(id) ? id : 0}`);
}

/** Runs the action of a form on the security page. */
export async function changeSecurity(shop: Shop, form: FormData): Promise<SecurityOutcome> {
  if (form.get('intent') === 'delete') return deleteAccount(shop, form);
  const outcome = await change(shop, form);
  // 404: the session has ended already, so there is nothing left to do.
  if (outcome.ok || (form.get('intent') === 'end' && outcome.failure.status === 404)) return { to: PAGE };
  const { t } = await shop.locale();
  const { error, status } = outcome.failure;
  return { answer: { error: error || t('error.failed'), deletion: null }, status };
}

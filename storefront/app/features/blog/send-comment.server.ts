import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import type { SubmitNewsComment } from '@stoa/contracts';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import { commentSchema } from './comment-schema';

/** Sends a comment to the API; returns the refusal, or null. */
export async function sendComment(
  shop: Shop,
  form: FormData,
  post_id: number,
): Promise<{ result: SubmissionResult; status: number } | null> {
  const submission = parseWithZod(form, { schema: commentSchema });
  if (submission.status !== 'success') return { result: replyTo(submission), status: 422 };
  const comment: SubmitNewsComment = { post_id, ...submission.value };
  const outcome = await shop.api.post('web/submit_newscomment', comment);
  if (outcome.ok) return null;
  const { t } = await shop.locale();
  const rename = (path: string) => (path === 'body' ? path : null);
  return { result: refuse(submission, outcome.failure, t, rename), status: outcome.failure.status };
}

import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { MAX_PICTURES } from '~/features/forms/pictures';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { isTooLarge, readPictureLimit } from '~/features/forms/upload-limit.server';
import type { Shop } from '~/session/shop.server';
import { REMOVED_PICTURES, reviewSchema } from './review-schema';

/** Why a review was not stored, for its form, and the status of the page. */
interface Refusal {
  result: SubmissionResult;
  status: number;
}

/** A review's API call, and its values that the customer doesn't enter. */
interface ReviewCall {
  path: string;
  values?: Readonly<Record<string, string>>;
}

/** Refuses a body that is larger than a review's pictures, before it is read. */
export async function refuseLargeReview(shop: Shop, request: Request): Promise<Refusal | null> {
  if (!isTooLarge(request, MAX_PICTURES * (await readPictureLimit(shop)))) return null;
  const { t } = await shop.locale();
  return { result: { status: 'error', error: { '': [t('reviews.tooLarge')] } }, status: 413 };
}

/** Sends a new or edited review with its images to the API; returns the refusal, or null. */
export async function sendReview(
  shop: Shop,
  form: FormData,
  { path, values = {} }: ReviewCall,
): Promise<Refusal | null> {
  const pictures = form
    .getAll('pictures')
    .filter((part): part is File => part instanceof File && part.size > 0);
  const removed = form.getAll(REMOVED_PICTURES).map(Number);
  form.delete('pictures');
  form.delete(REMOVED_PICTURES);
  const submission = parseWithZod(form, { schema: reviewSchema });
  if (submission.status !== 'success') return { result: replyTo(submission), status: 422 };
  const { rating, title, body } = submission.value;
  const review = new FormData();
  for (const [name, value] of Object.entries({ ...values, rating, title: title ?? '', body }))
    review.set(name, String(value));
  if (removed.length > 0) review.set(REMOVED_PICTURES, JSON.stringify(removed));
  for (const picture of pictures) review.append('pictures', picture, picture.name);
  const outcome = await shop.api.postForm(path, review);
  if (outcome.ok) return null;
  const { t } = await shop.locale();
  // Errors without a form field, such as that the product cannot be reviewed, are shown above the form.
  const own = ['rating', 'title', 'body', 'pictures'];
  const rename = (field: string) => (own.includes(field) ? field : null);
  const result = refuse(submission, outcome.failure, t, rename);
  return { result, status: outcome.failure.status };
}

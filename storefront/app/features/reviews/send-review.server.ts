import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import { MAX_PICTURES, reviewSchema } from './review-schema';

/** Bytes allowed for text fields and multipart boundaries in addition to the files. */
const AROUND = 64 * 1024;

/** Whether Content-Length is missing or exceeds a review's limit; such a body is not read. */
export function isTooLarge(request: Request, pictureLimit: number): boolean {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return !(length <= MAX_PICTURES * pictureLimit + AROUND);
}

/** Sends a review with its images to the API; returns the refusal, or null. */
export async function sendReview(
  shop: Shop,
  form: FormData,
  productId: number,
): Promise<{ result: SubmissionResult; status: number } | null> {
  const pictures = form
    .getAll('pictures')
    .filter((part): part is File => part instanceof File && part.size > 0);
  form.delete('pictures');
  const submission = parseWithZod(form, { schema: reviewSchema });
  if (submission.status !== 'success') return { result: replyTo(submission), status: 422 };
  const { rating, title, body } = submission.value;
  const review = new FormData();
  for (const [name, value] of Object.entries({ product_id: productId, rating, title: title ?? '', body }))
    review.set(name, String(value));
  for (const picture of pictures) review.append('pictures', picture, picture.name);
  const outcome = await shop.api.postForm('web/add_product_review', review);
  if (outcome.ok) return null;
  const { t } = await shop.locale();
  // Errors without a form field, such as that the product cannot be reviewed, are shown above the form.
  const own = ['rating', 'title', 'body', 'pictures'];
  const rename = (path: string) => (own.includes(path) ? path : null);
  const result = refuse(submission, outcome.failure, t, rename);
  return { result, status: outcome.failure.status };
}

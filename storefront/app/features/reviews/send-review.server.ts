import { parseWithZod } from '@conform-to/zod/v4';
import type { SubmissionResult } from '@conform-to/react';
import { refuse, replyTo } from '~/features/forms/reply.server';
import type { Shop } from '~/session/shop.server';
import { MOST_PICTURES, reviewSchema } from './review-schema';

/** Words and frames around the files of a form, in bytes. */
const AROUND = 64 * 1024;

/** Whether a form says that it holds more than a review can have; such a one is not even read. */
export function isTooLarge(request: Request, pictureLimit: number): boolean {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return !(length <= MOST_PICTURES * pictureLimit + AROUND);
}

/** Hands a review with its pictures on to the API; answers what is wrong, or null. */
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
  // That the product can't be reviewed has no field of its own: it is told above the form.
  const own = ['rating', 'title', 'body', 'pictures'];
  const rename = (path: string) => (own.includes(path) ? path : null);
  const result = refuse(submission, outcome.failure, t, rename);
  return { result, status: outcome.failure.status };
}

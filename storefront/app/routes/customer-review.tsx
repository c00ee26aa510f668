import { parseWithZod } from '@conform-to/zod/v4';
import type { CustomerReviews, UpdateReview } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import {
  useActionData,
  useLoaderData,
  type MetaFunction,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { OwnPhotos } from '~/features/reviews/own-reviews';
import { ReviewForm } from '~/features/reviews/review-form';
import { reviewSchema } from '~/features/reviews/review-schema';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

/** Status of what does not exist any more. */
const GONE = 404;

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const { reviews } = await readAsCustomer<CustomerReviews>(shop, args.request, 'web/customer_reviews');
  const review = reviews.find(({ id, can_edit }) => can_edit && String(id) === args.params.id);
  if (!review) throw Response.json({ error: 'Not found' }, { status: 404 });
  const { rating, title, body, product, pictures } = review;
  return { name: product?.name ?? null, before: { rating, title, body }, pictures };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const submission = parseWithZod(await readForm(args.request), { schema: reviewSchema });
  if (submission.status !== 'success') return shop.json(replyTo(submission), { status: 422 });
  const { rating, title, body } = submission.value;
  const input: UpdateReview = { rating, title: title ?? null, body };
  const id = Number(args.params.id);
  const outcome = await asCustomer(shop, args.request, () =>
    shop.api.post(`web/updateReview/${Number.isSafeInteger(id) ? id : 0}`, input),
  );
  if (outcome.ok) return shop.redirect('/customer/reviews');
  const { t } = await shop.locale();
  const { failure } = outcome;
  if (failure.status === GONE)
    return shop.json(submission.reply({ formErrors: [t('ownReviews.deleted')] }), { status: GONE });
  return shop.json(refuse(submission, failure, t), { status: failure.status });
}

/** A review that another tab deleted is not read again, so that what was typed stays on the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== GONE && defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({ title: t('ownReviews.editTitle', { name: data?.name ?? '' }) }));

/** Edits a customer's own review. */
export default function CustomerReview(): ReactElement {
  const { t } = useApp();
  const { name, before, pictures } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('ownReviews.editTitle', { name: name ?? t('ownReviews.gone') })}>
      {pictures.length > 0 && (
        <div className="mb-5 grid gap-2">
          <OwnPhotos pictures={pictures} />
          <p className="text-sm text-muted">{t('ownReviews.photosStay')}</p>
        </div>
      )}
      <ReviewForm pictureLimit={null} before={before} lastResult={useActionData<typeof action>()} />
    </AccountFrame>
  );
}

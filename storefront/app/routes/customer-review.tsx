import type { CustomerReviews } from '@stoa/contracts';
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
import { readShownPictureLimit } from '~/features/forms/upload-limit.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { ReviewForm } from '~/features/reviews/review-form';
import { refuseLargeReview, sendReview } from '~/features/reviews/send-review.server';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

/** Status of what does not exist any more. */
const GONE = 404;

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [{ reviews }, pictureLimit] = await Promise.all([
    readAsCustomer<CustomerReviews>(shop, args.request, 'web/customer_reviews'),
    readShownPictureLimit(shop),
  ]);
  const review = reviews.find(({ id, can_edit }) => can_edit && String(id) === args.params.id);
  if (!review) throw Response.json({ error: 'Not found' }, { status: 404 });
  const { rating, title, body, product, pictures } = review;
  return { name: product?.name ?? null, before: { rating, title, body, pictures }, pictureLimit };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const tooLarge = await refuseLargeReview(shop, args.request);
  if (tooLarge) return shop.json(tooLarge.result, { status: tooLarge.status });
  const id = Number(args.params.id);
  const path = `web/updateReview/${Number.isSafeInteger(id) ? id : 0}`;
  const form = await readForm(args.request);
  const refusal = await asCustomer(shop, args.request, () => sendReview(shop, form, { path }));
  if (!refusal) return shop.redirect('/customer/reviews');
  const { result, status } = refusal;
  if (status !== GONE) return shop.json(result, { status });
  const { t } = await shop.locale();
  return shop.json({ ...result, error: { '': [t('ownReviews.deleted')] } }, { status });
}

/** A review that another tab deleted is not read again, so that what was typed stays on the page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== GONE && defaultShouldRevalidate;

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({ title: t('ownReviews.editTitle', { name: data?.name ?? '' }) }));

/** Edits a customer's own review. */
export default function CustomerReview(): ReactElement {
  const { t } = useApp();
  const { name, before, pictureLimit } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('ownReviews.editTitle', { name: name ?? t('ownReviews.gone') })}>
      <ReviewForm pictureLimit={pictureLimit} before={before} lastResult={useActionData<typeof action>()} />
    </AccountFrame>
  );
}

import type { CustomerReviews } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { FormErrors } from '~/features/forms/errors';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { OwnReviews } from '~/features/reviews/own-reviews';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  return readAsCustomer<CustomerReviews>(shop, args.request, 'web/customer_reviews');
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const id = Number((await readForm(args.request)).get('review_id'));
  const outcome = await asCustomer(shop, args.request, () =>
    shop.api.delete(`web/deleteReview/${Number.isSafeInteger(id) ? id : 0}`),
  );
  // 404: deleted already, maybe in another tab.
  if (outcome.ok || outcome.failure.status === 404) throw shop.redirect('/customer/reviews');
  const { t } = await shop.locale();
  const { error, status } = outcome.failure;
  return shop.json({ error: error || t('error.failed') }, { status });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('ownReviews.title') }));

/** Products that a customer can review, and their reviews. */
export default function CustomerReviewsPage(): ReactElement {
  const { t } = useApp();
  const error = useActionData<typeof action>()?.error;
  return (
    <AccountFrame title={t('ownReviews.title')}>
      <FormErrors errors={error ? [error] : null} id="own-reviews-error" />
      <OwnReviews {...useLoaderData<typeof loader>()} />
    </AccountFrame>
  );
}

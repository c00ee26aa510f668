import type { ProductDetail, ReviewEligibility } from '@stoa/contracts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { CannotReview } from '~/features/reviews/cannot-review';
import { ReviewForm } from '~/features/reviews/review-form';
import { isTooLarge, sendReview } from '~/features/reviews/send-review.server';
import { redirectAddress } from '~/session/redirect-address';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer, type Shop } from '~/session/shop.server';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

const MEGABYTE = 1024 ** 2;

const productOf = (shop: Shop, slug = ''): Promise<ProductDetail> =>
  shop.api.get<ProductDetail>(`web/product/${encodeURIComponent(slug)}`);

const pictureLimit = async (shop: Shop): Promise<number> =>
  (await shop.api.get<{ upload_limit: number }>('web/environment')).upload_limit;

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [product, limit] = await Promise.all([productOf(shop, args.params.slug), pictureLimit(shop)]);
  if (product.slug !== args.params.slug)
    throw redirect(redirectAddress(`/product/${encodeURIComponent(product.slug)}/review`, args.request), 302);
  const { formats } = await shop.locale();
  const statusPath = `web/product/${product.id}/review_standing`;
  const { state } = await readAsCustomer<ReviewEligibility>(shop, args.request, statusPath);
  return {
    name: product.name,
    path: `/product/${product.slug}`,
    state,
    pictureLimit: { bytes: limit, text: formats.number(Math.floor(limit / MEGABYTE)) },
  };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  if (isTooLarge(args.request, await pictureLimit(shop))) {
    const { t } = await shop.locale();
    return shop.json({ status: 'error' as const, error: { '': [t('reviews.tooLarge')] } }, { status: 413 });
  }
  const product = await productOf(shop, args.params.slug);
  const form = await readForm(args.request);
  const refusal = await asCustomer(shop, args.request, () => sendReview(shop, form, product.id));
  if (refusal) return shop.json(refusal.result, { status: refusal.status });
  return shop.redirect(`/product/${encodeURIComponent(product.slug)}?thanks=1#reviews`);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({ title: t('reviews.yours', { name: data?.name ?? '' }) }));

/** A customer's review form for a product. */
export default function Review(): ReactElement {
  const { t } = useApp();
  const { name, path, pictureLimit: limit, state } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="container-page pb-10">
      <PageHead title={t('reviews.yours', { name })} trail={[{ name, href: path }]} />
      {state === 'open' ? (
        <ReviewForm pictureLimit={limit} lastResult={lastResult} />
      ) : (
        <CannotReview state={state} path={path} />
      )}
    </div>
  );
}

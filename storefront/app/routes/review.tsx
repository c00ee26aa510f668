import type { ProductDetail, ReviewEligibility } from '@stoa/contracts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { readForm } from '~/features/forms/read-form.server';
import { readShownPictureLimit } from '~/features/forms/upload-limit.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { CannotReview } from '~/features/reviews/cannot-review';
import { ReviewForm } from '~/features/reviews/review-form';
import { refuseLargeReview, sendReview } from '~/features/reviews/send-review.server';
import { redirectAddress } from '~/session/redirect-address';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer, type Shop } from '~/session/shop.server';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

const productOf = (shop: Shop, slug = ''): Promise<ProductDetail> =>
  shop.api.get<ProductDetail>(`web/product/${encodeURIComponent(slug)}`);

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [product, pictureLimit] = await Promise.all([
    productOf(shop, args.params.slug),
    readShownPictureLimit(shop),
  ]);
  if (product.slug !== args.params.slug)
    throw redirect(redirectAddress(`/product/${encodeURIComponent(product.slug)}/review`, args.request), 302);
  const statusPath = `web/product/${product.id}/review_standing`;
  const { state } = await readAsCustomer<ReviewEligibility>(shop, args.request, statusPath);
  return { name: product.name, path: `/product/${product.slug}`, state, pictureLimit };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const tooLarge = await refuseLargeReview(shop, args.request);
  if (tooLarge) return shop.json(tooLarge.result, { status: tooLarge.status });
  const product = await productOf(shop, args.params.slug);
  const form = await readForm(args.request);
  const call = { path: 'web/add_product_review', values: { product_id: String(product.id) } };
  const refusal = await asCustomer(shop, args.request, () => sendReview(shop, form, call));
  if (refusal) return shop.json(refusal.result, { status: refusal.status });
  return shop.redirect(`/product/${encodeURIComponent(product.slug)}?thanks=1#reviews`);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({ title: t('reviews.yours', { name: data?.name ?? '' }) }));

/** A customer's review form for a product. */
export default function Review(): ReactElement {
  const { t } = useApp();
  const { name, path, pictureLimit, state } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="container-page pb-10">
      <PageHead title={t('reviews.yours', { name })} trail={[{ name, href: path }]} />
      {state === 'open' ? (
        <ReviewForm pictureLimit={pictureLimit} lastResult={lastResult} />
      ) : (
        <CannotReview state={state} path={path} />
      )}
    </div>
  );
}

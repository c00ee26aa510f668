import type { ProductDetail } from '@stoa/contracts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { QuestionForm } from '~/features/questions/question-form';
import { redirectAddress } from '~/session/redirect-address';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, type Shop } from '~/session/shop.server';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

const productOf = (shop: Shop, slug = ''): Promise<ProductDetail> =>
  shop.api.get<ProductDetail>(`web/product/${encodeURIComponent(slug)}`);

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const product = await productOf(shop, args.params.slug);
  if (product.slug !== args.params.slug)
    throw redirect(
      redirectAddress(`/product/${encodeURIComponent(product.slug)}/question`, args.request),
      302,
    );
  return { name: product.name, path: `/product/${product.slug}` };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const product = await productOf(shop, args.params.slug);
  const question = String((await readForm(args.request)).get('question') ?? '');
  const outcome = await asCustomer(shop, args.request, () =>
    shop.api.post('web/ask_product_question', { product_id: product.id, question }),
  );
  if (outcome.ok) return shop.redirect(`/product/${encodeURIComponent(product.slug)}?asked=1#questions`);
  const { t } = await shop.locale();
  const { error, errors, status } = outcome.failure;
  const message = errors.question ? `${t('questions.yours')}: ${errors.question.join(' ')}` : error;
  return shop.json({ text: question, error: message || t('error.failed') }, { status });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({ title: t('questions.about', { name: data?.name ?? '' }) }));

/** Question form of a product, after sign-in or with a refused question. */
export default function Question(): ReactElement {
  const { t } = useApp();
  const { name, path } = useLoaderData<typeof loader>();
  return (
    <div className="container-page pb-10">
      <PageHead title={t('questions.about', { name })} trail={[{ name, href: path }]} />
      <QuestionForm action={`${path}/question`} {...useActionData<typeof action>()} />
    </div>
  );
}

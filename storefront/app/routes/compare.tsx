import type { ProductComparison } from '@stoa/contracts';
import { MAX_COMPARED } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { ComparePage } from '~/features/compare/compare-page';
import { toComparison } from '~/features/compare/compare-view';
import { compareHref } from '~/features/compare/comparing';
import { readForm } from '~/features/forms/read-form.server';
import { pageMeta } from '~/features/frame/page-meta';
import { COOKIES, DAY } from '~/session/cookies';
import { shopOf, type Shop } from '~/session/shop.server';
import { formatIds, parseIds } from '~/ui/cookie-ids';

export { ErrorBoundary } from '~/features/errors/error-screen';

const keptIds = (shop: Shop): number[] =>
  parseIds(shop.visitor.cookies.get(COOKIES.compare)).slice(0, MAX_COMPARED);

/** Remembers the visitor's own comparison. */
const keep = (shop: Shop, ids: readonly number[]): void =>
  shop.setCookie(COOKIES.compare, formatIds(ids), {
    maxAge: ids.length > 0 ? 30 * DAY : 0,
    httpOnly: false,
  });

async function compare(shop: Shop, product_ids: readonly number[]): Promise<ProductComparison> {
  if (product_ids.length === 0) return { products: [], attributes: [] };
  const outcome = await shop.api.post<ProductComparison>('web/compare_products', { product_ids });
  if (outcome.ok) return outcome.data;
  // Invalid ids in a hand-made URL show an empty comparison.
  if (outcome.failure.status === 422) return { products: [], attributes: [] };
  throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
}

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const query = new URL(args.request.url).searchParams;
  const own = keptIds(shop);
  if (!query.has('ids') && own.length > 0) throw shop.redirect(compareHref(own));
  const wanted = parseIds(query.get('ids'), ',').slice(0, MAX_COMPARED);
  const comparison = await compare(shop, wanted);
  const ids = comparison.products.map(({ product }) => product.id);
  // A product that is no longer shown has no button that removes it, and would count for ever.
  if (ids.length < wanted.length && formatIds(wanted) === formatIds(own)) keep(shop, ids);
  const onlyDifferences = query.has('differences') && comparison.products.length > 1;
  return shop.json({
    view: toComparison(comparison, onlyDifferences, await cardTexts(shop)),
    ids,
    onlyDifferences,
    isFull: query.has('full'),
  });
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  const read = (name: string, parted?: string): number[] => parseIds(String(form.get(name) ?? ''), parted);
  const compared = keptIds(shop);
  const [added] = read('compare');
  if (added !== undefined && !compared.includes(added)) {
    if (compared.length >= MAX_COMPARED) return shop.redirect(compareHref(compared, '&full=1'));
    keep(shop, [...compared, added]);
    return shop.redirect(compareHref([...compared, added]));
  }
  const [removed] = read('uncompare');
  const remaining = compared.filter((id) => id !== removed);
  if (remaining.length < compared.length) keep(shop, remaining);
  // The URL shown may be a shared comparison rather than the visitor's own.
  const shown = read('ids', ',').filter((id) => id !== removed);
  return shop.redirect(form.has('ids') ? `/Compare?ids=${shown.join()}` : compareHref(remaining));
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('compare.title'), noindex: true }));

/** Comparison of products. */
export default function CompareRoute(): ReactElement {
  return <ComparePage {...useLoaderData<typeof loader>()} />;
}

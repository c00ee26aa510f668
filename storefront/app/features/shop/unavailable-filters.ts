import type { ShopPage } from '@stoa/contracts';
import type { ServerTranslate } from '~/i18n/translator';

/** Filters that are named in the notice; further ones, such as a rating of 9, are typed by hand and left out silently. */
const NAMED = ['category', 'brand', 'vendor'] as const;
const isOther = (name: string): boolean => name === 'delivers_to' || name.startsWith('attr.');

/** A shop page's query as the shop understood it, so that no link repeats what no longer exists. */
export function withoutUnavailable(
  params: URLSearchParams,
  { ignored, facets }: Pick<ShopPage, 'ignored' | 'facets'>,
): URLSearchParams {
  const effective = new URLSearchParams(params);
  for (const name of ignored) {
    const values = facets.find(({ param }) => param === name)?.values ?? [];
    const chosen = values.filter(({ selected }) => selected).map(({ value }) => value);
    if (chosen.length > 0) effective.set(name, chosen.join(','));
    else effective.delete(name);
  }
  return effective;
}

/** Tells a shopper with an old link what of it no longer exists, and that all products are shown if nothing is left. */
export function unavailableText(
  params: URLSearchParams,
  effective: URLSearchParams,
  { ignored }: Pick<ShopPage, 'ignored'>,
  t: ServerTranslate,
): string | null {
  const gone = ignored.filter((name) => params.has(name));
  const sentences = NAMED.filter((name) => gone.includes(name)).map((name) => t(`shop.unavailable.${name}`));
  if (gone.some(isOther)) sentences.push(t('shop.unavailable.other'));
  if (sentences.length === 0) return null;
  const isWhole = [...effective.keys()].every((name) => ['sort', 'page'].includes(name));
  return [...sentences, ...(isWhole ? [t('shop.unavailable.all')] : [])].join(' ');
}

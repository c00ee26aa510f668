import type { CardView } from '~/features/catalogue/card-view';
import type { ServerTranslate } from '~/i18n/translator';
import type { ShopView } from './shop-view';

/** Most categories offered. */
const CATEGORIES = 8;

/** What is shown below an empty list. */
export interface Alternatives {
  categories: { title: string; links: { label: string; href: string }[] };
  popular: { title: string; cards: CardView[] };
}

/** The products and categories of the whole list, as alternatives to a part of it that is empty. */
export function toAlternatives({ cards, facets }: ShopView, t: ServerTranslate): Alternatives | null {
  if (cards.length === 0) return null;
  const links = facets.find(({ param }) => param === 'category')?.links ?? [];
  return {
    categories: {
      title: t('shop.categories'),
      links: links.slice(0, CATEGORIES).map(({ label, href }) => ({ label, href })),
    },
    popular: { title: t('shop.popular'), cards },
  };
}

import { useFetcher } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore, type ReactElement } from 'react';
import type { CardView } from '~/features/catalogue/card-view';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import type { ImageView } from '~/ui/picture';
import { whenIdle } from '~/ui/prefetching';
import { SectionHead } from '~/ui/section-head';
import type { ProductView } from '~/features/product/product-view';
import { forgetOffline, keepOffline } from './offline-products';
import { viewedProducts } from './viewed-products';

/** Cards shown, one row. */
const SHOWN = 4;

/** Adds a product to the recently viewed ones, and to the offline page with its price. */
export function useViewed(view: ProductView): void {
  const { frame } = useApp();
  const { name, path, variants, pictures, facts } = view;
  const lowest = Math.min(...variants.map(({ price }) => price));
  const price = variants.find((variant) => variant.price === lowest)?.texts.price ?? '';
  const picture = smallestOf(pictures[0]?.image);
  useEffect(() => {
    if (!frame.keepsViewed) return;
    viewedProducts.add(String(facts.id));
    return whenIdle(() => keepOffline({ name, path, price, picture, seenAt: Date.now() }));
  }, [frame.keepsViewed, facts.id, name, path, price, picture]);
}

const smallestOf = (image?: ImageView): string => image?.srcSet.split(' ')[0] || image?.src || '';

function forget(): void {
  viewedProducts.clear();
  forgetOffline();
}

/**
 * Recently viewed products of this device, except the page's own. Loaded after the page, since cached pages
 * are shared by visitors; hidden without scripts, or if the operator has turned it off.
 */
export function RecentlyViewed({ but = 0 }: { but?: number }): ReactElement | null {
  const { t, frame } = useApp();
  const ids = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.get, viewedProducts.none);
  const { data, load } = useFetcher<{ cards: CardView[] }>();
  // Viewing a product moves it to the front, which does not change the other ids.
  const [wanted, want] = useState('');
  const others = ids.filter((id) => id !== String(but)).join();
  useEffect(() => {
    if (!frame.keepsViewed || others === '' || others === wanted) return;
    want(others);
    load(`/recently-viewed?ids=${others}`);
  }, [frame.keepsViewed, load, others, wanted]);
  const cards = (data?.cards ?? []).filter(({ id }) => id !== but).slice(0, SHOWN);
  if (others === '' || cards.length === 0) return null;
  return (
    <section className="home-section">
      <SectionHead title={t('product.recentlyViewed')} reason={t('product.recentlyViewedWhy')} />
      <ProductGrid cards={cards} className="cards cards-row" />
      <button type="button" className="btn btn-text" onClick={forget}>
        {t('product.forgetViewed')}
      </button>
    </section>
  );
}

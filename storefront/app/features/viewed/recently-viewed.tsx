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

/** Cards of one row. */
const SHOWN = 4;

/** Keeps a product among those that were looked at, and with its price for when there is no connection. */
export function useViewed(view: ProductView): void {
  const { frame, formats } = useApp();
  const { name, path, currency, variants, pictures, facts } = view;
  const lowest = Math.min(...variants.map(({ price }) => price));
  const picture = smallestOf(pictures[0]?.image);
  useEffect(() => {
    if (!frame.keepsViewed) return;
    viewedProducts.add(String(facts.id));
    return whenIdle(() => {
      const price = Number.isFinite(lowest) ? formats.money(lowest, currency) : '';
      keepOffline({ name, path, price, picture, seenAt: Date.now() });
    });
  }, [frame.keepsViewed, facts.id, name, path, lowest, currency, formats, picture]);
}

const smallestOf = (image?: ImageView): string => image?.srcSet.split(' ')[0] || image?.src || '';

function forget(): void {
  viewedProducts.clear();
  forgetOffline();
}

/**
 * What was looked at on this device, but for the product of the page itself. It is asked for once the page is there, so
 * that pages for many know of nobody; nothing stands here without scripts, or where the operator has switched it off.
 */
export function RecentlyViewed({ but = 0 }: { but?: number }): ReactElement | null {
  const { t, frame } = useApp();
  const ids = useSyncExternalStore(viewedProducts.subscribe, viewedProducts.get, viewedProducts.none);
  const { data, load } = useFetcher<{ cards: CardView[] }>();
  // Looking at a page puts its product first, which changes nothing of what the others are.
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
      <SectionHead title={t('product.recentlyViewed')} />
      <ProductGrid cards={cards} className="cards cards-row" />
      <button type="button" className="btn btn-text" onClick={forget}>
        {t('product.forgetViewed')}
      </button>
    </section>
  );
}

import { BOUGHT_TOGETHER_DAYS } from '@stoa/contracts';
import type { ReactElement } from 'react';
import type { CardView } from '~/features/catalogue/card-view';
import { ProductGrid } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { SectionHead } from '~/ui/section-head';

interface BoughtTogetherProps {
  cards: readonly CardView[];
  /** The variant of the page that would be bought; null while something is left to choose. */
  variantId: number | null;
}

/**
 * What others have bought in the same order, and why it stands here. All of it goes into the cart at once where nothing
 * is left to choose; what the cart refuses, such as a smaller quantity than its seller sells, is told there.
 */
export function BoughtTogether({ cards, variantId }: BoughtTogetherProps): ReactElement | null {
  const { t } = useApp();
  if (cards.length === 0) return null;
  const variants = [variantId, ...cards.map(({ add }) => add?.variant ?? null)];
  return (
    <section className="home-section">
      <SectionHead
        title={t('product.boughtTogether')}
        reason={t('product.boughtTogetherWhy', { days: BOUGHT_TOGETHER_DAYS })}
      />
      <ProductGrid cards={[...cards]} className="cards cards-row" />
      {variants.every((id) => id !== null) && (
        <form method="post" action="/cart" className="mt-4">
          <input type="hidden" name="intent" value="add_all" />
          {variants.map((id) => (
            <input key={id} type="hidden" name="variant_id" value={id ?? ''} />
          ))}
          <button className="btn btn-quiet">{t('product.addAll', { count: variants.length })}</button>
        </form>
      )}
    </section>
  );
}

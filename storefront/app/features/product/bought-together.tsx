import { BOUGHT_TOGETHER_DAYS } from '@stoa/contracts';
import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { CartAnswer } from '~/features/cart/cart-answer';
import { useRequestKey } from '~/features/cart/request-key';
import { pricedVariant } from '~/features/cart/seen-price';
import type { CardView } from '~/features/catalogue/card-view';
import { ProductGrid, useCartToast } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { SectionHead } from '~/ui/section-head';
import type { VariantFacts } from './choice';

interface BoughtTogetherProps {
  cards: readonly CardView[];
  /** The variant that the page would add; null until every option is chosen. */
  variant: Pick<VariantFacts, 'id' | 'price'> | null;
}

/**
 * Products often bought together with this one, and the reason why they are shown. If no option is left to
 * choose, all can be added to the cart at once; refusals, such as a minimum quantity, are shown in the cart.
 */
export function BoughtTogether({ cards, variant }: BoughtTogetherProps): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher<CartAnswer>();
  useCartToast(fetcher.data);
  const key = useRequestKey(fetcher.data);
  const variants = [variant && pricedVariant(variant), ...cards.map(({ add }) => add?.variant ?? null)];
  return (
    <section className="home-section">
      <SectionHead
        title={t('product.boughtTogether')}
        reason={t('product.boughtTogetherWhy', { days: BOUGHT_TOGETHER_DAYS })}
      />
      <ProductGrid cards={[...cards]} className="cards cards-row" />
      {variants.every((piece) => piece !== null) && (
        <fetcher.Form method="post" action="/cart" className="mt-4">
          <input type="hidden" name="request_key" value={key} />
          <input type="hidden" name="intent" value="add_all" />
          {variants.map((piece) => (
            <input key={piece} type="hidden" name="variant_id" value={piece ?? ''} />
          ))}
          <button className="btn btn-quiet">{t('product.addAll', { count: variants.length })}</button>
        </fetcher.Form>
      )}
    </section>
  );
}

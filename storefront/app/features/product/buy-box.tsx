import type { ReactElement } from 'react';
import { useMarks } from '~/features/catalogue/use-marks';
import { CompareButton } from '~/features/compare/compare-button';
import { DeliveryBox } from '~/features/delivery/delivery-box';
import { useApp } from '~/features/frame/app-context';
import { StockNoticeForm } from '~/features/stock-notices/stock-notice-form';
import { Heart } from '~/features/wishlist/heart';
import { DeferredHydration, CachedPart } from '~/ui/deferred-hydration';
import { Icon } from '~/ui/icons';
import type { BuyAnswer } from './buy-answer';
import { BuyForm } from './buy-form';
import { Offer } from './offer';
import { Price } from './price';
import type { ProductView } from './product-view';
import { SoldBy } from './sold-by';
import { TierPrices } from './tier-prices';
import type { Chosen } from './use-choice';

function Assurances({
  delivery,
  returns,
  warranty,
}: Pick<ProductView, 'delivery' | 'returns' | 'warranty'>): ReactElement {
  const { t } = useApp();
  return (
    <ul className="grid gap-2.5 border-y border-line py-4 text-[0.9375rem]">
      <li className="flex gap-3">
        <Icon name="truck" className="size-5 flex-none text-muted" />
        <span>
          {delivery.map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </span>
      </li>
      <li className="flex gap-3">
        <Icon name="returns" className="size-5 flex-none text-muted" />
        {returns}
      </li>
      {warranty && (
        <li className="flex gap-3">
          <Icon name="shield" className="size-5 flex-none text-muted" />
          {t('product.warranty', { warranty })}
        </li>
      )}
    </ul>
  );
}

/** Brand, name and rating. */
function Naming({ brand, name, rating }: Pick<ProductView, 'brand' | 'name' | 'rating'>): ReactElement {
  return (
    <div>
      {brand && (
        <a
          href={brand.href}
          className="inline-flex min-h-11 min-w-11 items-center text-sm font-medium text-muted hover:underline"
        >
          {brand.name}
        </a>
      )}
      <h1 className="page-title">{name}</h1>
      {rating && (
        <p className="mt-1.5 text-muted">
          <b className="font-semibold text-[var(--star)]">★ {rating.value}</b> · {rating.count}
        </p>
      )}
    </div>
  );
}

/** Whether the price includes tax. */
function PriceTerms(): ReactElement {
  const { t, frame } = useApp();
  return (
    <p className="text-sm text-muted">
      {t(frame.pricesIncludeTax ? 'product.taxIncluded' : 'product.taxExtra')}
    </p>
  );
}

/** Wish-list and compare buttons. */
function Marks({ id, name }: { id: number; name: string }): ReactElement {
  const { t } = useApp();
  return (
    <form method="post" action="/WishList" className="flex flex-wrap gap-3" onSubmit={useMarks()}>
      <Heart id={id} label={t('wishlist.save', { name })} className="btn btn-quiet mark">
        {t('wishlist.short')}
      </Heart>
      <CompareButton
        id={id}
        label={{ text: t('compare.short'), name: t('compare.named', { name }) }}
        className="btn btn-quiet mark"
      />
    </form>
  );
}

interface BuyBoxProps {
  view: ProductView;
  chosen: Chosen;
  refused: BuyAnswer | null;
}

/** Name, options, price, stock and buy form of the chosen variant. */
export function BuyBox({ view, chosen, refused }: BuyBoxProps): ReactElement {
  const shown = chosen.variant ?? chosen.left[0];
  const variantId = shown?.id;
  const isSoldOut = chosen.variant?.stock === 'out' && !view.unavailability;
  return (
    <div className="grid content-start gap-4">
      <CachedPart>
        <Naming brand={view.brand} name={view.name} rating={view.rating} />
      </CachedPart>
      <div>
        <Price left={chosen.left} className="text-3xl" isFull />
        <PriceTerms />
        <TierPrices left={chosen.left} />
      </div>
      {shown && <Offer variant={shown} />}
      {view.shortDescription && <p className="max-w-prose text-muted">{view.shortDescription}</p>}
      <DeferredHydration>
        <BuyForm view={view} chosen={chosen} refused={refused} />
      </DeferredHydration>
      {isSoldOut && <StockNoticeForm key={chosen.variant?.id} variantId={chosen.variant?.id ?? 0} />}
      {variantId !== undefined && !view.unavailability && (
        <DeferredHydration>
          <DeliveryBox variantId={variantId} path={view.path} methodCount={view.deliveryMethodCount} />
        </DeferredHydration>
      )}
      <CachedPart>
        <Marks id={view.facts.id} name={view.name} />
      </CachedPart>
      <CachedPart>
        <Assurances delivery={view.delivery} returns={view.returns} warranty={view.warranty} />
      </CachedPart>
      {view.store && (
        <DeferredHydration>
          <SoldBy store={view.store} productId={view.facts.id} path={view.path} />
        </DeferredHydration>
      )}
    </div>
  );
}

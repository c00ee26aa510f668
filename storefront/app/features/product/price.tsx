import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { VariantFacts } from './choice';
import type { ProductView } from './product-view';

interface PriceProps {
  view: Pick<ProductView, 'currency'>;
  /** The variants that the choice so far leaves. */
  left: readonly VariantFacts[];
  className: string;
  /** Whether a reduction also says how much it is, and the lowest price before it. */
  isFull?: boolean;
}

/** What the choice costs so far; `from` where it still depends. */
export function Price({ view, left, className, isFull = false }: PriceProps): ReactElement | null {
  const { t, formats } = useApp();
  const prices = left.map(({ price }) => price);
  const cheapest = left.find(({ price }) => price === Math.min(...prices));
  if (!cheapest) return null;
  const { price, compareAt: before, lowest } = cheapest;
  const isSale = before !== null && before > price;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span>
        {Math.max(...prices) > price && <span className="text-base text-muted">{t('product.from')} </span>}
        <bdi className={`font-bold tracking-tight ${className}`}>{formats.money(price, view.currency)}</bdi>
      </span>
      {isSale && <s className="text-muted">{formats.money(before, view.currency)}</s>}
      {isFull && isSale && (
        <span className="card-badge static!">
          {formats.percent(-Math.round((1 - price / before) * 100) / 100)}
        </span>
      )}
      {isFull && isSale && lowest !== null && (
        <span className="w-full text-sm text-muted">
          {t('product.lowest', { price: formats.money(lowest, view.currency) })}
        </span>
      )}
    </p>
  );
}

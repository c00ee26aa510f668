import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { VariantFacts } from './choice';

interface PriceProps {
  /** Variants that match the choice so far. */
  left: readonly VariantFacts[];
  className: string;
  /** Whether to show the reduction in percent and the lowest price before it. */
  isFull?: boolean;
}

/** Price of the choice so far; with `from` while it still depends on options. */
export function Price({ left: variants, className, isFull = false }: PriceProps): ReactElement | null {
  const { t } = useApp();
  const prices = variants.map(({ price }) => price);
  const cheapest = variants.find(({ price }) => price === Math.min(...prices));
  if (!cheapest) return null;
  const { price, texts } = cheapest;
  const { reduction } = texts;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span>
        {Math.max(...prices) > price && <span className="text-base text-muted">{t('product.from')} </span>}
        <bdi className={`font-bold tracking-tight ${className}`}>{texts.price}</bdi>
      </span>
      {reduction && <s className="text-muted">{reduction.before}</s>}
      {isFull && reduction?.percent && <span className="card-badge static!">{reduction.percent}</span>}
      {isFull && reduction?.lowest && <span className="w-full text-sm text-muted">{reduction.lowest}</span>}
    </p>
  );
}

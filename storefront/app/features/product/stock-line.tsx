import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { choiceText, type VariantFacts } from './choice';
import type { ProductView } from './product-view';
import type { Chosen } from './use-choice';

interface Stock {
  text: string;
  tone: 'ok' | 'warn' | 'out';
}

const tones = { ok: 'text-ok', warn: 'text-warn', out: 'text-sale' } as const;

function stockOf({ stock, available }: VariantFacts, t: ReturnType<typeof useApp>['t']): Stock {
  switch (stock) {
    case 'out':
      return { text: t('product.soldOut'), tone: 'out' };
    case 'low':
      return { text: t('product.low', { count: available }), tone: 'warn' };
    case 'backorder':
      return { text: t('product.backorder'), tone: 'warn' };
    default:
      return { text: t('product.inStock'), tone: 'ok' };
  }
}

/** Stock status of the chosen variant, or a message that the chosen values are not available together. */
export function useStock(view: ProductView, { choice, variant, left: matches }: Chosen): Stock | null {
  const { t } = useApp();
  if (view.unavailability) return view.unavailability;
  if (variant) return stockOf(variant, t);
  if (matches.length === 0)
    return { text: t('product.notTogether', { options: choiceText(view, choice) }), tone: 'out' };
  return matches.every(({ stock }) => stock === 'out') ? { text: t('product.soldOut'), tone: 'out' } : null;
}

/** The stock status; always rendered, so that screen readers announce changes. */
export function StockLine({ stock }: { stock: Stock | null }): ReactElement {
  return (
    <p
      className={`flex min-h-6 items-center gap-2 font-semibold ${stock ? tones[stock.tone] : ''}`}
      role="status"
    >
      {stock && <Icon name={stock.tone === 'ok' ? 'check' : stock.tone === 'out' ? 'warning' : 'clock'} />}
      {stock?.text}
    </p>
  );
}

import type { LiveStock } from '@stoa/contracts';
import { useRevalidator } from '@remix-run/react';
import { useMemo, useState } from 'react';
import { useLive } from '~/features/live/use-live';
import type { ProductView } from './product-view';

/** Milliseconds over which open pages spread their reloads. */
const SPREAD = 3000;

const isOut = ({ variants }: ProductView, id: number): boolean =>
  variants.find((variant) => variant.id === id)?.stock === 'out';

/** The product with live stock, updated without a page reload. */
export function useLiveStock(view: ProductView): ProductView {
  const [received, setReceived] = useState<LiveStock['variants']>([]);
  const { revalidate } = useRevalidator();
  useLive(
    `product.${view.facts.id}`,
    (event, payload) => {
      if (event !== 'stock.changed') return;
      const { product_id, variants } = payload as LiveStock;
      if (product_id !== view.facts.id) return;
      setReceived(variants);
      // Reloads what can be bought from the server, spread over time, so that not all open pages request it
      // at once.
      if (variants.some(({ id, stock_status }) => isOut(view, id) !== (stock_status === 'out')))
        setTimeout(revalidate, Math.random() * SPREAD);
    },
    'used',
  );
  return useMemo(() => {
    const now = new Map(received.map((one) => [one.id, one]));
    const variants = view.variants.map((variant) => {
      const { available, stock_status: stock } = now.get(variant.id) ?? {};
      return stock === undefined ? variant : { ...variant, available: available ?? 0, stock };
    });
    return received.length ? { ...view, variants } : view;
  }, [view, received]);
}

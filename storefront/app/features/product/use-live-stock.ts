import type { LiveStock } from '@stoa/contracts';
import { useRevalidator } from '@remix-run/react';
import { useMemo, useState } from 'react';
import { useLive } from '~/features/live/use-live';
import type { ProductView } from './product-view';

/** Milliseconds over which open pages ask anew. */
const SPREAD = 3000;

const isOut = ({ variants }: ProductView, id: number): boolean =>
  variants.find((variant) => variant.id === id)?.stock === 'out';

/** The product with the stock of this moment: what others buy is seen without loading the page anew. */
export function useLiveStock(view: ProductView): ProductView {
  const [told, setTold] = useState<LiveStock['variants']>([]);
  const { revalidate } = useRevalidator();
  useLive(
    `product.${view.facts.id}`,
    (event, payload) => {
      if (event !== 'stock.changed') return;
      const { product_id, variants } = payload as LiveStock;
      if (product_id !== view.facts.id) return;
      setTold(variants);
      // What can be bought, and how many, is the shop's to say; not all who look on ask in the same moment.
      if (variants.some(({ id, stock_status }) => isOut(view, id) !== (stock_status === 'out')))
        setTimeout(revalidate, Math.random() * SPREAD);
    },
    'used',
  );
  return useMemo(() => {
    const now = new Map(told.map((one) => [one.id, one]));
    const variants = view.variants.map((variant) => {
      const { available, stock_status: stock } = now.get(variant.id) ?? {};
      return stock === undefined ? variant : { ...variant, available: available ?? 0, stock };
    });
    return told.length ? { ...view, variants } : view;
  }, [view, told]);
}

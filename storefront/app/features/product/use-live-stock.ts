import type { LiveStock } from '@stoa/contracts';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '~/features/live/use-live';
import type { ProductView } from './product-view';

/** Milliseconds over which open pages spread their reloads. */
const SPREAD = 3000;

const isOut = ({ variants }: ProductView, id: number): boolean =>
  variants.find((variant) => variant.id === id)?.stock === 'out';

/** Reloads the page's data a little later, so that not all open pages request it at once; not after leaving the page. */
function useSpreadReload(): () => void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      revalidate();
    }, Math.random() * SPREAD);
  };
}

/** The product with live stock, updated without a page reload. */
export function useLiveStock(view: ProductView): ProductView {
  const [received, setReceived] = useState<{ of: ProductView; variants: LiveStock['variants'] } | null>(null);
  const reload = useSpreadReload();
  useLive(
    `product.${view.facts.id}`,
    (event, payload) => {
      // What changed during the gap is unknown.
      if (event === 'reconnected') return reload();
      if (event !== 'stock.changed') return;
      const { product_id, variants } = payload as LiveStock;
      if (product_id !== view.facts.id) return;
      setReceived({ of: view, variants });
      // What can be bought comes from the server.
      if (variants.some(({ id, stock_status }) => isOut(view, id) !== (stock_status === 'out'))) reload();
    },
    'used',
  );
  return useMemo(() => {
    // Data that was loaded since is newer.
    if (received?.of !== view) return view;
    const now = new Map(received.variants.map((one) => [one.id, one]));
    const variants = view.variants.map((variant) => {
      const { available, stock_status: stock } = now.get(variant.id) ?? {};
      return stock === undefined ? variant : { ...variant, available: available ?? 0, stock };
    });
    return { ...view, variants };
  }, [view, received]);
}

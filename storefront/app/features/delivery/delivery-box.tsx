import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { whenSeen } from '~/ui/when-seen';
import { DeliveryAnswer } from './delivery-answer';
import { DELIVERY, type DeliveryView } from './delivery-view';

/** Reserved heights by the number of shipping methods, to avoid layout shift when the response arrives. */
const HEIGHTS = ['min-h-24', 'min-h-28', 'min-h-40', 'min-h-52'] as const;

interface DeliveryBoxProps {
  variantId: number;
  /** Path of the product's page. */
  path: string;
  /** Number of the seller's shipping methods. */
  methodCount: number;
}

/**
 * Delivery of a variant to the visitor's place, loaded once it is seen, as the page is shared by all visitors;
 * without scripts, a link opens a page of its own.
 */
export function DeliveryBox({ variantId, path, methodCount }: DeliveryBoxProps): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher<DeliveryView>();
  const load = useRef(fetcher.load);
  const href = `${DELIVERY}?${new URLSearchParams({ variant: String(variantId), to: path }).toString()}`;
  const box = useRef<HTMLElement>(null);
  useEffect(() => (box.current ? whenSeen(box.current, () => load.current(href)) : undefined), [href]);
  return (
    <section
      ref={box}
      className={`grid content-start gap-2 ${HEIGHTS[methodCount] ?? 'min-h-52'}`}
      aria-label={t('delivery.title')}
      aria-busy={fetcher.state !== 'idle'}
    >
      {fetcher.data ? (
        <DeliveryAnswer view={fetcher.data} Form={fetcher.Form} isBusy={fetcher.state !== 'idle'} />
      ) : (
        <noscript>
          <a href={href} className="btn btn-quiet" rel="nofollow">
            {t('delivery.choose')}
          </a>
        </noscript>
      )}
    </section>
  );
}

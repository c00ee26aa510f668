import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, type ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { DeliveryAnswer } from './delivery-answer';
import { DELIVERY, type DeliveryView } from './delivery-view';

/** Heights kept free by the number of ways to deliver, so that nothing below moves when the answer comes. */
const HEIGHTS = ['min-h-24', 'min-h-28', 'min-h-40', 'min-h-52'] as const;

interface DeliveryBoxProps {
  variantId: number;
  /** Path of the product's page. */
  path: string;
  /** In how many ways its seller delivers at most. */
  ways: number;
}

/**
 * Delivery of a variant to the visitor's place, asked for behind the page, which is the same for everybody and knows
 * nobody's place; without scripts a link leads to a page of its own.
 */
export function DeliveryBox({ variantId, path, ways }: DeliveryBoxProps): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher<DeliveryView>();
  const load = useRef(fetcher.load);
  const href = `${DELIVERY}?${new URLSearchParams({ variant: String(variantId), to: path }).toString()}`;
  useEffect(() => load.current(href), [href]);
  return (
    <section
      className={`grid content-start gap-2 ${HEIGHTS[ways] ?? 'min-h-52'}`}
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

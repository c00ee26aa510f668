import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { CartAnswer } from '~/features/cart/cart-answer';
import { useRequestKey } from '~/features/cart/request-key';
import { useApp } from '~/features/frame/app-context';
import { cards as cardSlots } from '~/templates/registry';
import { useChangeEffect } from '~/ui/change-effect';
import { CachedFragment } from '~/ui/cached-fragment';
import { DeferredHydration } from '~/ui/deferred-hydration';
import { toast } from '~/ui/toaster';
import type { CardView } from './card-view';
import { useMarks } from './use-marks';

interface ProductGridProps {
  cards: readonly CardView[];
  /** How many of the first images are loaded eagerly. */
  mainCount?: number;
  className?: string;
  /** Whether the cards have a compare button. */
  isComparable?: boolean;
}

/** Shows the result of adding an item to the cart as a toast. */
export function useCartToast(answer: CartAnswer | null | undefined): void {
  const { t } = useApp();
  useChangeEffect(answer, () => {
    if (answer)
      toast(answer.ok ? (answer.repriced ?? t('cart.added')) : answer.error, answer.ok ? 'success' : 'error');
  });
}

/** Product cards in rows; one form around them lets each card add its product with a single button. */
export function ProductGrid({
  cards,
  mainCount = 0,
  className = 'cards',
  isComparable = false,
}: ProductGridProps): ReactElement {
  const { frame } = useApp();
  const fetcher = useFetcher<CartAnswer>();
  useCartToast(fetcher.data);
  const key = useRequestKey(fetcher.data);
  const onSubmit = useMarks();
  const Card = cardSlots[frame.theme.card];
  return (
    <fetcher.Form method="post" action="/cart" onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="request_key" value={key} />
      <DeferredHydration>
        <ul className={`${className} ${frame.theme.card}-grid`}>
          {cards.map((card, index) => (
            <CachedFragment
              key={card.href}
              as="li"
              of={Card}
              props={{ card, main: index < mainCount, isComparable }}
            />
          ))}
        </ul>
      </DeferredHydration>
    </fetcher.Form>
  );
}

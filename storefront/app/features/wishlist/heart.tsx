import type { ReactElement, ReactNode } from 'react';
import { Icon } from '~/ui/icons';
import { useIsWished } from './wishlist-ids';

interface HeartProps {
  id: number;
  label: string;
  className?: string;
  children?: ReactNode;
}

/**
 * Wish-list button; can be placed in any form. Without scripts it always adds, and the list itself offers
 * removal.
 */
export function Heart({ id, label, className = 'card-heart', children }: HeartProps): ReactElement {
  const isWished = useIsWished(id);
  return (
    <button
      className={className}
      name={isWished ? 'unwish' : 'wish'}
      value={id}
      formAction="/WishList"
      formNoValidate
      aria-pressed={isWished}
      aria-label={label}
    >
      <Icon name="heart" />
      {children}
    </button>
  );
}

import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';

interface AskLinkProps {
  storeId: number;
  store: string;
  /** Subject of the conversation. */
  productId?: number;
  orderId?: number;
  className?: string;
}

/** Link to the conversation with a store; guests sign in first and return. */
export function AskLink({ storeId, store, productId, orderId, className }: AskLinkProps): ReactElement {
  const { t } = useApp();
  const query = new URLSearchParams({
    store: String(storeId),
    ...(productId && { product: String(productId) }),
    ...(orderId && { order: String(orderId) }),
  });
  return (
    <a
      href={`/customer/messages/new?${query.toString()}`}
      className={className ?? 'link inline-flex min-h-11 items-center gap-1.5'}
      aria-label={t('messages.askNamed', { store })}
      rel="nofollow"
    >
      <Icon name="mail" className="size-5" /> {t('messages.ask')}
    </a>
  );
}

import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AskLink } from '~/features/messages/ask-link';
import { FollowButton } from '~/features/stores/follow-button';
import { Icon } from '~/ui/icons';
import type { ProductView } from './product-view';

interface SoldByProps {
  store: NonNullable<ProductView['store']>;
  productId: number;
  /** Path of the product, to return to. */
  path: string;
}

/** The product's vendor: name, rating and store actions. */
export function SoldBy({ store, productId, path }: SoldByProps): ReactElement {
  const { t } = useApp();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-[0.9375rem]">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Icon name="store" className="size-5 text-muted" />
        {t('product.soldBy')}
        <a
          href={store.href}
          className="link inline-flex min-h-11 items-center font-semibold"
          data-prefetch=""
        >
          {store.name}
        </a>
        {store.rating && (
          <a href={`${store.href}/reviews`} className="card-rating inline-flex min-h-11 items-center gap-1">
            <b>★ {store.rating}</b> ({store.ratingCount})
          </a>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <AskLink storeId={store.id} store={store.name} productId={productId} />
        <FollowButton vendorId={store.id} path={path} />
      </div>
    </div>
  );
}

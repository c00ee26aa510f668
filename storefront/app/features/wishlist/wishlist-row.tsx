import { Form, useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { CartAnswer } from '~/features/cart/cart-answer';
import { useRequestKey } from '~/features/cart/request-key';
import { useCartToast } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { WishlistItemView } from './wishlist-view';

/** Adds the product to the cart, or links to it if options have to be chosen. */
function Buy({ item }: { item: WishlistItemView }): ReactElement | null {
  const { t } = useApp();
  const fetcher = useFetcher<CartAnswer>();
  useCartToast(fetcher.data);
  const key = useRequestKey(fetcher.data);
  const answer = fetcher.data;
  if (item.variant === null)
    return item.href === null || item.isSoldOut || item.badge ? null : (
      <a href={item.href} className="btn btn-quiet">
        {t('wishlist.choose')}
      </a>
    );
  return (
    <fetcher.Form method="post" action="/cart" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="request_key" value={key} />
      <button
        className="btn btn-primary"
        name="variant_id"
        value={item.variant}
        aria-label={t('product.addNamed', { name: item.name })}
        aria-disabled={fetcher.state !== 'idle' || undefined}
      >
        <Icon name="cart" />
        {t('product.add')}
      </button>
      {answer && !answer.ok && (
        <p className="text-sm font-medium text-sale" role="alert">
          {answer.error}
        </p>
      )}
    </fetcher.Form>
  );
}

function Notes({ item }: { item: WishlistItemView }): ReactElement {
  const { t } = useApp();
  return (
    <ul className="mt-1 grid gap-0.5 text-sm">
      {item.drop && (
        <li className="flex items-center gap-1.5 font-semibold text-ok">
          <Icon name="check" className="size-4 flex-none" />
          {item.drop}
        </li>
      )}
      {item.isBack && (
        <li className="flex items-center gap-1.5 font-semibold text-ok">
          <Icon name="check" className="size-4 flex-none" />
          {t('wishlist.back')}
        </li>
      )}
      {item.badge && <li className="font-medium text-warn">{item.badge}</li>}
      {!item.isOffered && <li className="font-medium text-warn">{t('wishlist.unavailable')}</li>}
      {item.before && <li className="text-muted">{item.before}</li>}
      <li className="text-muted">{item.savedOn}</li>
    </ul>
  );
}

/** One item of the wish list. */
export function WishlistRow({ item }: { item: WishlistItemView }): ReactElement {
  const { t } = useApp();
  const name = <bdi>{item.name}</bdi>;
  return (
    <li className="cart-line">
      <div className="cart-picture">
        {item.image && <Picture image={item.image} sizes="112px" alt="" className="size-full object-cover" />}
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {item.href ? (
            <a href={item.href} className="row-link" data-prefetch="">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {item.vendor && <p className="text-sm text-muted">{item.vendor}</p>}
        <Notes item={item} />
      </div>
      <p className="sm:text-end">
        {item.price && (
          <>
            {item.price.from && <small className="text-muted">{item.price.from} </small>}
            <bdi className="font-bold">{item.price.price}</bdi>
          </>
        )}
      </p>
      <div className="cart-tools mt-2">
        <Buy item={item} />
        <Form method="post" action="/WishList">
          <input type="hidden" name="from" value="list" />
          <button
            className="btn btn-text text-sm"
            name="unwish"
            value={item.productId}
            aria-label={t('cart.removeNamed', { name: item.name })}
          >
            {t('cart.remove')}
          </button>
        </Form>
      </div>
    </li>
  );
}

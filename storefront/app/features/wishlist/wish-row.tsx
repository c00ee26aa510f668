import { Form, useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { CartAnswer } from '~/features/cart/cart-answer';
import { useRequestKey } from '~/features/cart/request-key';
import { useCartToast } from '~/features/catalogue/product-grid';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import { Picture } from '~/ui/picture';
import type { WishView } from './wishlist-view';

/** Adds the product to the cart, or links to it if options have to be chosen. */
function Buy({ wish }: { wish: WishView }): ReactElement | null {
  const { t } = useApp();
  const fetcher = useFetcher<CartAnswer>();
  useCartToast(fetcher.data);
  const key = useRequestKey(fetcher.data);
  const answer = fetcher.data;
  if (wish.variant === null)
    return wish.href === null || wish.isSoldOut || wish.badge ? null : (
      <a href={wish.href} className="btn btn-quiet">
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
        value={wish.variant}
        aria-label={t('product.addNamed', { name: wish.name })}
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

function Notes({ wish }: { wish: WishView }): ReactElement {
  const { t } = useApp();
  return (
    <ul className="mt-1 grid gap-0.5 text-sm">
      {wish.drop && (
        <li className="flex items-center gap-1.5 font-semibold text-ok">
          <Icon name="check" className="size-4 flex-none" />
          {wish.drop}
        </li>
      )}
      {wish.isBack && (
        <li className="flex items-center gap-1.5 font-semibold text-ok">
          <Icon name="check" className="size-4 flex-none" />
          {t('wishlist.back')}
        </li>
      )}
      {wish.badge && <li className="font-medium text-warn">{wish.badge}</li>}
      {!wish.isOffered && <li className="font-medium text-warn">{t('wishlist.unavailable')}</li>}
      {wish.before && <li className="text-muted">{wish.before}</li>}
      <li className="text-muted">{wish.savedOn}</li>
    </ul>
  );
}

/** One item of the wish list. */
export function WishRow({ wish }: { wish: WishView }): ReactElement {
  const { t } = useApp();
  const name = <bdi>{wish.name}</bdi>;
  return (
    <li className="cart-line">
      <div className="cart-picture">
        {wish.image && <Picture image={wish.image} sizes="112px" alt="" className="size-full object-cover" />}
      </div>
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {wish.href ? (
            <a href={wish.href} className="row-link" data-prefetch="">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        {wish.vendor && <p className="text-sm text-muted">{wish.vendor}</p>}
        <Notes wish={wish} />
      </div>
      <p className="text-end">
        {wish.price && (
          <>
            {wish.price.from && <small className="text-muted">{wish.price.from} </small>}
            <bdi className="font-bold">{wish.price.price}</bdi>
          </>
        )}
      </p>
      <div className="cart-tools mt-2">
        <Buy wish={wish} />
        <Form method="post" action="/WishList">
          <input type="hidden" name="from" value="list" />
          <button
            className="btn btn-text text-sm"
            name="unwish"
            value={wish.productId}
            aria-label={t('cart.removeNamed', { name: wish.name })}
          >
            {t('cart.remove')}
          </button>
        </Form>
      </div>
    </li>
  );
}

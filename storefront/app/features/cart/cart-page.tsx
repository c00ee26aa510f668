import { Form } from '@remix-run/react';
import type { ReactElement } from 'react';
import type { CouponRefusal, CouponsView } from '~/features/coupons/coupons-view';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icons';
import { PageHead } from '~/ui/page-head';
import type { CartAnswer } from './cart-answer';
import { CartGroup } from './cart-group';
import { CartSummary, CheckoutBar } from './cart-summary';
import type { CartView } from './cart-view';
import type { EstimateView } from './estimate-view';
import { useExpectedCart } from './optimistic';
import { PriceChanges } from './price-changes';
import { Removals } from './removals';
import { SavedList } from './saved-list';
import type { SavedView } from './saved-view';

/** Items removed from the cart because they are no longer sold; works without scripts too. */
function RemovedNotices({ removed }: Pick<CartView, 'removed'>): ReactElement {
  const { t } = useApp();
  return (
    <>
      {removed.map(({ id, name }) => (
        <form
          key={id}
          method="post"
          action="/cart"
          className="notice notice-warn mb-4 flex flex-wrap items-center gap-2"
          role="status"
        >
          <Icon name="warning" className="size-5 flex-none" />
          <span className="min-w-0 flex-1">{t('cart.removed', { name })}</span>
          <input type="hidden" name="line" value={id} />
          <button name="intent" value="remove" className="btn btn-quiet">
            {t('cart.dismiss')}
          </button>
        </form>
      ))}
    </>
  );
}

function ClearCart(): ReactElement {
  const { t } = useApp();
  return (
    <Form method="post" action="/cart" preventScrollReset className="justify-self-end">
      <button name="intent" value="clear" className="btn btn-text text-sm">
        {t('savedCart.clear')}
      </button>
    </Form>
  );
}

/** Empty cart with a link to the shop; saved-for-later items are shown below. */
function EmptyCart({ hasSaved }: { hasSaved: boolean }): ReactElement {
  const { t } = useApp();
  return (
    <>
      <EmptyState
        icon="cart"
        title={t('cart.empty')}
        text={t(hasSaved ? 'savedCart.emptyWithSaved' : 'cart.emptyHint')}
        action={{ label: t('cart.startShopping'), href: '/Shop' }}
      />
      <p className="mt-3 text-center">
        <a href="/WishList" className="link inline-flex min-h-11 items-center gap-2">
          <Icon name="heart" className="size-5" />
          {t('savedCart.toWishList')}
        </a>
      </p>
    </>
  );
}

interface CartPageProps {
  loaded: CartView;
  kept: SavedView;
  /** Null while the cart cannot be checked out. */
  coupons: CouponsView | null;
  estimate: EstimateView | null;
  refusal: CartAnswer | undefined;
  couponRefusal: CouponRefusal | null;
}

/** The cart page, grouped by seller; quantities update optimistically. */
export function CartPage({
  loaded,
  kept: saved,
  coupons,
  estimate,
  refusal,
  couponRefusal,
}: CartPageProps): ReactElement {
  const { t } = useApp();
  const cart = useExpectedCart(loaded);
  return (
    <div className="container-page">
      <PageHead title={t('cart.title')} />
      {refusal && !refusal.ok && refusal.line === null && (
        <p className="notice notice-error mb-4" role="alert">
          {refusal.error}
        </p>
      )}
      {loaded.hasProblems && (
        <p className="notice notice-warn mb-4" role="alert">
          <Icon name="warning" className="size-5 flex-none" />
          {t('cart.problems')}
        </p>
      )}
      <RemovedNotices removed={loaded.removed} />
      <Removals removals={saved.removals} />
      <PriceChanges cart={cart} />
      {cart.groups.length === 0 ? (
        <EmptyCart hasSaved={saved.saved.length > 0} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-5">
            {cart.groups.map((group) => (
              <CartGroup key={group.vendor.id} group={group} currency={cart.currency} refusal={refusal} />
            ))}
            <ClearCart />
          </div>
          <CartSummary cart={cart} coupons={coupons} estimate={estimate} couponRefusal={couponRefusal} />
        </div>
      )}
      <SavedList lines={saved.saved} currency={cart.currency} />
      {cart.groups.length > 0 && <CheckoutBar cart={cart} />}
    </div>
  );
}

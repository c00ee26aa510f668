import type { ReactElement } from 'react';
import { CouponForm } from '~/features/coupons/coupon-form';
import type { CouponRefusal, CouponsView } from '~/features/coupons/coupons-view';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';
import type { CartView } from './cart-view';
import { Estimate } from './estimate';
import type { EstimateView } from './estimate-view';
import { subtotalOf } from './optimistic';

/** Discounts of the applied coupons; those on shipping are among the estimate's amounts once it is known. */
function Discounts({
  applied,
  cart,
}: {
  applied: CouponsView['applied'];
  cart: CartView;
}): ReactElement | null {
  const { t, formats } = useApp();
  const discount = applied.reduce((sum, coupon) => sum + coupon.discount, 0);
  if (applied.length === 0) return null;
  return (
    <dl className="grid gap-1.5">
      {applied.map(({ code, type, discount: off }) => (
        <div key={code} className="flex justify-between gap-4">
          <dt className="text-muted">
            {t(type === 'free_shipping' ? 'coupon.shippingDiscount' : 'coupon.discount', { code })}
          </dt>
          <dd className="text-end">
            {type === 'free_shipping' ? (
              <>
                {t('coupon.freeShipping')}
                <span className="block text-sm text-muted">{t('coupon.atCheckout')}</span>
              </>
            ) : (
              <bdi>{formats.money(-off, cart.currency)}</bdi>
            )}
          </dd>
        </div>
      ))}
      {discount > 0 && (
        <div className="flex justify-between gap-4 text-lg">
          <dt>{t('coupon.afterDiscounts')}</dt>
          <dd>
            <bdi className="font-bold">{formats.money(cartSubtotal(cart) - discount, cart.currency)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

const cartSubtotal = (cart: CartView): number =>
  cart.groups.reduce((sum, { lines }) => sum + subtotalOf(lines), 0);

function CheckoutLink(): ReactElement {
  const { t } = useApp();
  return (
    <a href="/checkout" className="btn btn-primary">
      <Icon name="lock" className="size-4" />
      {t('cart.checkout')}
    </a>
  );
}

/** Sticky bar on phones with the subtotal and the checkout button. */
export function CheckoutBar({ cart }: { cart: CartView }): ReactElement {
  const { t, formats } = useApp();
  return (
    <div className="buy-bar justify-between">
      <p className="leading-tight">
        <span className="block text-sm text-muted">{t('cart.subtotal')}</span>
        <bdi className="text-lg font-bold">{formats.money(cartSubtotal(cart), cart.currency)}</bdi>
      </p>
      <CheckoutLink />
    </div>
  );
}

const isOnShipping = ({ type }: CouponsView['applied'][number]): boolean => type === 'free_shipping';

interface SummaryProps {
  cart: CartView;
  coupons: CouponsView | null;
  estimate: EstimateView | null;
}

function Summary({ cart, coupons, estimate }: SummaryProps): ReactElement {
  const { t, formats } = useApp();
  const applied = coupons?.applied ?? [];
  const onItems = applied.filter((coupon) => !isOnShipping(coupon));
  return (
    <aside className="panel grid content-start gap-4" aria-label={t('cart.summary')}>
      <p className="flex justify-between gap-4 text-lg">
        <span>{t('cart.subtotal')}</span>
        <bdi className="font-bold">{formats.money(cartSubtotal(cart), cart.currency)}</bdi>
      </p>
      <Discounts applied={estimate?.amounts ? onItems : applied} cart={cart} />
      {estimate ? (
        <Estimate
          view={estimate}
          currency={cart.currency}
          codes={applied.filter(isOnShipping).map(({ code }) => code)}
        />
      ) : (
        <p className="text-sm text-muted">{t('cart.shippingLater')}</p>
      )}
      <CheckoutLink />
      <a href="/Shop" className="btn btn-quiet">
        {t('cart.continue')}
      </a>
    </aside>
  );
}

/** Subtotal, coupon discounts and estimated delivery costs. */
export function CartSummary({
  cart,
  coupons,
  estimate,
  couponRefusal,
}: SummaryProps & { couponRefusal: CouponRefusal | null }): ReactElement {
  return (
    <div className="grid min-w-0 content-start gap-5 lg:sticky lg:top-6">
      <Summary cart={cart} coupons={coupons} estimate={estimate} />
      {coupons && (
        <CouponForm
          fields={{ intent: 'coupon' }}
          codes={coupons.applied}
          lapsed={coupons.lapsed}
          offered={coupons.offered}
          refusal={couponRefusal}
        />
      )}
    </div>
  );
}

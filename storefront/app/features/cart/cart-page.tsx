import type { ReactElement } from 'react';
import { CouponForm } from '~/features/coupons/coupon-form';
import type { CouponsView } from '~/features/coupons/coupons-view';
import { useApp } from '~/features/frame/app-context';
import { awayText } from '~/features/stores/store-view';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icons';
import { PageHead } from '~/ui/page-head';
import type { CartAnswer } from './cart-answer';
import { CartLineRow } from './cart-line';
import type { CartGroupView, CartView } from './cart-view';
import { Estimate } from './estimate';
import type { EstimateView } from './estimate-view';
import { subtotalOf, useExpectedCart } from './optimistic';

function FreeShipping({ group, currency }: { group: CartGroupView; currency: string }): ReactElement | null {
  const { t, formats } = useApp();
  if (group.freeFrom === null) return null;
  const subtotal = subtotalOf(group.lines);
  const vendor = group.vendor.name;
  const missing = group.freeFrom - subtotal;
  const text =
    missing > 0
      ? t('cart.freeShippingMissing', { vendor, amount: formats.money(missing, currency) })
      : t('cart.freeShippingReached', { vendor });
  return (
    <div className="mt-3 text-sm">
      <p className={`flex items-center gap-2 ${missing > 0 ? 'text-muted' : 'font-medium text-ok'}`}>
        <Icon name="truck" className="size-4" />
        {text}
      </p>
      <progress
        className="free-shipping"
        value={Math.min(subtotal, group.freeFrom)}
        max={group.freeFrom}
        aria-label={text}
      />
    </div>
  );
}

interface GroupProps {
  group: CartGroupView;
  currency: string;
  refusal: CartAnswer | undefined;
}

function Group({ group, currency, refusal }: GroupProps): ReactElement {
  const { t, formats, frame } = useApp();
  const vendor = group.vendor.name;
  return (
    <section className="panel" aria-label={t('cart.soldBy', { vendor })}>
      {frame.isMultiVendor && (
        <h2 className="flex items-center gap-2 border-b border-line pb-3 font-sans text-base font-semibold tracking-normal">
          <Icon name="store" className="size-5 text-muted" />
          <a href={group.vendor.href} className="inline-flex min-h-11 items-center hover:underline">
            {vendor}
          </a>
        </h2>
      )}
      {group.vendor.vacation && (
        <p className="notice notice-warn mt-3">
          <Icon name="clock" className="size-5 flex-none" />
          {awayText(group.vendor.vacation, { t, formats })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {group.lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            currency={currency}
            refusal={refusal && !refusal.ok && refusal.line === line.id ? refusal.error : null}
          />
        ))}
      </ul>
      <p className="flex justify-between gap-4 border-t border-line pt-3">
        <span className="text-muted">{t('cart.subtotalOf', { vendor })}</span>
        <bdi className="font-semibold">{formats.money(subtotalOf(group.lines), currency)}</bdi>
      </p>
      <FreeShipping group={group} currency={currency} />
    </section>
  );
}

/** What the codes in use take off, as far as it is known before shipping is. */
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

interface SummaryProps {
  cart: CartView;
  coupons: CouponsView | null;
  estimate: EstimateView | null;
}

function Summary({ cart, coupons, estimate }: SummaryProps): ReactElement {
  const { t, formats } = useApp();
  return (
    <aside className="panel grid content-start gap-4" aria-label={t('cart.summary')}>
      <p className="flex justify-between gap-4 text-lg">
        <span>{t('cart.subtotal')}</span>
        <bdi className="font-bold">{formats.money(cartSubtotal(cart), cart.currency)}</bdi>
      </p>
      {coupons && <Discounts applied={coupons.applied} cart={cart} />}
      {estimate ? (
        <Estimate view={estimate} currency={cart.currency} />
      ) : (
        <p className="text-sm text-muted">{t('cart.shippingLater')}</p>
      )}
      <a href="/checkout" className="btn btn-primary">
        <Icon name="lock" className="size-4" />
        {t('cart.checkout')}
      </a>
      <a href="/Shop" className="btn btn-quiet">
        {t('cart.continue')}
      </a>
    </aside>
  );
}

function Beside({
  cart,
  coupons,
  estimate,
  couponRefusal,
}: SummaryProps & { couponRefusal: string | null }): ReactElement {
  return (
    <div className="grid min-w-0 content-start gap-5 lg:sticky lg:top-6">
      <Summary cart={cart} coupons={coupons} estimate={estimate} />
      {coupons && (
        <CouponForm
          fields={{ intent: 'coupon' }}
          codes={coupons.applied}
          offered={coupons.offered}
          error={couponRefusal}
        />
      )}
    </div>
  );
}

/** Goods that left the cart because they are no longer sold; works without a script as well. */
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

interface CartPageProps {
  loaded: CartView;
  /** Null while the cart can't be bought. */
  coupons: CouponsView | null;
  estimate: EstimateView | null;
  refusal: CartAnswer | undefined;
  couponRefusal: string | null;
}

/** The cart, grouped by seller, with quantities that change at once. */
export function CartPage({ loaded, coupons, estimate, refusal, couponRefusal }: CartPageProps): ReactElement {
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
      {cart.groups.length === 0 ? (
        <EmptyState
          icon="cart"
          title={t('cart.empty')}
          text={t('cart.emptyHint')}
          action={{ label: t('cart.startShopping'), href: '/Shop' }}
        />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid min-w-0 gap-5">
            {cart.groups.map((group) => (
              <Group key={group.vendor.id} group={group} currency={cart.currency} refusal={refusal} />
            ))}
          </div>
          <Beside cart={cart} coupons={coupons} estimate={estimate} couponRefusal={couponRefusal} />
        </div>
      )}
    </div>
  );
}

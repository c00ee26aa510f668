import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icons';
import { PageHead } from '~/ui/page-head';
import type { CartAnswer } from './cart-answer';
import { CartLineRow } from './cart-line';
import type { CartGroupView, CartView } from './cart-view';
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
          <a href={group.vendor.href} className="hover:underline">
            {vendor}
          </a>
        </h2>
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

function Summary({ cart }: { cart: CartView }): ReactElement {
  const { t, formats } = useApp();
  const subtotal = cart.groups.reduce((sum, { lines }) => sum + subtotalOf(lines), 0);
  return (
    <aside className="panel grid content-start gap-4 lg:sticky lg:top-6" aria-label={t('cart.summary')}>
      <p className="flex justify-between gap-4 text-lg">
        <span>{t('cart.subtotal')}</span>
        <bdi className="font-bold">{formats.money(subtotal, cart.currency)}</bdi>
      </p>
      <p className="text-sm text-muted">{t('cart.shippingLater')}</p>
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

/** The cart, grouped by seller, with quantities that change at once. */
export function CartPage({
  loaded,
  refusal,
}: {
  loaded: CartView;
  refusal: CartAnswer | undefined;
}): ReactElement {
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
          <Summary cart={cart} />
        </div>
      )}
    </div>
  );
}

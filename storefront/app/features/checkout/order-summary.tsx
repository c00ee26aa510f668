import type { AppliedCode, CheckoutTotals } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AmountList } from '~/ui/amount-list';
import { Icon } from '~/ui/icons';
import { WalletRows } from './balance-rows';
import type { SummaryView } from './checkout-view';

type Amounts = Pick<
  CheckoutTotals,
  'items' | 'shipping' | 'payment_fee' | 'tax' | 'tax_included' | 'total'
> & {
  coupons: readonly Pick<AppliedCode, 'code' | 'discount' | 'shipping_discount'>[];
};

/** Amounts that add up to a total; also used for orders that were placed. */
export function TotalsTable({ amounts, currency }: { amounts: Amounts; currency: string }): ReactElement {
  const { t, formats } = useApp();
  type Coupon = Amounts['coupons'][number];
  const discountRows = (
    key: 'discount' | 'shippingDiscount',
    off: (coupon: Coupon) => number,
  ): [string, number, boolean][] =>
    amounts.coupons.map((coupon) => [
      t(`coupon.${key}`, { code: coupon.code }),
      -off(coupon),
      off(coupon) > 0,
    ]);
  const money = (amount: number): string => formats.money(amount, currency);
  const rows: [string, number, boolean][] = [
    [t('checkout.items'), amounts.items, true],
    ...discountRows('discount', (coupon) => coupon.discount),
    [t('checkout.shipping'), amounts.shipping, true],
    ...discountRows('shippingDiscount', (coupon) => coupon.shipping_discount),
    [t('checkout.paymentFee'), amounts.payment_fee, amounts.payment_fee > 0],
    [t('checkout.tax'), amounts.tax, amounts.tax > 0],
  ];
  return (
    <AmountList
      rows={rows.filter(([, , isShown]) => isShown).map(([label, amount]) => [label, money(amount)])}
      total={[t('checkout.total'), money(amounts.total)]}
      note={
        amounts.tax_included > 0 ? t('checkout.taxIncluded', { amount: money(amounts.tax_included) }) : null
      }
    />
  );
}

function Lines({ summary }: { summary: SummaryView }): ReactElement {
  const { formats } = useApp();
  return (
    <ul className="grid gap-3">
      {summary.lines.map(({ id, name, options, quantity, total, image }) => (
        <li key={id} className="flex items-start gap-5">
          <span className="relative size-14 flex-none rounded-lg bg-tint">
            {image && (
              <img src={image} alt="" width={56} height={56} className="size-full rounded-lg object-cover" />
            )}
            <span className="tool-badge bg-ink!">{quantity}</span>
          </span>
          <span className="min-w-0 flex-1 text-sm">
            <span className="line-clamp-2 font-medium">{name}</span>
            {options && <span className="text-muted">{options}</span>}
          </span>
          <bdi className="text-sm font-medium">{formats.money(total, summary.currency)}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** What is known of the total before address and shipping are. */
function TotalSoFar({ summary, total }: { summary: SummaryView; total: string }): ReactElement {
  const { t, formats } = useApp();
  const { discounts, items, currency } = summary;
  const rows: [string, number][] = [
    [t('checkout.items'), items],
    ...discounts.map(({ code, discount }): [string, number] => [t('coupon.discount', { code }), -discount]),
  ];
  return (
    <div>
      <AmountList
        rows={
          discounts.length > 0 ? rows.map(([label, amount]) => [label, formats.money(amount, currency)]) : []
        }
        total={[t('checkout.totalSoFar'), total]}
        note={t('checkout.beforeShipping')}
      />
    </div>
  );
}

/** Items and total of the order; collapsed on phones, where the total stays visible. */
export function OrderSummary({ summary }: { summary: SummaryView }): ReactElement {
  const { t, formats } = useApp();
  const { totals, currency, items, discounts, wallet } = summary;
  const soFar = items - discounts.reduce((sum, { discount }) => sum + discount, 0);
  const total = formats.money(totals?.total ?? soFar, currency);
  const body = (
    <div className="grid gap-5">
      <Lines summary={summary} />
      {totals ? (
        <>
          <TotalsTable amounts={totals} currency={currency} />
          {wallet && <WalletRows wallet={wallet} currency={currency} />}
        </>
      ) : (
        <TotalSoFar summary={summary} total={total} />
      )}
    </div>
  );
  return (
    <>
      <details className="sticky top-0 z-20 -mx-(--gutter) border-b border-line bg-tint lg:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-3 px-(--gutter) font-semibold">
          <span className="flex items-center gap-2">
            {t(totals ? 'checkout.total' : 'checkout.totalSoFar')}
            <Icon name="down" className="size-4" />
          </span>
          <bdi className="text-lg">{total}</bdi>
        </summary>
        <div className="max-h-[60vh] overflow-auto px-(--gutter) pb-5">{body}</div>
      </details>
      <aside className="panel hidden lg:sticky lg:top-6 lg:block" aria-label={t('cart.summary')}>
        {body}
      </aside>
    </>
  );
}

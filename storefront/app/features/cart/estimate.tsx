import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { daysText } from '~/features/catalogue/delivery';
import { PlaceFields } from '~/features/delivery/place-fields';
import { useApp, useSellerName } from '~/features/frame/app-context';
import { AmountList } from '~/ui/amount-list';
import type { EstimateView } from './estimate-view';

function Amounts({
  amounts,
  currency,
  codes,
}: {
  amounts: NonNullable<EstimateView['amounts']>;
  currency: string;
  codes: readonly string[];
}): ReactElement {
  const { t, formats } = useApp();
  const money = (amount: number): string => formats.money(amount, currency);
  const { shipping, shipping_discount: discount } = amounts;
  const code = codes.join(', ');
  return (
    <AmountList
      rows={[
        [t('cart.estimate.shipping'), shipping === 0 ? t('checkout.free') : money(shipping)],
        ...(discount > 0 ? [[t('coupon.shippingDiscount', { code }), money(-discount)] as const] : []),
        ...(amounts.tax > 0 ? [[t('cart.estimate.tax'), money(amounts.tax)] as const] : []),
      ]}
      total={[t('cart.estimate.total'), money(amounts.total)]}
      note={
        amounts.tax_included > 0 ? t('checkout.taxIncluded', { amount: money(amounts.tax_included) }) : null
      }
    />
  );
}

/** Cost and duration of each seller's cheapest delivery. */
function PerSeller({ view, currency }: { view: EstimateView; currency: string }): ReactElement {
  const { t, formats } = useApp();
  const sellerName = useSellerName();
  return (
    <ul className="mt-3 grid gap-1 text-sm text-muted">
      {view.groups.map(({ vendor_id: id, vendor_name: name, delivery }) => (
        <li key={id} className="flex justify-between gap-4">
          <span>
            <bdi>{sellerName(name)}</bdi>
            {delivery && <> · {daysText(t, delivery)}</>}
          </span>
          <span className="flex-none">
            {delivery
              ? delivery.amount === 0
                ? t('checkout.free')
                : formats.money(delivery.amount, currency)
              : t('savedCart.notDelivered')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface EstimateProps {
  view: EstimateView;
  currency: string;
  /** Coupon codes that reduce the shipping. */
  codes: readonly string[];
}

/** Estimated delivery and tax for the visitor's place before checkout; the country can be changed. */
export function Estimate({ view, currency, codes }: EstimateProps): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== 'idle';
  return (
    <section
      className="grid gap-3 border-t border-line pt-4"
      aria-busy={isBusy}
      aria-label={t('cart.estimate.title')}
    >
      <fetcher.Form method="post" action="/cart" className="grid grid-cols-2 items-end gap-2">
        <input type="hidden" name="intent" value="country" />
        <PlaceFields view={view} />
      </fetcher.Form>
      <div role="status" className={isBusy ? 'opacity-60' : undefined}>
        {view.amounts && <Amounts amounts={view.amounts} currency={currency} codes={codes} />}
        {view.groups.length > 1 && <PerSeller view={view} currency={currency} />}
        {view.outcome === 'undeliverable' && (
          <p className="text-sm text-warn">{t('cart.estimate.undeliverable')}</p>
        )}
      </div>
      <p className="text-sm text-muted">{t(view.amounts ? 'cart.estimate.hint' : 'cart.shippingLater')}</p>
    </section>
  );
}

import { useFetcher } from '@remix-run/react';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { AmountList } from '~/ui/amount-list';
import type { EstimateView } from './estimate-view';

function Amounts({
  amounts,
  currency,
}: {
  amounts: NonNullable<EstimateView['amounts']>;
  currency: string;
}): ReactElement {
  const { t, formats } = useApp();
  const money = (amount: number): string => formats.money(amount, currency);
  const shipping = amounts.shipping - amounts.shipping_discount;
  return (
    <AmountList
      rows={[
        [t('cart.estimate.shipping'), shipping === 0 ? t('checkout.free') : money(shipping)],
        ...(amounts.tax > 0 ? [[t('cart.estimate.tax'), money(amounts.tax)] as const] : []),
      ]}
      total={[t('cart.estimate.total'), money(amounts.total)]}
      note={
        amounts.tax_included > 0 ? t('checkout.taxIncluded', { amount: money(amounts.tax_included) }) : null
      }
    />
  );
}

/** What delivery and tax come to where the visitor is, long before checkout; another country is one choice away. */
export function Estimate({ view, currency }: { view: EstimateView; currency: string }): ReactElement {
  const { t } = useApp();
  const fetcher = useFetcher();
  const isBusy = fetcher.state !== 'idle';
  return (
    <section
      className="grid gap-3 border-t border-line pt-4"
      aria-busy={isBusy}
      aria-label={t('cart.estimate.title')}
    >
      <fetcher.Form method="post" action="/cart" className="flex items-end gap-2">
        <input type="hidden" name="intent" value="country" />
        <label className="min-w-0 flex-1">
          <span className="mb-1 block text-sm font-medium">{t('cart.estimate.country')}</span>
          <select
            name="country"
            className="input"
            defaultValue={view.country ?? ''}
            autoComplete="country"
            onChange={(event) => event.target.form?.requestSubmit()}
          >
            <option value="">{t('address.choose')}</option>
            {view.countries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button className="btn btn-quiet">{t('cart.estimate.show')}</button>
        </noscript>
      </fetcher.Form>
      <div role="status" className={isBusy ? 'opacity-60' : undefined}>
        {view.amounts && <Amounts amounts={view.amounts} currency={currency} />}
        {view.outcome === 'undeliverable' && (
          <p className="text-sm text-warn">{t('cart.estimate.undeliverable')}</p>
        )}
      </div>
      <p className="text-sm text-muted">{t(view.amounts ? 'cart.estimate.hint' : 'cart.shippingLater')}</p>
    </section>
  );
}

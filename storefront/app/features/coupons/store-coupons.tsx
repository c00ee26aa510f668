import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { CouponsView } from './coupons-view';

/** Codes that a store lists publicly; they are entered in the cart. */
export function StoreCoupons({ coupons }: { coupons: CouponsView['offered'] }): ReactElement | null {
  const { t } = useApp();
  if (coupons.length === 0) return null;
  return (
    <section className="panel mb-6 grid gap-2" aria-labelledby="store-coupons">
      <h2 id="store-coupons" className="font-semibold">
        {t('coupon.ofStore')}
      </h2>
      <p className="text-sm text-muted">{t('coupon.enterInCart')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {coupons.map(({ code, title }) => (
          <li key={code}>
            <bdi className="font-semibold">{code}</bdi> <bdi className="text-muted">{title}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

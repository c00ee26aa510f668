import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { VariantFacts } from './choice';
import type { ProductView } from './product-view';

type Tier = VariantFacts['tiers'][number];

interface TierPricesProps {
  view: Pick<ProductView, 'currency'>;
  /** The variants that the choice so far leaves. */
  left: readonly VariantFacts[];
}

/** The price and the quantity breaks that all of these variants share; none where they differ. */
function shared(left: readonly VariantFacts[]): { price: number; tiers: readonly Tier[] } | null {
  const [first] = left;
  const told = JSON.stringify([first?.price, first?.tiers]);
  const isSame = left.every(({ price, tiers }) => JSON.stringify([price, tiers]) === told);
  return first && isSame && first.tiers.length > 0 ? first : null;
}

/** What a piece costs where several are bought. */
export function TierPrices({ view, left }: TierPricesProps): ReactElement | null {
  const { t, formats } = useApp();
  const found = shared(left);
  if (!found) return null;
  const range = ({ from, to }: Tier): string => {
    if (to === null) return t('product.tiers.from', { from: formats.number(from) });
    if (to === from) return formats.number(from);
    return t('product.tiers.range', { from: formats.number(from), to: formats.number(to) });
  };
  return (
    <table className="mt-3 text-[0.9375rem]">
      <caption className="mb-1 text-start font-semibold">{t('product.tiers.title')}</caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="pe-6 text-start font-medium">
            {t('product.tiers.quantity')}
          </th>
          <th scope="col" colSpan={2} className="text-start font-medium">
            {t('product.tiers.each')}
          </th>
        </tr>
      </thead>
      <tbody>
        {found.tiers.map((tier) => (
          <tr key={tier.from} className="border-t border-line">
            <th scope="row" className="py-1 pe-6 text-start font-medium">
              <bdi dir="ltr">{range(tier)}</bdi>
            </th>
            <td className="py-1 pe-3">
              <bdi>{formats.money(tier.price, view.currency)}</bdi>
            </td>
            <td className="py-1 text-muted">
              <bdi>{formats.percent(-Math.round((1 - tier.price / found.price) * 100) / 100)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

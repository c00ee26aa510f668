import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import type { VariantFacts } from './choice';

interface TierPricesProps {
  /** Variants that match the choice so far. */
  left: readonly VariantFacts[];
}

/** Tier prices that all of these variants share; null if they or the prices differ. */
function shared(variants: readonly VariantFacts[]): VariantFacts['tiers'] | null {
  const [first] = variants;
  const key = JSON.stringify([first?.price, first?.tiers]);
  const isSame = variants.every(({ price, tiers }) => JSON.stringify([price, tiers]) === key);
  return first && isSame && first.tiers.length > 0 ? first.tiers : null;
}

/** Unit prices by quantity. */
export function TierPrices({ left: variants }: TierPricesProps): ReactElement | null {
  const { t } = useApp();
  const tiers = shared(variants);
  if (!tiers) return null;
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
        {tiers.map(({ from, texts }) => (
          <tr key={from} className="border-t border-line">
            <th scope="row" className="py-1 pe-6 text-start font-medium">
              <bdi dir="ltr">{texts.range}</bdi>
            </th>
            <td className="py-1 pe-3">
              <bdi>{texts.price}</bdi>
            </td>
            <td className="py-1 text-muted">
              <bdi>{texts.percent}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ProductView } from './product-view';

/**
 * Return period as schema.org's MerchantReturnPolicy. Countries are listed only if every shipping method
 * names its own: a method without them delivers wherever the shop sells.
 */
export function returnData(days: number, { shipping }: Pick<ProductView, 'shipping'>): object {
  const isEverywhere = shipping.length === 0 || shipping.some(({ countries }) => countries === null);
  const countries = new Set(shipping.flatMap((method) => method.countries ?? []));
  const category = days > 0 ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnNotPermitted';
  return {
    '@type': 'MerchantReturnPolicy',
    ...(!isEverywhere && { applicableCountry: [...countries] }),
    returnPolicyCategory: `https://schema.org/${category}`,
    ...(days > 0 && { merchantReturnDays: days }),
  };
}

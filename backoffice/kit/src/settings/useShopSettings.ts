import type { CurrencyFacts, WebCurrency, WebLanguage, WebsiteDefaultSettings } from '@stoa/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { API_ROOT, type ConsoleApi } from '../api/api';
import { useApi } from '../schema/SchemaContext';

const FOREVER = Infinity;

/** What the frame needs to know of the shop (specification §3.1); languages and currencies that are switched on. */
export interface ShopSettings {
  currency: CurrencyFacts;
  currencies: WebCurrency[];
  languages: WebLanguage[];
  isMultiVendor: boolean;
  shopName: string;
}

/** How the shop's settings are asked for, once a visit. */
export const shopSettingsQuery = (api: ConsoleApi) => {
  const web = async <T>(path: string): Promise<T> =>
    (await api.call(`${API_ROOT}/web/${path}`)).body.data as T;
  return queryOptions({
    queryKey: ['shop-settings'],
    staleTime: FOREVER,
    queryFn: async (): Promise<ShopSettings> => {
      const [settings, languages, currencies] = await Promise.all([
        web<WebsiteDefaultSettings>('website_default_settings'),
        web<WebLanguage[]>('languages'),
        web<WebCurrency[]>('currencies'),
      ]);
      return {
        currency: settings.currency,
        currencies,
        languages,
        isMultiVendor: settings.general_settings.is_multi_vendor === 1,
        shopName: settings.general_settings.shop_name,
      };
    },
  });
};

/** The shop's settings; `null` until they are there, which screens never see (`WithShopSettings`). */
export function useShopSettings(): ShopSettings | null {
  return useQuery(shopSettingsQuery(useApi())).data ?? null;
}

/**
 * Facts of a currency by code; without a code those of the shop's default currency.
 * @throws where the shop's settings are not there: an amount read with another currency's digits would be another amount
 */
export function useCurrency(code?: string | null): CurrencyFacts {
  const settings = useShopSettings();
  if (!settings) throw new Error('Amounts stand on screens only, inside WithShopSettings');
  if (!code) return settings.currency;
  const known = settings.currencies.find((currency) => currency.code === code);
  return known ?? { code, symbol: code, exponent: exponentOf(code) };
}

/** Minor digits of a currency that the shop no longer offers, from the browser's own tables. */
function exponentOf(code: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

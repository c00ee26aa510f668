import type { CurrencyFacts, WebCurrency, WebLanguage, WebsiteDefaultSettings } from '@stoa/contracts';
import { useQuery } from '@tanstack/react-query';
import { API_ROOT } from '../api/api';
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

const UNKNOWN_CURRENCY: CurrencyFacts = { code: 'USD', symbol: '$', exponent: 2 };

/** Loads the shop's settings once; until they are there, callers get `null`. */
export function useShopSettings(): ShopSettings | null {
  const api = useApi();
  const web = async <T>(path: string): Promise<T> =>
    (await api.call(`${API_ROOT}/web/${path}`)).body.data as T;
  const { data } = useQuery({
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
  return data ?? null;
}

/** Facts of a currency by code; without a code those of the shop's default currency. */
export function useCurrency(code?: string | null): CurrencyFacts {
  const settings = useShopSettings();
  const known = code ? settings?.currencies.find((currency) => currency.code === code) : settings?.currency;
  return known ?? (code ? { code, symbol: code, exponent: exponentOf(code) } : UNKNOWN_CURRENCY);
}

/** Minor digits of a currency that the shop no longer offers, from the browser's own tables. */
function exponentOf(code: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

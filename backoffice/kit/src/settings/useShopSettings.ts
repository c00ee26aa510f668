import type { CurrencyFacts, WebCurrency, WebLanguage, WebsiteDefaultSettings } from '@stoa/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { API_ROOT, type ConsoleApi } from '../api/api';
import { useApi } from '../schema/SchemaContext';

const FOREVER = Infinity;

/** The shop's settings for the consoles (specification §3.1); only active languages and currencies. */
export interface ShopSettings {
  currency: CurrencyFacts;
  currencies: WebCurrency[];
  languages: WebLanguage[];
  isMultiVendor: boolean;
  shopName: string;
  /** Decides on which day something happens. */
  timeZone: string;
}

/** Query of the shop's settings, fetched once per page load. */
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
        timeZone: settings.general_settings.time_zone,
      };
    },
  });
};

/** The shop's settings; `null` until loaded, which screens never see (`WithShopSettings`). */
export function useShopSettings(): ShopSettings | null {
  return useQuery(shopSettingsQuery(useApi())).data ?? null;
}

/**
 * Facts of a currency by code; by default of the shop's currency.
 * @throws without the shop's settings: an amount with another currency's exponent would be wrong
 */
export function useCurrency(code?: string | null): CurrencyFacts {
  const settings = useShopSettings();
  if (!settings) throw new Error('Amounts stand on screens only, inside WithShopSettings');
  return currencyOf(settings, code);
}

/** As `useCurrency`, for codes that are known later than the hook is called. */
export function currencyOf(settings: ShopSettings, code?: string | null): CurrencyFacts {
  if (!code) return settings.currency;
  const listed = settings.currencies.find((currency) => currency.code === code);
  return listed ?? { code, symbol: code, exponent: exponentOf(code) };
}

/** Minor digits of a currency that the shop no longer offers, from the browser's `Intl` data. */
function exponentOf(code: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

/** Time zone of the shop's days; UTC until the settings are loaded, which screens never see. */
export function useShopTimeZone(): string {
  return useShopSettings()?.timeZone ?? 'UTC';
}

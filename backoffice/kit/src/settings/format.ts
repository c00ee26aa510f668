import { formatMoney } from '@stoa/contracts';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import { formatPercent } from './percent';
import { currencyOf, useCurrency, useShopSettings } from './useShopSettings';

/** Latin digits in every language: numbers are compared and copied across languages. */
const digits = (locale: string): string => `${locale}-u-nu-latn`;

/** Formats minor units of a currency (by default the shop's) in the user's locale. */
export function useMoney(code?: string | null): (amount: number | null | undefined) => string {
  const locale = useLocale();
  const currency = useCurrency(code);
  return useCallback(
    (amount) => (amount === null || amount === undefined ? '' : formatMoney(amount, currency, locale)),
    [currency, locale],
  );
}

/** As `useMoney`, for amounts of several currencies. */
export function useMoneyByCode(): (amount: number, code: string) => string {
  const locale = useLocale();
  const settings = useShopSettings();
  return useCallback(
    (amount, code) => (settings ? formatMoney(amount, currencyOf(settings, code), locale) : ''),
    [settings, locale],
  );
}

/** Formats an ISO time in the user's locale and time zone, with or without the time of day. */
export function useMoment(): (iso: string | null | undefined, style?: 'date' | 'moment') => string {
  const locale = useLocale();
  return useCallback(
    (iso, style = 'moment') => {
      if (!iso) return '';
      const time = style === 'moment' ? { timeStyle: 'short' as const } : {};
      return new Intl.DateTimeFormat(digits(locale), { dateStyle: 'medium', ...time }).format(new Date(iso));
    },
    [locale],
  );
}

/** Formats a day of the shop, such as `2026-05-31`, in the user's locale; it is the same day in every time zone. */
export function useDay(): (day: string | null | undefined) => string {
  const moment = useMoment();
  return useCallback((day) => moment(day && `${day}T12:00:00`, 'date'), [moment]);
}

/** Formats a plain number in the user's locale. */
export function useNumber(): (value: number) => string {
  const locale = useLocale();
  return useCallback((value) => new Intl.NumberFormat(digits(locale)).format(value), [locale]);
}

/** Formats a fraction such as `0.2` as a percentage in the user's locale. */
export function usePercent(): (share: string | number) => string {
  const locale = useLocale();
  return useCallback((share) => formatPercent(share, locale), [locale]);
}

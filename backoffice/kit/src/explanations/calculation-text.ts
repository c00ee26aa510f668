import { formatMoney, type ExplanationCalculation } from '@stoa/contracts';
import { useLocale } from 'react-admin';
import { useTranslate } from '../i18n/useTranslate';
import { useMoney, useNumber, usePercent } from '../settings/format';
import { useCurrency } from '../settings/useShopSettings';

/** An exact decimal of minor units as an amount with all its digits, such as `349.875` → `$3.49875`. */
function useExactMoney(code: string): (exact: string) => string {
  const locale = useLocale();
  const currency = useCurrency(code);
  return (exact) => {
    const digits = exact.split('.')[1]?.length ?? 0;
    const exponent = currency.exponent + digits;
    return formatMoney(Number(exact.replace('.', '')), { ...currency, exponent }, locale);
  };
}

/** How an amount was calculated, in words; each fact is one text. */
export function useCalculationTexts(calculation: ExplanationCalculation | null, currency: string): string[] {
  const translate = useTranslate();
  const number = useNumber();
  const percent = usePercent();
  const base = useMoney(calculation?.base_currency ?? currency);
  const money = useMoney(currency);
  const exactMoney = useExactMoney(currency);
  if (!calculation) return [];
  const { kind, factor, fixed, limit, exact } = calculation;
  const facts = {
    base: base(Math.abs(calculation.base)),
    factor: number(Number(factor)),
    rate: percent(factor),
  };
  const texts = [translate(`explain.calculations.${kind}`, facts)];
  if (fixed) texts.push(translate('explain.calculations.fixed', { amount: money(fixed) }));
  if (exact?.includes('.'))
    texts.push(translate('explain.calculations.rounded', { amount: exactMoney(exact) }));
  if (limit) texts.push(translate(`explain.limits.${limit}`));
  return texts;
}

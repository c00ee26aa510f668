import type { CurrencyFacts } from '@stoa/contracts';

/** Whether a symbol or code beside an amount is the currency's own; `$` may stand for `US$`, and the reverse. */
export function isOwnCurrency(sign: string, { code, symbol }: CurrencyFacts): boolean {
  const [upper, own] = [sign.toUpperCase(), symbol.toUpperCase()];
  if (upper === code || upper === own) return true;
  const last = upper.slice(-1);
  return /\p{Sc}/u.test(last) && own.endsWith(last) && (upper === last || own === last);
}

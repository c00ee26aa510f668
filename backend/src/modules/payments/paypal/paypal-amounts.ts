import type { Money } from '@paypal/paypal-server-sdk';

/** Currencies that PayPal takes, and those of them that it takes without decimal places. */
const TAKEN = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN NOK NZD PHP PLN GBP SGD SEK CHF TWD THB USD'.split(
    ' ',
  ),
);
const WITHOUT = new Set(['HUF', 'JPY', 'TWD']);

const exponentOf = (currency: string): number => (WITHOUT.has(currency) ? 0 : 2);

/** Whether PayPal can charge exactly this amount of the shop's minor units. */
export function isChargeable(amount: number, currency: string, exponent: number): boolean {
  return TAKEN.has(currency) && Number.isSafeInteger(amount * 10 ** (exponentOf(currency) - exponent));
}

/** Minor units as PayPal writes them, such as `12.90`. */
export function toPayPal(amount: number, currency: string, exponent: number): Money {
  const places = exponentOf(currency);
  const digits = String(amount * 10 ** (places - exponent)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return { currencyCode: currency, value: places === 0 ? whole : `${whole}.${digits.slice(-places)}` };
}

/** An amount of PayPal in the shop's minor units. */
export function fromPayPal({ value }: Pick<Money, 'value'>, exponent: number): number {
  const [whole = '0', fraction = ''] = value.split('.');
  return Number(whole + fraction.padEnd(exponent, '0').slice(0, exponent));
}

/** Currencies that Stripe counts without, or with three, decimal places; all others have two there. */
const WITHOUT = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const WITH_THREE = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

const exponentOf = (currency: string): number =>
  WITHOUT.has(currency) ? 0 : WITH_THREE.has(currency) ? 3 : 2;

/** The shop's minor units as Stripe's, for a currency with `exponent` minor digits in the shop. */
export function toStripe(amount: number, currency: string, exponent: number): number {
  return amount * 10 ** (exponentOf(currency) - exponent);
}

/** Stripe's minor units as the shop's. */
export function fromStripe(amount: number, currency: string, exponent: number): number {
  return amount * 10 ** (exponent - exponentOf(currency));
}

/** Whether Stripe can charge exactly this amount: with three decimal places, the last one must be zero. */
export function isChargeable(amount: number, currency: string, exponent: number): boolean {
  const value = toStripe(amount, currency, exponent);
  return Number.isSafeInteger(value) && (!WITH_THREE.has(currency) || value % 10 === 0);
}

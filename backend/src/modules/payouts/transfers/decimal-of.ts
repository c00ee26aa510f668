/** An amount of minor units as an exact decimal with all its digits: 1050 with two is `10.50`. */
export function decimalOf(amount: number, exponent: number): string {
  if (exponent === 0) return String(amount);
  const digits = String(amount).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

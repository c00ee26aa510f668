import { sum } from '../../kernel/money';
import type { TaxShare } from '../ordering';
import type { InvoicedTax } from './invoice-content';

/** An amount with the taxes on it, added or included. */
export interface TaxedPart {
  amount: number;
  taxes: readonly TaxShare[];
}

const isSame = (one: TaxShare, other: TaxShare): boolean =>
  one.name === other.name && one.rate === other.rate;

/** Sum of taxes in minor units. */
export const taxOf = (taxes: readonly TaxShare[]): number => sum(taxes.map(({ amount }) => amount));

/** `all` less `some`, tax by tax. */
export function lessTaxes(all: readonly TaxShare[], some: readonly TaxShare[]): TaxShare[] {
  return all.map((tax) => {
    const amounts = some.filter((one) => isSame(one, tax)).map(({ amount }) => -amount);
    return { name: tax.name, rate: tax.rate, amount: sum([tax.amount, ...amounts]) };
  });
}

/** The taxes of all parts by name and rate, each with the net amounts that it is on. */
export function taxesByRate(parts: readonly TaxedPart[], includesTax: boolean): InvoicedTax[] {
  const invoiced: InvoicedTax[] = [];
  for (const { amount, taxes } of parts) {
    const net = includesTax ? amount - taxOf(taxes) : amount;
    for (const tax of taxes) {
      const sameTax = invoiced.find((one) => isSame(one, tax));
      if (!sameTax) invoiced.push({ name: tax.name, rate: tax.rate, amount: tax.amount, base: net });
      else Object.assign(sameTax, { amount: sameTax.amount + tax.amount, base: sameTax.base + net });
    }
  }
  return invoiced.filter(({ base }) => base !== 0);
}

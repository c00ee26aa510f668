import type { ExplanationRow } from '@stoa/contracts';
import { exactShare, sum } from '../../../kernel/money';
import { commissionSteps, type FrozenCommission } from '../../commissions';
import { homeShares, type SaleCurrencies, type SaleShares } from '../books/sale-posting';
import { givenByPlatform } from '../books/refund-shares';
import type { FrozenDiscount } from '../frozen-discounts';
import type { Order, OrderLine } from '../order.entity';
import type { TaxShare } from '../totals';
import { calculated, explainedAmount, explainedSum, notEmpty } from './explanation-rows';

/** A line as frozen at sale, or as a sale would freeze it. */
export type ExplainedLine = Pick<
  OrderLine,
  'name' | 'quantity' | 'unit_price' | 'discounts' | 'taxes' | 'tax' | 'total' | 'commission'
>;

/** One vendor's order as frozen at sale, or as a sale would freeze it; minor units of its currency. */
export interface ExplainedSale extends Pick<
  Order,
  'number' | 'vendor_id' | 'currency' | 'rate_at_sale' | 'shipping' | 'payment_fee' | 'tax' | 'tax_included'
> {
  total: number;
  taxes: readonly TaxShare[];
  shipping_discounts: readonly FrozenDiscount[];
  lines: readonly ExplainedLine[];
  /** Whether the platform remits the taxes. */
  platform_remits_tax: boolean;
}

/** What the buyer pays: items, discounts by who bears them, shipping, taxes and fee. */
export function buyerPays(sale: ExplainedSale): ExplanationRow {
  const { currency, lines, shipping, shipping_discounts, payment_fee, taxes, tax } = sale;
  const items = explainedSum(
    'items',
    currency,
    lines.map((line) => unitsOf(line, currency)),
  );
  const discounts = discountRows(
    [...lines.flatMap((line) => line.discounts), ...shipping_discounts],
    currency,
  );
  return explainedSum('buyer_pays', currency, [
    items,
    ...notEmpty([
      explainedAmount('shipping', currency, shipping),
      ...discounts,
      ...taxes.map((one) => taxRow(one, currency, tax === 0)),
      explainedAmount('payment_fee', currency, payment_fee),
    ]),
  ]);
}

/** Units times unit price. */
export function unitsOf({ name, unit_price, quantity }: ExplainedLine, currency: string): ExplanationRow {
  const calculation = calculated('units', unit_price, currency, String(quantity));
  return explainedAmount('item', currency, unit_price * quantity, { name, calculation });
}

/** One row per coupon and who bears it. */
export function discountRows(discounts: readonly FrozenDiscount[], currency: string): ExplanationRow[] {
  const keys = [...new Set(discounts.map(({ code, funded_by }) => `${funded_by} ${code}`))];
  return keys.map((key) => {
    const own = discounts.filter(({ code, funded_by }) => `${funded_by} ${code}` === key);
    const [first] = own;
    const row = first?.funded_by === 'platform' ? 'platform_discount' : 'vendor_discount';
    return explainedAmount(row, currency, -sum(own.map(({ amount }) => amount)), {
      name: first?.code ?? null,
    });
  });
}

/** A tax; contained in the prices, it is only remarked upon. */
export function taxRow(
  { name, rate, base, amount }: TaxShare,
  currency: string,
  isIncluded: boolean,
): ExplanationRow {
  const calculation =
    base === undefined ? null : calculated('rate', base, currency, rate, { exact: exactShare(base, rate) });
  return explainedAmount(isIncluded ? 'tax_included' : 'tax', currency, amount, {
    name,
    calculation,
    is_note: isIncluded,
  });
}

/** The commission on a line: rule, rate, base and rounding. */
export function commissionRow(line: ExplainedLine, currency: string): ExplanationRow | null {
  const { commission } = line;
  if (!commission) return null;
  const { rule: name, base, rate, amount, fixed = null, min = null, max = null, type } = commission;
  const steps = type && commissionSteps({ type, rate, fixed, min, max }, base);
  const calculation = calculated('rate', base, currency, (type === 'fixed' ? null : rate) ?? '0', {
    fixed: type === 'percentage' ? null : fixed,
    min,
    max,
    limit: steps?.limit ?? null,
    exact: steps?.exact ?? null,
  });
  const parts = notEmpty([commissionBase(line, commission, currency)]);
  return explainedAmount('commission', currency, -amount, { name, calculation, parts });
}

/** Where a commission's base comes from: items less the vendor's own discounts and the included tax, plus shipping. */
function commissionBase(
  line: ExplainedLine,
  { base, shipping }: FrozenCommission,
  currency: string,
): ExplanationRow {
  const vendors = line.discounts.filter(({ funded_by }) => funded_by === 'vendor');
  const included = line.tax === 0 ? sum(line.taxes.map(({ amount }) => amount)) : 0;
  const parts = notEmpty([
    unitsOf(line, currency),
    ...discountRows(vendors, currency),
    explainedAmount('tax_included', currency, -included),
    explainedAmount('shipping_share', currency, shipping ?? 0),
  ]);
  const isComplete = shipping !== undefined && sum(parts.map(({ amount }) => amount)) === base;
  return explainedAmount('commission_base', currency, base, {
    is_note: true,
    parts: isComplete ? parts : [],
  });
}

/** The shares of a sale in the currency of payouts, by the function that the books use. */
export function sharesOf(sale: ExplainedSale, currencies: SaleCurrencies): SaleShares {
  const { number, vendor_id, currency, rate_at_sale, total, payment_fee, lines } = sale;
  const remitted_tax = sale.platform_remits_tax ? sum([sale.tax, sale.tax_included]) : 0;
  const discounts = [...lines.flatMap((line) => line.discounts), ...sale.shipping_discounts];
  return homeShares(
    {
      number,
      vendor_id,
      currency,
      rate_at_sale,
      total,
      payment_fee,
      remitted_tax,
      commission: sum(lines.map(({ commission }) => commission?.amount ?? 0)),
      platform_discount: givenByPlatform(discounts),
    },
    currencies,
  );
}

/** From what the buyer pays to what the vendor earns, in the currency of payouts. */
export function earningRows(sale: ExplainedSale, currencies: SaleCurrencies): ExplanationRow[] {
  const { currency, rate_at_sale, lines } = sale;
  const { home } = currencies;
  const shares = sharesOf(sale, currencies);
  const at = (row: ExplanationRow, share: number): ExplanationRow => {
    if (currency === home.code) return row;
    const calculation = calculated('conversion', row.amount, currency, rate_at_sale);
    return { ...row, currency: home.code, amount: share || 0, calculation };
  };
  const discounts = [...lines.flatMap((line) => line.discounts), ...sale.shipping_discounts];
  const discounted = discountRows(discounts, currency).filter(({ row }) => row === 'platform_discount');
  const commissions = lines.flatMap((line) => {
    const row = commissionRow(line, currency);
    return row ? [{ ...row, name: [line.name, row.name].filter(Boolean).join(' · ') }] : [];
  });
  const taxes = sale.taxes.map((one) => explainedAmount('tax', currency, -one.amount, { name: one.name }));
  return [
    at(buyerPays(sale), shares.total),
    ...notEmpty([
      at(explainedAmount('payment_fee_kept', currency, -sale.payment_fee), -shares.payment_fee),
      at(explainedSum('platform_discounts', currency, discounted.map(reversed)), shares.platform_discount),
      ...(sale.platform_remits_tax
        ? [at(explainedSum('remitted_tax', currency, taxes), -shares.remitted_tax)]
        : []),
      at(explainedSum('commission', currency, commissions), -shares.commission),
    ]),
  ];
}

const reversed = (row: ExplanationRow): ExplanationRow => ({ ...row, amount: -row.amount || 0 });

import { convert, sum } from '../../../kernel/money';
import type { ShopCurrency } from '../../localisation';
import type { Posting, PostingLine } from '../../ledger';

/** Amounts of one vendor's order that the books divide; in minor units of its currency. */
export interface SoldOrder {
  number: string;
  vendor_id: number;
  currency: string;
  rate_at_sale: string;
  total: number;
  /** Fee of the payment method, which the platform keeps. */
  payment_fee: number;
  commission: number;
  /** Discounts that the platform bears. */
  platform_discount: number;
  /** Taxes that the platform remits; 0 where vendors remit their own. */
  remitted_tax: number;
}

/** As `SoldOrder`, with all its tax, added or included, whoever remits it. */
export type SoldTotals = Omit<SoldOrder, 'remitted_tax'> & { tax: number };

/** How an order's total is divided between the platform, the tax office and the vendor. */
export interface SaleShares {
  total: number;
  payment_fee: number;
  commission: number;
  platform_discount: number;
  remitted_tax: number;
  vendor: number;
}

/** Currency of the sale with its rate at that time, and the one in which vendors are paid. */
export interface SaleCurrencies {
  sold: Pick<ShopCurrency, 'exponent'>;
  home: ShopCurrency;
}

/** The shares in the currency of the payouts: each is converted once, and the vendor gets what is left. */
export function homeShares(sold: SoldOrder, { sold: { exponent }, home }: SaleCurrencies): SaleShares {
  const priced = (amount: number): number =>
    sold.currency === home.code ? amount : convert(amount, { rate: sold.rate_at_sale, exponent }, home);
  const shares = {
    total: priced(sold.total),
    payment_fee: priced(sold.payment_fee),
    commission: priced(sold.commission),
    platform_discount: priced(sold.platform_discount),
    remitted_tax: priced(sold.remitted_tax),
  };
  return { ...shares, vendor: vendorShare(shares) };
}

/** What a vendor earns: the total and the discounts that the platform bears, less what others get of it. */
export function vendorShare(shares: Omit<SaleShares, 'vendor'>): number {
  const { total, payment_fee, commission, platform_discount, remitted_tax } = shares;
  return sum([total, platform_discount, -payment_fee, -commission, -remitted_tax]);
}

/** The books' view of a sale: the buyer owes the total, which belongs to vendor, platform and tax office. */
export function salePosting(sold: SoldOrder, currencies: SaleCurrencies): Posting {
  const shares = homeShares(sold, currencies);
  const lines = [
    { account: 'customer_receivable', currency: sold.currency, amount: sold.total },
    ...exchange(sold.total, sold.currency, shares.total, currencies.home.code),
    ...creditedShares(shares, currencies.home.code),
    {
      account: 'vendor_pending',
      owner: sold.vendor_id,
      currency: currencies.home.code,
      amount: -shares.vendor,
    },
  ] satisfies PostingLine[];
  return { type: 'sale', key: sold.number, reference: sold.number, lines };
}

/** What others than the vendor get. */
export function creditedShares(
  shares: Omit<SaleShares, 'vendor' | 'total'>,
  currency: string,
): PostingLine[] {
  return [
    { account: 'payment_fees', currency, amount: -shares.payment_fee },
    { account: 'commission', currency, amount: -shares.commission },
    { account: 'tax_payable', currency, amount: -shares.remitted_tax },
    { account: 'platform_discounts', currency, amount: shares.platform_discount },
  ];
}

/** Moves an amount between currencies; nothing within one. */
export function exchange(sold: number, from: string, home: number, to: string): PostingLine[] {
  if (from === to) return [];
  return [
    { account: 'currency_exchange', currency: from, amount: -sold },
    { account: 'currency_exchange', currency: to, amount: home },
  ];
}

import { allocate, sum } from '../../kernel/money';
import type { CommissionBase } from '../commissions';
import type { Draft } from './checkout';
import { frozenDiscounts, type FrozenDiscount } from './frozen-discounts';
import type { ChargedGroup } from './totals';

/** Discounts that the vendor funds; those that the platform funds do not reduce the commission base. */
const givenByVendor = (discounts: readonly FrozenDiscount[]): number =>
  sum(discounts.filter(({ funded_by }) => funded_by === 'vendor').map(({ amount }) => amount));

/** Commission base per line of one vendor: net of tax and of vendor-funded discounts. */
export function commissionBases({ coupons }: Draft, group: ChargedGroup): CommissionBase[] {
  const { vendor_id } = group;
  const lines = group.lines.map((line) => ({
    line,
    goods: sum([line.items, -givenByVendor(line.discounts), -line.tax_included]),
  }));
  const freed = frozenDiscounts(coupons, (coupon) => coupon.shipping_discounts.get(vendor_id) ?? 0);
  // Included tax beyond that of the lines is the shipping's.
  const shippingTax = sum([group.tax_included, ...group.lines.map((line) => -line.tax_included)]);
  const carried = sum([group.shipping, -givenByVendor(freed), -shippingTax]);
  const shares = allocate(
    carried,
    lines.map(({ goods }) => goods),
  );
  return lines.map((line, index) => ({ ...line, shipping: shares[index] ?? 0 }));
}

import { allocate, sum } from '../../kernel/money';
import type { SoldLine } from '../commissions';
import type { Draft, DraftLine } from './checkout';
import { frozenDiscounts, type FrozenDiscount } from './frozen-discounts';
import type { GroupTotals } from './totals';

/** What the vendor gives away itself; what the platform gives away is no loss of the vendor's. */
const givenByVendor = (discounts: readonly FrozenDiscount[]): number =>
  sum(discounts.filter(({ funded_by }) => funded_by === 'vendor').map(({ amount }) => amount));

/** One vendor's lines as commission is taken of them: net of tax and of the discounts that the vendor bears (domain §1.2, §3). */
export function soldLines({ coupons }: Draft, group: GroupTotals<DraftLine>): SoldLine[] {
  const { vendor_id } = group;
  const lines = group.lines.map(({ line, items, tax_included }) => {
    const { product_id, category_ids } = line.priced.offer;
    const goods = sum([items, -givenByVendor(line.discounts), -tax_included]);
    return { vendor_id, product_id, category_ids, unit_price: line.unit_price, goods };
  });
  const freed = frozenDiscounts(coupons, (coupon) => coupon.shipping_discounts.get(vendor_id) ?? 0);
  // What tax the prices include beyond that of the goods is the shipping's.
  const shippingTax = sum([group.tax_included, ...group.lines.map((line) => -line.tax_included)]);
  const carried = sum([group.shipping, -givenByVendor(freed), -shippingTax]);
  const shares = allocate(
    carried,
    lines.map(({ goods }) => goods),
  );
  return lines.map((line, index) => ({ ...line, shipping: shares[index] ?? 0 }));
}

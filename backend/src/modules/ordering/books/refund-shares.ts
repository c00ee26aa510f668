import { portion, sum } from '../../../kernel/money';
import type { FrozenDiscount } from '../frozen-discounts';
import type { Order, OrderLine } from '../order.entity';

/** Amounts of a refund or of its part; in minor units of the order's currency. */
export interface RefundAmounts {
  /** What the buyer gets. */
  amount: number;
  tax: number;
  commission: number;
  platform_discount: number;
}

/** Part of a refund for one order line. */
export interface RefundedLine extends RefundAmounts {
  order_line_id: number;
  quantity: number;
}

/** What a refund is for. */
export interface RefundRequest {
  lines: readonly { order_line_id: number; quantity: number }[];
  /** Shipping to refund, with its tax. */
  shipping: number;
  /** Whether the payment method's fee is refunded as well. */
  payment_fee: boolean;
}

/** A refund divided. */
export interface RefundSplit extends RefundAmounts {
  lines: RefundedLine[];
  shipping: number;
  payment_fee: number;
}

/** Sums of an order's earlier refunds that still stand. */
export interface EarlierRefunds {
  lines: readonly RefundedLine[];
  /** Of all refunds together, whatever they were for. */
  total: RefundAmounts & { shipping: number; payment_fee: number };
}

type SoldOrder = Pick<Order, 'total' | 'payment_fee' | 'tax' | 'tax_included' | 'shipping_discounts'>;
type SoldLine = Pick<OrderLine, 'id' | 'quantity' | 'total' | 'taxes' | 'discounts' | 'commission'>;

/** Shipping of an order as the buyer paid it: with tax, after discounts. */
export function paidShipping(order: SoldOrder, lines: readonly SoldLine[]): number {
  return sum([order.total, -order.payment_fee, ...lines.map((line) => -line.total)]);
}

/**
 * Divides a refund. Each part is the cumulative share less what was refunded before, so that refunding everything
 * gives back exactly what was charged, in any order and in any steps.
 */
export function splitRefund(
  order: SoldOrder,
  lines: readonly SoldLine[],
  earlier: EarlierRefunds,
  { lines: wanted, shipping, payment_fee }: RefundRequest,
): RefundSplit {
  const refunded = wanted.flatMap(({ order_line_id, quantity }) => {
    const line = lines.find(({ id }) => id === order_line_id);
    return line && quantity > 0 ? [splitLine(line, quantity, earlier.lines)] : [];
  });
  const isComplete = countOf([...earlier.lines, ...refunded]) === countOf(lines);
  const freight = splitShipping(order, lines, earlier, { shipping, isWhole: isComplete });
  const fee = payment_fee ? sum([order.payment_fee, -earlier.total.payment_fee]) : 0;
  const total = (field: 'tax' | 'commission' | 'platform_discount'): number =>
    sum([...refunded.map((line) => line[field]), freight[field]]);
  return {
    lines: refunded,
    shipping,
    payment_fee: fee,
    amount: sum([...refunded.map(({ amount }) => amount), shipping, fee]),
    tax: total('tax'),
    commission: total('commission'),
    platform_discount: total('platform_discount'),
  };
}

function splitLine(line: SoldLine, quantity: number, earlier: readonly RefundedLine[]): RefundedLine {
  const before = earlier.filter(({ order_line_id }) => order_line_id === line.id);
  const until = sum([quantity, ...before.map((one) => one.quantity)]);
  const share = (total: number, field: keyof RefundAmounts): number =>
    portion(total, until, line.quantity) - sum(before.map((one) => one[field]));
  return {
    order_line_id: line.id,
    quantity,
    amount: share(line.total, 'amount'),
    tax: share(taxOf(line), 'tax'),
    commission: share(line.commission?.amount ?? 0, 'commission'),
    platform_discount: share(givenByPlatform(line.discounts), 'platform_discount'),
  };
}

const countOf = (lines: readonly { quantity: number }[]): number =>
  sum(lines.map(({ quantity }) => quantity));

/** Tax and platform-funded discount of the refunded shipping; those of free shipping belong to the last item. */
function splitShipping(
  order: SoldOrder,
  lines: readonly SoldLine[],
  { lines: earlierLines, total }: EarlierRefunds,
  { shipping, isWhole: isComplete }: { shipping: number; isWhole: boolean },
): Omit<RefundAmounts, 'amount'> {
  const paid = paidShipping(order, lines);
  const until = sum([total.shipping, shipping]);
  const share = (amount: number, field: 'tax' | 'platform_discount'): number => {
    const before = sum([total[field], ...earlierLines.map((line) => -line[field])]);
    const free = isComplete ? amount : 0;
    return (paid === 0 ? free : portion(amount, until, paid)) - before;
  };
  const tax = sum([order.tax, order.tax_included, ...lines.map((line) => -taxOf(line))]);
  return {
    tax: share(tax, 'tax'),
    commission: 0,
    platform_discount: share(givenByPlatform(order.shipping_discounts ?? []), 'platform_discount'),
  };
}

const taxOf = ({ taxes }: Pick<SoldLine, 'taxes'>): number => sum(taxes.map(({ amount }) => amount));

/** Discounts that the platform bears, in minor units. */
export function givenByPlatform(discounts: readonly FrozenDiscount[]): number {
  return sum(discounts.filter(({ funded_by }) => funded_by === 'platform').map(({ amount }) => amount));
}

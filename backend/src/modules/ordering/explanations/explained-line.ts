import type { ExplanationRow } from '@stoa/contracts';
import { sum } from '../../../kernel/money';
import { givenByPlatform } from '../books/refund-shares';
import type { RefundLine } from '../refunds/refund-line.entity';
import { explainedAmount, explainedSum, notEmpty } from './explanation-rows';
import { commissionRow, discountRows, type ExplainedLine, taxRow, unitsOf } from './explained-sale';

/** A refund's part for one line, with the refund's number. */
export type RefundedPart = Pick<RefundLine, 'amount' | 'tax' | 'commission' | 'platform_discount'> & {
  number: string;
};

interface LineFacts {
  currency: string;
  platform_remits_tax: boolean;
  is_void: boolean;
  refunds: readonly RefundedPart[];
}

/** What the vendor earns from one line, without shipping; in the order's currency. */
export function lineEarning(line: ExplainedLine, facts: LineFacts): ExplanationRow {
  const { currency, platform_remits_tax: remits, is_void, refunds } = facts;
  const tax = sum(line.taxes.map(({ amount }) => amount));
  const paid = explainedSum('buyer_pays', currency, [
    unitsOf(line, currency),
    ...discountRows(line.discounts, currency),
    ...notEmpty(line.taxes.map((one) => taxRow(one, currency, line.tax === 0))),
  ]);
  const commission = commissionRow(line, currency);
  const parts = [
    paid,
    ...notEmpty([
      explainedAmount('platform_discounts', currency, givenByPlatform(line.discounts)),
      explainedAmount('remitted_tax', currency, remits ? -tax : 0),
      ...(commission ? [commission] : []),
      ...refunds.map((refund) => refundOfLine(refund, currency, remits)),
    ]),
  ];
  const rest = -sum(parts.map(({ amount }) => amount));
  const voided = is_void ? notEmpty([explainedAmount('order_void', currency, rest)]) : [];
  return explainedSum('earning', currency, [...parts, ...voided], { name: line.name });
}

function refundOfLine(refund: RefundedPart, currency: string, remits: boolean): ExplanationRow {
  const parts = notEmpty([
    explainedAmount('refunded_to_buyer', currency, -refund.amount),
    explainedAmount('commission_returned', currency, refund.commission),
    explainedAmount('tax_returned', currency, remits ? refund.tax : 0),
    explainedAmount('platform_discount_returned', currency, -refund.platform_discount),
  ]);
  return explainedSum('refund', currency, parts, { name: refund.number });
}

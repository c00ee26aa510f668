import type { LedgerAccount, LedgerEvent } from '@stoa/contracts';

const quoted = (names: readonly string[]): string => `(${names.map((name) => `'${name}'`).join(', ')})`;

/** Events by which a sale and what becomes of it are booked. */
const SALE_EVENTS: readonly LedgerEvent[] = ['sale', 'sale_void', 'refund_issued', 'refund_cancelled'];
/**
 * Accounts that show what buyers owe by those events. With write-offs, the refund of a void order is no event of its
 * sale, whether it is paid or not.
 */
const BUYER_ACCOUNTS: readonly LedgerAccount[] = ['customer_receivable', 'refunds_payable', 'write_offs'];
/** Refunds of what void orders and double payments left, which no sale has any more. */
export const AFTER_THE_SALE = quoted(['order_cancelled', 'order_expired', 'duplicate']);

/** SQL condition on entries `e`: those of the events of sales. */
export const OF_SALES = `e.type IN ${quoted(SALE_EVENTS)}`;
/** SQL condition on entries `e`: what buyers owe, in the currencies of the sales. */
export const OWED_BY_BUYERS = `e.account IN ${quoted(BUYER_ACCOUNTS)}`;

const PERIOD = 'e.day BETWEEN :from AND :to';
const HEAD = 'e.position = 0';
const SIGN = "CASE e.type WHEN 'sale' THEN 1 WHEN 'refund_cancelled' THEN 1 ELSE -1 END";

/** Amounts of a refund `r` of an order `o` by the columns of sales; what it takes of discounts is the rest. */
function refundColumns(sign: string): string {
  const ofLines = (sum: string): string =>
    `COALESCE((SELECT SUM(${sum}) FROM refund_lines f JOIN order_lines l ON l.id = f.order_line_id
      WHERE f.refund_id = r.id), 0)`;
  const items = ofLines('f.quantity * l.unit_price');
  const lineTax = ofLines('f.tax');
  // Tax that the prices contain is part of them.
  const tax = 'CASE WHEN o.tax_included = 0 THEN r.tax ELSE 0 END';
  const shipping = `r.shipping - CASE WHEN o.tax_included = 0 THEN r.tax - ${lineTax} ELSE 0 END`;
  return `0 AS orders, ${sign} * ${ofLines('f.quantity')} AS quantity, ${sign} * ${items} AS items,
    ${sign} * (${items} + ${shipping} + r.payment_fee + ${tax} - r.amount) AS discount,
    ${sign} * (${shipping}) AS shipping, ${sign} * r.payment_fee AS payment_fee, ${sign} * ${tax} AS tax`;
}

/** What reports filter and group by. */
const OF_ORDER = `o.id, o.number, o.vendor_id, o.currency, o.customer_id, o.customer_name, o.email, o.payment_method,
    o.placed_at`;
const NOTHING = `0 AS orders, 0 AS quantity, 0 AS items, 0 AS discount, 0 AS shipping, 0 AS payment_fee, 0 AS tax`;
/** Refunds and cancellations are few; sales have their total in the first entry, if they have any. */
const AFTER_SALE = "e.type IN ('sale_void', 'refund_issued', 'refund_cancelled')";

/**
 * What changed sales in a period (`:from`, `:to`), by day and order: sales as placed, less what was cancelled and
 * refunded on that day. `total` is what the books have, and `exchanged` the same in the default currency (`:home`) of
 * sales in others; the other columns are those of the order or refund that was booked, and add up to the total.
 */
export const BOOKED_SALES = `
  SELECT ${OF_ORDER}, e.day, ${SIGN} AS orders, ${SIGN} * o.item_count AS quantity, ${SIGN} * o.items AS items,
    ${SIGN} * (o.discount + o.shipping_discount) AS discount, ${SIGN} * o.shipping AS shipping,
    ${SIGN} * o.payment_fee AS payment_fee, ${SIGN} * o.tax AS tax,
    CASE WHEN e.type = 'sale' AND e.account = 'customer_receivable' THEN e.amount ELSE 0 END AS total, 0 AS exchanged
  FROM ledger_entries e JOIN orders o ON o.number = e.reference
  WHERE e.type IN ('sale', 'sale_void') AND ${PERIOD} AND ${HEAD}
  UNION ALL
  SELECT ${OF_ORDER}, e.day, ${refundColumns(SIGN)}, 0 AS total, 0 AS exchanged
  FROM ledger_entries e JOIN refunds r ON r.number = SUBSTR(e.event, LENGTH(e.type) + 2)
    AND r.reason NOT IN ${AFTER_THE_SALE} JOIN orders o ON o.id = r.order_id
  WHERE e.type IN ('refund_issued', 'refund_cancelled') AND ${PERIOD} AND ${HEAD}
  UNION ALL
  SELECT ${OF_ORDER}, e.day, ${refundColumns('1')}, 0 AS total, 0 AS exchanged
  FROM ledger_entries e JOIN orders o ON o.number = e.reference
    JOIN refunds r ON r.order_id = o.id AND r.state <> 'cancelled' AND r.reason NOT IN ${AFTER_THE_SALE}
  WHERE e.type = 'sale_void' AND ${PERIOD} AND ${HEAD}
  UNION ALL
  SELECT ${OF_ORDER}, e.day, ${NOTHING}, e.amount AS total, 0 AS exchanged
  FROM ledger_entries e JOIN orders o ON o.number = e.reference AND o.currency = e.currency
  WHERE ${AFTER_SALE} AND ${PERIOD} AND ${OWED_BY_BUYERS}
  UNION ALL
  SELECT ${OF_ORDER}, e.day, ${NOTHING}, 0 AS total, e.amount AS exchanged
  FROM ledger_entries e JOIN orders o ON o.number = e.reference AND o.currency <> e.currency
  WHERE e.account = 'currency_exchange' AND e.owner = '' AND e.currency = :home AND ${PERIOD} AND ${OF_SALES}`;

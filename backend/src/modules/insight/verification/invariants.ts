import type { BooksRule } from '@stoa/contracts';
import { AFTER_THE_SALE, OF_SALES, OWED_BY_BUYERS } from '../sales/booked-sales';

/** A rule that always holds; its query finds the rows that break it. */
export interface Invariant {
  /** Key of its text in the consoles (`stoa.books.rules`). */
  name: BooksRule;
  sql: string;
}

const KEPT =
  "('customer_wallet', 'vendor_available', 'vendor_held', 'rider_payable', 'rider_held', 'rider_cash')";
/** States of orders whose sale is booked. */
const SOLD = "('placed', 'processing', 'ready', 'shipped', 'delivered', 'completed', 'on_hold')";
/** States of shipments that have come back or were never sent. */
const NOT_SENT = "('returned', 'cancelled')";
const VOID = "('cancelled', 'expired')";
/** States of refunds that are owed and not paid. */
const OWED = "('pending', 'requested', 'approved', 'processing', 'failed')";

/** Rules of the books themselves. */
const LEDGER: readonly Invariant[] = [
  {
    name: 'postings_balance',
    sql: `SELECT event, currency, SUM(amount) AS amount FROM ledger_entries
      GROUP BY event, currency HAVING SUM(amount) <> 0`,
  },
  {
    name: 'ledger_sums_to_zero',
    sql: 'SELECT currency, SUM(amount) AS amount FROM ledger_entries GROUP BY currency HAVING SUM(amount) <> 0',
  },
  {
    name: 'kept_balances_equal_entries',
    sql: `SELECT account, owner, currency, SUM(amount) AS difference FROM (
        SELECT account, owner, currency, amount FROM ledger_entries WHERE account IN ${KEPT}
        UNION ALL SELECT account, owner, currency, -amount FROM ledger_balances
      ) t GROUP BY account, owner, currency HAVING SUM(amount) <> 0`,
  },
  {
    name: 'day_totals_equal_entries',
    sql: `SELECT day, account, owner, currency, SUM(amount) AS difference FROM (
        SELECT day, account, owner, currency, amount FROM ledger_entries
        WHERE day <= (SELECT MAX(day) FROM ledger_day_totals)
        UNION ALL SELECT day, account, owner, currency, credit - debit FROM ledger_day_totals
      ) t GROUP BY day, account, owner, currency HAVING SUM(amount) <> 0`,
  },
  {
    name: 'nothing_overdrawn',
    sql: `SELECT account, owner, currency, amount FROM ledger_balances
      WHERE (account IN ('customer_wallet', 'vendor_held', 'rider_held') AND amount > 0)
        OR (account = 'rider_cash' AND amount < 0)`,
  },
  {
    name: 'adjustments_are_booked',
    sql: `SELECT number FROM (
        SELECT number, amount AS booked, 0 AS reversed FROM ledger_adjustments
          WHERE state IN ('posted', 'reversing', 'reversed')
        UNION ALL SELECT number, 0, amount FROM ledger_adjustments WHERE state = 'reversed'
        UNION ALL SELECT a.number, -SUM(e.amount), 0 FROM ledger_adjustments a
          JOIN ledger_entries e ON e.event = CONCAT('adjustment:', a.number) AND e.amount > 0 GROUP BY a.number
        UNION ALL SELECT a.number, 0, -SUM(e.amount) FROM ledger_adjustments a
          JOIN ledger_entries e ON e.event = CONCAT('adjustment_reversed:', a.number) AND e.amount > 0
          GROUP BY a.number
      ) t GROUP BY number HAVING SUM(booked) <> 0 OR SUM(reversed) <> 0`,
  },
  {
    name: 'cash_handovers_are_booked',
    sql: `SELECT number FROM (
        SELECT number, amount AS booked FROM rider_cash_handovers WHERE state = 'posted'
        UNION ALL SELECT h.number, e.amount FROM rider_cash_handovers h
          JOIN ledger_entries e ON e.reference = h.number AND e.account = 'rider_cash'
      ) t GROUP BY number HAVING SUM(booked) <> 0`,
  },
  {
    name: 'closed_periods_equal_entries',
    sql: `SELECT last_day, account, currency, SUM(debit) AS debit, SUM(credit) AS credit FROM (
        SELECT p.last_day, e.account, e.currency,
          SUM(CASE WHEN e.amount > 0 THEN e.amount ELSE 0 END) AS debit,
          SUM(CASE WHEN e.amount < 0 THEN -e.amount ELSE 0 END) AS credit
        FROM ledger_periods p
        JOIN ledger_entries e ON e.day >= COALESCE(p.first_day, '') AND e.day <= p.last_day
        WHERE p.state IN ('closed', 'reopening') GROUP BY p.last_day, e.account, e.currency
        UNION ALL SELECT p.last_day, s.account, s.currency, -s.debit, -s.credit
        FROM ledger_periods p JOIN ledger_period_sums s ON s.period_id = p.id
        WHERE p.state IN ('closed', 'reopening')
      ) t GROUP BY last_day, account, currency HAVING SUM(debit) <> 0 OR SUM(credit) <> 0`,
  },
];

/** Rules between orders and the books. */
const ORDERS: readonly Invariant[] = [
  {
    name: 'order_totals',
    sql: `SELECT number FROM orders
      WHERE total <> items - discount + shipping - shipping_discount + tax + payment_fee`,
  },
  {
    name: 'group_totals',
    sql: `SELECT g.number FROM order_groups g JOIN orders o ON o.group_id = g.id
      GROUP BY g.id, g.number, g.total HAVING SUM(o.total) <> g.total`,
  },
  {
    name: 'sales_are_booked',
    sql: `SELECT o.number FROM orders o
      LEFT JOIN ledger_entries e ON e.event = CONCAT('sale:', o.number) AND e.account = 'customer_receivable'
      WHERE o.state IN ${SOLD} AND o.total > 0 AND (e.id IS NULL OR e.amount <> o.total)`,
  },
  {
    name: 'void_sales_are_reversed',
    sql: `SELECT o.number, e.account, e.currency, SUM(e.amount) AS kept FROM orders o
      JOIN ledger_entries e ON e.reference = o.number AND e.account IN ('vendor_pending', 'commission')
        AND e.type IN ('sale', 'sale_void', 'refund_issued', 'refund_cancelled')
      WHERE o.state IN ${VOID}
      GROUP BY o.number, e.account, e.currency HAVING SUM(e.amount) <> 0`,
  },
  {
    name: 'sales_less_refunds_are_booked',
    sql: `SELECT o.number, COALESCE(b.amount, 0) AS booked FROM orders o
      LEFT JOIN (SELECT e.reference, e.currency, SUM(e.amount) AS amount FROM ledger_entries e
        WHERE ${OF_SALES} AND ${OWED_BY_BUYERS} GROUP BY e.reference, e.currency) b
        ON b.reference = o.number AND b.currency = o.currency
      LEFT JOIN (SELECT order_id, SUM(amount) AS amount FROM refunds
        WHERE state <> 'cancelled' AND reason NOT IN ${AFTER_THE_SALE} GROUP BY order_id) r ON r.order_id = o.id
      WHERE COALESCE(b.amount, 0)
        <> CASE WHEN o.state IN ${SOLD} THEN o.total - COALESCE(r.amount, 0) ELSE 0 END`,
  },
  {
    name: 'sale_day_totals_equal_entries',
    sql: `SELECT day, currency, SUM(amount) AS difference FROM (
        SELECT e.day, e.currency, e.amount FROM ledger_entries e
        WHERE ${OF_SALES} AND ${OWED_BY_BUYERS} AND e.day <= (SELECT MAX(day) FROM sale_day_totals)
        UNION ALL SELECT day, currency, -total FROM sale_day_totals
      ) t GROUP BY day, currency HAVING SUM(amount) <> 0`,
  },
  {
    name: 'vendor_shares_end',
    sql: `SELECT o.number, SUM(e.amount) AS amount FROM orders o
      JOIN ledger_entries e ON e.reference = o.number AND e.account IN ('vendor_pending', 'vendor_available')
      WHERE o.state IN ${VOID} GROUP BY o.number HAVING SUM(e.amount) <> 0`,
  },
  {
    name: 'released_shares_are_available',
    sql: `SELECT p.reference, SUM(p.amount) AS pending FROM ledger_entries p
      WHERE p.account = 'vendor_pending' AND EXISTS (SELECT 1 FROM ledger_entries e
        WHERE e.reference = p.reference AND e.type = 'funds_released')
      GROUP BY p.reference, p.currency HAVING SUM(p.amount) <> 0`,
  },
  {
    name: 'disputes_hold_shares',
    sql: `SELECT e.reference, SUM(e.amount) AS held FROM ledger_entries e
      WHERE e.type IN ('funds_held', 'hold_released') AND e.account = 'vendor_held'
        AND NOT EXISTS (SELECT 1 FROM orders o JOIN disputes d ON d.open_order_id = o.id WHERE o.number = e.reference)
      GROUP BY e.reference HAVING SUM(e.amount) <> 0`,
  },
  {
    name: 'finished_checkouts_are_settled',
    sql: `SELECT g.number, SUM(e.amount) AS amount FROM order_groups g
      JOIN (SELECT number AS reference, group_id FROM orders
        UNION ALL SELECT number AS reference, id AS group_id FROM order_groups) r ON r.group_id = g.id
      JOIN ledger_entries e ON e.reference = r.reference AND e.account = 'customer_receivable'
      WHERE NOT EXISTS (SELECT 1 FROM orders o WHERE o.group_id = g.id
          AND o.state NOT IN ('delivered', 'completed', 'cancelled', 'expired'))
        AND NOT EXISTS (SELECT 1 FROM payments p JOIN payment_operations a ON a.payment_id = p.id
          WHERE p.reference = g.number AND a.state <> 'succeeded')
        AND NOT EXISTS (SELECT 1 FROM payments p JOIN payment_events b ON b.payment_id = p.id
          WHERE p.reference = g.number AND b.type = 'charged_back')
      GROUP BY g.number HAVING SUM(e.amount) <> 0`,
  },
];

/** Rules between payments, refunds and the books. */
const PAYMENTS: readonly Invariant[] = [
  {
    name: 'payment_events_are_booked',
    sql: `SELECT p.reference, e.type, e.event_key FROM payment_events e JOIN payments p ON p.id = e.payment_id
      WHERE e.type IN ('captured', 'refunded', 'charged_back') AND e.amount <> 0 AND NOT EXISTS (
        SELECT 1 FROM ledger_entries l WHERE l.event = CONCAT(CASE e.type WHEN 'captured' THEN 'capture:'
          WHEN 'refunded' THEN 'refund_paid:' ELSE 'chargeback:' END, e.payment_id, ':', e.event_key))`,
  },
  {
    name: 'settlements_are_booked',
    sql: `SELECT number, currency, SUM(fees) AS difference FROM (
        SELECT s.number, l.currency, l.fee AS fees FROM settlements s
          JOIN settlement_lines l ON l.settlement_id = s.id AND l.settled_key IS NOT NULL
        UNION ALL SELECT s.number, e.currency, -e.amount FROM settlements s
          JOIN ledger_entries e ON e.reference = s.number AND e.account = 'gateway_fees'
      ) t GROUP BY number, currency HAVING SUM(fees) <> 0`,
  },
  {
    name: 'provider_references_are_unique',
    sql: `SELECT driver, provider_reference FROM payments WHERE provider_reference IS NOT NULL
      GROUP BY driver, provider_reference HAVING COUNT(*) > 1`,
  },
  {
    name: 'refunds_within_captures',
    sql: `SELECT p.reference FROM payments p JOIN payment_events e ON e.payment_id = p.id GROUP BY p.reference
      HAVING SUM(CASE WHEN e.type IN ('refunded', 'charged_back') THEN e.amount ELSE 0 END)
        > SUM(CASE WHEN e.type = 'captured' THEN e.amount ELSE 0 END)`,
  },
  {
    name: 'refunds_payable_equal_open_refunds',
    sql: `SELECT currency, SUM(amount) AS difference FROM (
        SELECT currency, amount FROM ledger_entries WHERE account = 'refunds_payable'
        UNION ALL SELECT currency, amount FROM refunds WHERE state IN ${OWED}
        UNION ALL SELECT r.currency, -o.amount FROM payment_operations o JOIN refunds r ON r.number = o.source
          WHERE o.type = 'refund' AND o.state = 'succeeded' AND r.state IN ${OWED}
        UNION ALL SELECT currency, -amount FROM wallet_transactions WHERE type = 'withdrawal' AND state = 'pending'
      ) t GROUP BY currency HAVING SUM(amount) <> 0`,
  },
  {
    name: 'refunds_equal_their_parts',
    sql: `SELECT r.number FROM refunds r LEFT JOIN refund_lines l ON l.refund_id = r.id
      WHERE r.reason NOT IN ('order_cancelled', 'order_expired', 'duplicate')
      GROUP BY r.id, r.number, r.amount, r.shipping, r.payment_fee
      HAVING r.amount <> r.shipping + r.payment_fee + COALESCE(SUM(l.amount), 0)`,
  },
  {
    name: 'refunded_items_within_sold',
    sql: `SELECT l.id FROM order_lines l JOIN refund_lines f ON f.order_line_id = l.id
      JOIN refunds r ON r.id = f.refund_id AND r.state NOT IN ('cancelled', 'rejected')
      GROUP BY l.id, l.quantity, l.total
      HAVING SUM(f.quantity) > l.quantity OR SUM(f.amount) > l.total`,
  },
];

/** Rules of stock, coupons, shipments and reviews. */
const GOODS: readonly Invariant[] = [
  {
    name: 'stock_equals_movements',
    sql: `SELECT v.id, v.on_hand FROM variants v LEFT JOIN stock_movements m ON m.variant_id = v.id
      GROUP BY v.id, v.on_hand HAVING v.on_hand <> COALESCE(SUM(m.quantity), 0)`,
  },
  {
    name: 'reserved_equals_unpaid_orders',
    sql: `SELECT v.id, v.reserved FROM variants v
      LEFT JOIN (SELECT l.variant_id, SUM(l.quantity) AS quantity FROM order_lines l
        JOIN orders o ON o.id = l.order_id AND o.state = 'pending_payment' GROUP BY l.variant_id) w
        ON w.variant_id = v.id
      WHERE v.reserved <> COALESCE(w.quantity, 0)`,
  },
  {
    name: 'nothing_oversold',
    sql: "SELECT id, on_hand, reserved FROM variants WHERE backorder = 'deny' AND on_hand < reserved",
  },
  {
    name: 'sold_lines_moved_stock_once',
    sql: `SELECT o.number, l.variant_id FROM orders o JOIN order_lines l ON l.order_id = o.id
      LEFT JOIN stock_movements m ON m.movement_key = CONCAT('order:', o.number, ':', l.variant_id, ':sale')
      WHERE o.state IN ${SOLD} AND (m.id IS NULL OR m.quantity <> -l.quantity)`,
  },
  {
    name: 'coupon_uses_equal_redemptions',
    sql: `SELECT c.code FROM coupons c LEFT JOIN coupon_redemptions r ON r.coupon_id = c.id
      GROUP BY c.id, c.code, c.used, c.limit_total
      HAVING c.used <> COUNT(r.id) OR (c.limit_total IS NOT NULL AND c.used > c.limit_total)`,
  },
  {
    name: 'flash_sale_units_equal_purchases',
    sql: `SELECT p.source_id, p.variant_id FROM special_prices p
      LEFT JOIN special_price_buyers b ON b.special_price_id = p.id
      GROUP BY p.id, p.source_id, p.variant_id, p.sold HAVING p.sold <> COALESCE(SUM(b.quantity), 0)`,
  },
  {
    name: 'shipments_within_orders',
    sql: `SELECT l.id FROM order_lines l JOIN (
        SELECT s.order_line_id, s.quantity FROM shipment_lines s
          JOIN shipments p ON p.id = s.shipment_id AND p.state NOT IN ${NOT_SENT}
        UNION ALL SELECT order_line_id, unshipped AS quantity FROM refund_lines) u ON u.order_line_id = l.id
      GROUP BY l.id, l.quantity HAVING SUM(u.quantity) > l.quantity`,
  },
  {
    name: 'shipped_orders_have_left',
    sql: `SELECT l.id FROM orders o JOIN order_lines l ON l.order_id = o.id
      LEFT JOIN (SELECT s.order_line_id, s.quantity FROM shipment_lines s
          JOIN shipments p ON p.id = s.shipment_id AND p.state NOT IN ('pending', 'packed', 'returned', 'cancelled')
        UNION ALL SELECT order_line_id, unshipped AS quantity FROM refund_lines) u ON u.order_line_id = l.id
      WHERE o.state IN ('shipped', 'delivered', 'completed')
      GROUP BY l.id, l.quantity HAVING COALESCE(SUM(u.quantity), 0) < l.quantity`,
  },
  {
    name: 'delivered_orders_have_arrived',
    sql: `SELECT p.number FROM shipments p JOIN orders o ON o.id = p.order_id
      WHERE o.state IN ('delivered', 'completed') AND p.state NOT IN ('delivered', 'returned', 'cancelled')`,
  },
  {
    name: 'one_review_per_purchase',
    sql: `SELECT order_item_id FROM reviews WHERE order_item_id IS NOT NULL
      GROUP BY order_item_id HAVING COUNT(*) > 1`,
  },
];

/** Every rule that `npm run verify:books` checks; each query runs on both engines and must find nothing. */
export const INVARIANTS: readonly Invariant[] = [...LEDGER, ...ORDERS, ...PAYMENTS, ...GOODS];

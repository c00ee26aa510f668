import { paymentStatusBranches } from '../payments';
import { VOID_STATES } from './order.process';

/**
 * Payment events of order `r`: its own, and those of its whole group `g`; of superseded payments only those that
 * moved money.
 */
const EVENTS = `FROM order_groups g JOIN payments p ON p.reference = g.number
  JOIN payment_events e ON e.payment_id = p.id
  WHERE g.id = r.group_id AND (e.part IS NULL OR e.part = r.number)
    AND (p.superseded_at IS NULL OR e.type IN ('captured', 'refunded', 'charged_back'))`;

/** The order's share of an event's amount. */
const SHARE = `CASE WHEN e.part IS NOT NULL THEN e.amount WHEN e.amount >= g.total THEN r.total
  ELSE ROUND(e.amount * 1.0 * r.total / g.total) END`;

const total = (type: string, driver = ''): string =>
  `COALESCE((SELECT SUM(${SHARE}) ${EVENTS} AND e.type = '${type}'${driver && ` AND p.driver = '${driver}'`}), 0)`;

const LAST = `(SELECT e.type ${EVENTS} ORDER BY e.id DESC LIMIT 1)`;

const IS_VOID = `r.state IN (${VOID_STATES.map((state) => `'${state}'`).join(', ')})
  AND NOT EXISTS (SELECT 1 ${EVENTS} AND e.type <> 'authorized')`;

/** The rule of `ordersPaymentStatus` in SQL, over alias `r`, so that lists can filter by it. */
export const PAYMENT_STATUS = `(CASE
  WHEN ${IS_VOID} THEN CASE r.state WHEN 'expired' THEN 'expired' ELSE 'voided' END
  ${paymentStatusBranches({ total, last: LAST, due: 'r.total' })} END)`;

interface StatusParts {
  /** Sum of the events of a type, of one driver's payments if named. */
  total: (type: string, driver?: string) => string;
  /** Type of the last event. */
  last: string;
  /** What is to be paid. */
  due: string;
}

/** The rule of `paymentStatus` as the branches of a `CASE`, so that lists can filter by it. */
export function paymentStatusBranches({ total, last, due }: StatusParts): string {
  return `WHEN ${total('charged_back')} > 0 THEN 'charged_back'
  WHEN ${total('refunded')} > 0
    THEN CASE WHEN ${total('refunded')} >= ${total('captured')} THEN 'refunded' ELSE 'partially_refunded' END
  WHEN ${total('captured')} >= ${due} THEN 'paid'
  WHEN ${last} = 'authorized' AND ${total('captured')} = ${total('captured', 'wallet')} THEN 'authorized'
  WHEN ${total('captured')} > 0 THEN 'partially_paid'
  WHEN ${last} IN ('voided', 'failed', 'expired') THEN ${last}
  ELSE 'unpaid'`;
}

/** A refund by which a dispute has settled a return. */
export interface DisputeRefund {
  return_id: number;
  refund_id: number;
}

/** Refunds of disputes about returns, for the count of what can still be returned; the disputes module implements it. */
export abstract class DisputeRefunds {
  /** Those of an order that still stand; the caller's transaction has locked the order. */
  abstract find(order_id: number): Promise<DisputeRefund[]>;
}

/** A refund by which a dispute has settled a return. */
export interface DisputeRefund {
  return_id: number;
  refund_id: number;
}

/** Disputes about returns, for what can still be returned and overruled; the disputes module implements it. */
export abstract class DisputeRefunds {
  /** Those of an order that still stand; the caller's transaction has locked the order. */
  abstract find(order_id: number): Promise<DisputeRefund[]>;

  /** Whether a dispute about a return is still open; the caller's transaction has locked the order. */
  abstract hasOpen(return_id: number): Promise<boolean>;
}

import type { OrderRefund } from '@stoa/contracts';

/** Finds the returns and disputes that refunds settle; implemented by the disputes module, which is above both. */
export abstract class RefundSources {
  /** Sources of the refunds of orders, by refund id. */
  abstract findByOrders(ids: readonly number[]): Promise<ReadonlyMap<number, OrderRefund['source']>>;
}

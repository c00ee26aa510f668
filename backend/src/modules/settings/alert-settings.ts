import { Addresses, Switch } from './setting-fields';

/** Which notification e-mails are sent, and which operators receive theirs. */
export class AlertValues {
  /** E-mail addresses of operators; if empty, the shop's contact address is used. */
  @Addresses(20)
  recipients: string[] = [];

  @Switch()
  operator_new_order: 0 | 1 = 1;

  @Switch()
  operator_low_stock: 0 | 1 = 1;

  @Switch()
  operator_new_vendor: 0 | 1 = 1;

  @Switch()
  operator_new_message: 0 | 1 = 1;

  @Switch()
  vendor_new_order: 0 | 1 = 1;

  @Switch()
  vendor_low_stock: 0 | 1 = 1;

  /** Whether buyers receive an order confirmation. */
  @Switch()
  buyer_confirmation: 0 | 1 = 1;

  /**
   * Whether buyers get an e-mail at each status change (prepared, shipped …); refund e-mails are always sent.
   */
  @Switch()
  buyer_order_updates: 0 | 1 = 1;
}

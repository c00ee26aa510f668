import { Addresses, Switch } from './setting-fields';

/** Which letters the shop writes by itself, and who of the operators receives theirs. */
export class AlertValues {
  /** Operators' addresses; without any, the shop's contact address. */
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

  /** Whether buyers receive a letter that confirms their order. */
  @Switch()
  buyer_confirmation: 0 | 1 = 1;

  /** Whether they receive one at each step of it: prepared, shipped, delivered and so on. What is owed back to them they are always told. */
  @Switch()
  buyer_order_updates: 0 | 1 = 1;
}

/** Whether a buyer has ordered before: coupons for first orders ask it of ordering, which depends on this module. */
export abstract class EarlierOrders {
  /**
   * Whether this e-mail address has an order that is not void.
   * @param email normalised
   * @param group_id an order group that does not count
   */
  abstract hasOrdered(email: string, group_id?: number | null): Promise<boolean>;
}

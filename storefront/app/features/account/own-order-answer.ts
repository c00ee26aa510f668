/** Action data of an order's page for a form that stays on the page. */
export interface OwnOrderAnswer {
  ok: boolean;
  /** The seller's order that could not be cancelled. */
  orderId: number | null;
  error: string | null;
  /** Items that could not be added to the cart again. */
  refused: { name: string; error: string }[];
}

/** What an order's page answers to a form that stays on it. */
export interface OwnOrderAnswer {
  ok: boolean;
  /** The seller's part that could not be cancelled. */
  orderId: number | null;
  error: string | null;
  /** What could not be put into the cart again. */
  refused: { name: string; error: string }[];
}

/** Action data of an order's page for a form that stays on the page. */
export interface OwnOrderAnswer {
  ok: boolean;
  /** The form that was sent; `unread` if its files are too large for it to be read at all. */
  about: 'cancel' | 'reorder' | 'return' | 'return-step' | 'dispute' | 'dispute-step' | 'unread';
  /** The seller's order that the form is about; null for the whole order and for a single return or dispute. */
  orderId: number | null;
  error: string | null;
  /** Items that could not be added to the cart again. */
  refused: { name: string; error: string }[];
  /** What was filled in: a refused form that is sent without scripts keeps it. */
  filled?: Readonly<Record<string, string>>;
}

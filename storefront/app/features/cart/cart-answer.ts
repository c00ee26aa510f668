/** Action data of the cart for a form that stays on its page. */
export type CartAnswer =
  /** `repriced`: message that the price differs from the one on the page from which the item was added. */
  { ok: true; count: number; repriced?: string } | { ok: false; error: string; line: number | null };

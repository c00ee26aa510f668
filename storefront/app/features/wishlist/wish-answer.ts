/** What the wish list's action answers to a heart that stays on its page. */
export type WishAnswer = { ok: true; count: number } | { ok: false; error: string };

/** What came of putting everything into the cart. */
export interface AddedAll {
  ok: true;
  added: number;
  /** What could not be added, with the reason. */
  left: { name: string; reason: string }[];
}

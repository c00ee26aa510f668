/** Action data of the wish list for a submit that stays on its page. */
export type WishlistAnswer = { ok: true; count: number } | { ok: false; error: string };

/** Result of adding the whole wish list to the cart. */
export interface AddedAll {
  ok: true;
  added: number;
  /** Items that could not be added, with the reason. */
  left: { name: string; reason: string }[];
}

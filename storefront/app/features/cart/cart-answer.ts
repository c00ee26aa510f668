/** What the cart's action answers to a form that stays on its page. */
export type CartAnswer =
  /** `repriced` tells of another price than the page showed from which something was put in. */
  { ok: true; count: number; repriced?: string } | { ok: false; error: string; line: number | null };

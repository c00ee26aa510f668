/** What the cart's action answers to a form that stays on its page. */
export type CartAnswer = { ok: true; count: number } | { ok: false; error: string; line: number | null };

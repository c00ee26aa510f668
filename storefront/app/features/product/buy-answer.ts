import type { CartAnswer } from '~/features/cart/cart-answer';

/** What was chosen in a buy form that was sent without scripts and added nothing, so that it stays. */
export interface SubmittedPurchase {
  /** The chosen values, as a query. */
  choice: string;
  quantity: string;
}

/** Action data of a product's page. Without an error text, options are missing, which the form itself says. */
export type BuyAnswer = CartAnswer & { submitted: SubmittedPurchase };

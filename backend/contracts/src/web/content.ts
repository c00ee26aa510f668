/** `GET web/aboutus`, `web/privacy_policy`, `web/refund_policy` and `web/term_condition`. */
export interface WebDocument {
  title: string;
  /** Sanitised HTML. */
  body: string;
  /** ISO time from when it holds; null where it does not say. */
  effective_at: string | null;
  updated_at: string;
}

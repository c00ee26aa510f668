/**
 * State of a dispute: the vendor must respond, then operators decide; it ends with a refund, without one, or without a
 * decision: `accepted` by the vendor, `withdrawn` by the customer, or `closed` as nothing is left to decide.
 */
export const DISPUTE_STATES = [
  'needs_response',
  'under_review',
  'accepted',
  'refunded',
  'dismissed',
  'withdrawn',
  'closed',
] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Entry of a dispute's timeline: its beginning, a party's evidence, or a state. */
export const DISPUTE_EVENT_TYPES = [
  'opened',
  'evidence',
  'under_review',
  'accepted',
  'refunded',
  'dismissed',
  'withdrawn',
  'closed',
] as const;
export type DisputeEventType = (typeof DISPUTE_EVENT_TYPES)[number];

/** Why a customer disputes an order. */
export const DISPUTE_REASONS = [
  'product_not_received',
  'product_unacceptable',
  'credit_not_processed',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/** Value sets of every status in the shop; the machines over them live in the backend beside their use cases. */
export const ACTIVITY = ['active', 'inactive'] as const;
export type Activity = (typeof ACTIVITY)[number];

export const ORDER_STATES = [
  'pending_payment',
  'placed',
  'processing',
  'ready',
  'shipped',
  'delivered',
  'completed',
  'on_hold',
  'cancelled',
  'expired',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States of orders that are a sale: not void, and paid for or to be paid at the door. */
export const SALE_STATES: readonly OrderState[] = [
  'placed',
  'processing',
  'ready',
  'shipped',
  'delivered',
  'completed',
  'on_hold',
];

export const PAYMENT_STATUSES = [
  'unpaid',
  'authorized',
  'partially_paid',
  'paid',
  'partially_refunded',
  'refunded',
  'voided',
  'failed',
  'expired',
  'charged_back',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Money that is owed back to a buyer: `pending` until an operator has paid it out. */
export const REFUND_STATES = ['pending', 'succeeded', 'cancelled'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Why money goes back. */
export const REFUND_REASONS = ['order_cancelled', 'order_expired'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

export const PRODUCT_STATUSES = ['draft', 'pending', 'active', 'rejected', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const PRODUCT_TYPES = ['simple', 'variable', 'digital'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** A request to be told when something is back: `pending` until its address has said yes, `sent` once it was told. */
export const STOCK_NOTICE_STATES = ['pending', 'waiting', 'sent', 'cancelled'] as const;
export type StockNoticeState = (typeof STOCK_NOTICE_STATES)[number];

export const STOCK_STATUSES = ['in_stock', 'low', 'out', 'backorder'] as const;
export type StockStatus = (typeof STOCK_STATUSES)[number];

export const VENDOR_STATUSES = [
  'pending',
  'in_review',
  'approved',
  'rejected',
  'suspended',
  'closed',
] as const;
export type VendorStatus = (typeof VENDOR_STATUSES)[number];

export const STORE_STATUSES = ['open', 'vacation', 'closed'] as const;
export type StoreStatus = (typeof STORE_STATUSES)[number];

/** What a vendor's paper shows. */
export const PAPER_KINDS = ['identity', 'registration', 'tax', 'bank', 'other'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What an operator says of a paper. */
export const PAPER_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type PaperStatus = (typeof PAPER_STATUSES)[number];

/** What is kept privately of a vendor: its papers, and the logo of one that isn't approved yet. */
export const KEPT_KINDS = [...PAPER_KINDS, 'logo'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

export const RIDER_STATUSES = ['pending', 'active', 'inactive', 'suspended'] as const;
export type RiderStatus = (typeof RIDER_STATUSES)[number];

export const PRESENCES = ['offline', 'available', 'busy'] as const;
export type Presence = (typeof PRESENCES)[number];

export const ASSIGNMENT_STATES = [
  'offered',
  'accepted',
  'declined',
  'picked_up',
  'in_transit',
  'delivered',
  'failed',
  'returned',
  'cancelled',
] as const;
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number];

/** States of orders that still have to be brought to somebody. */
export const DELIVERABLE: readonly OrderState[] = ['placed', 'processing', 'ready', 'shipped'];

/** What speaks against offering an order to a rider, though nothing forbids it. */
export const RIDER_WARNINGS = ['offline', 'busy', 'outside_zone'] as const;
export type RiderWarning = (typeof RIDER_WARNINGS)[number];

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const QUESTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

export const PAYOUT_METHODS = ['bank_transfer', 'paypal'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

export const PAYOUT_STATES = [
  'pending',
  'approved',
  'processing',
  'paid',
  'rejected',
  'cancelled',
  'failed',
  'returned',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

export const MOVEMENT_TYPES = ['receipt', 'sale', 'return', 'adjust', 'damage'] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

export const ATTRIBUTE_TYPES = [
  'text',
  'number',
  'bool',
  'select',
  'multiselect',
  'color',
  'image',
  'date',
] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

export const ADDRESS_TYPES = ['billing', 'shipping', 'both'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export const TEMPLATES = ['template1', 'template2', 'template3'] as const;
export type Template = (typeof TEMPLATES)[number];

export const SUBSCRIPTION_STATES = ['pending', 'subscribed', 'unsubscribed'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

export const COMMENT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type CommentStatus = (typeof COMMENT_STATUSES)[number];

export const CONTACT_STATES = ['new', 'open', 'answered', 'spam'] as const;
export type ContactState = (typeof CONTACT_STATES)[number];

/** Where a flash sale's window stands by the server's clock; never stored. */
export const FLASH_SALE_STATES = ['scheduled', 'live', 'ended'] as const;
export type FlashSaleState = (typeof FLASH_SALE_STATES)[number];

/** A share or an amount off the goods, an amount off each piece, free shipping, or cheaper pieces of several. */
export const COUPON_TYPES = ['percent', 'fixed_cart', 'fixed_item', 'free_shipping', 'bxgy'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Who bears a discount. */
export const FUNDERS = ['platform', 'vendor'] as const;
export type Funder = (typeof FUNDERS)[number];

/** Whether the terms of a synonym all mean each other, or its first one also finds the others. */
export const SYNONYM_TYPES = ['two_way', 'one_way'] as const;
export type SynonymType = (typeof SYNONYM_TYPES)[number];

/** Whether a search has found products. */
export const SEARCH_OUTCOMES = ['no_results', 'results'] as const;
export type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

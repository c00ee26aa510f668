/** Values of every status in the shop; their state machines are in the backend, next to their use cases. */
export const ACTIVITY = ['active', 'inactive'] as const;
export type Activity = (typeof ACTIVITY)[number];

/** The status that an active or inactive record may change to. */
export const otherActivity = (status?: string): Activity => (status === 'active' ? 'inactive' : 'active');

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

/** Order states that count as a sale: not void, and paid or to be paid on delivery. */
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

/** Who pays the taxes of sales to the tax office. */
export const TAX_REMITTERS = ['vendor', 'platform'] as const;
export type TaxRemitter = (typeof TAX_REMITTERS)[number];

/** Who keeps the cash of orders paid on delivery, until it is settled. */
export const CASH_HOLDERS = ['platform', 'rider', 'vendor'] as const;
export type CashHolder = (typeof CASH_HOLDERS)[number];

/** Why a payment failed, as far as its provider tells. */
export const PAYMENT_FAILURES = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'authentication_failed',
  'cancelled',
  'other',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/** An operator's decision on the proof of a bank transfer. */
export const PROOF_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ProofStatus = (typeof PROOF_STATUSES)[number];

/** State of a shipment: `pending` and `packed` until it leaves; `returned` once its items have come back. */
export const SHIPMENT_STATES = [
  'pending',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'failed',
  'returned',
  'cancelled',
] as const;
export type ShipmentState = (typeof SHIPMENT_STATES)[number];

/** States in which a shipment can be created. */
export const INITIAL_SHIPMENT_STATES = ['pending', 'packed', 'shipped'] as const satisfies ShipmentState[];
export type InitialShipmentState = (typeof INITIAL_SHIPMENT_STATES)[number];

/** Order states in which shipments can be created and sent. */
export const SHIPPABLE: readonly OrderState[] = ['placed', 'processing', 'ready'];

/**
 * State of a refund: `pending` until an operator has paid it out; `processing` while a payment provider is to
 * make it, which may have `failed`.
 */
export const REFUND_STATES = ['pending', 'processing', 'succeeded', 'failed', 'cancelled'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** Reason of a refund. */
export const REFUND_REASONS = [
  'order_cancelled',
  'order_expired',
  'duplicate',
  'return',
  'exchange',
  'dispute',
  'goodwill',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** State of a return: `refunded` once its refund is issued, `closed` once nothing is owed any more. */
export const RETURN_STATES = [
  'requested',
  'approved',
  'in_transit',
  'received',
  'inspected',
  'refunded',
  'closed',
  'rejected',
  'cancelled',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/**
 * Entry of a return's timeline: a state; that operators must decide because the vendor did not in time; or what became
 * of an exchange: its replacement is ordered, can't be supplied, or is not wanted any more.
 */
export const RETURN_EVENT_TYPES = [
  ...RETURN_STATES,
  'escalated',
  'exchanged',
  'exchange_failed',
  'exchange_cancelled',
] as const;
export type ReturnEventType = (typeof RETURN_EVENT_TYPES)[number];

/** Why a customer returns an item. */
export const RETURN_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'no_longer_needed',
  'arrived_late',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** Where the money of a return goes: back to the way of payment, or to the customer's wallet. */
export const REFUND_DESTINATIONS = ['original_method', 'wallet'] as const;
export type RefundDestination = (typeof REFUND_DESTINATIONS)[number];

/** A document that states what a buyer owes for an order, or what is taken back of it. */
export const INVOICE_TYPES = ['invoice', 'credit_note'] as const;
export type InvoiceType = (typeof INVOICE_TYPES)[number];

export const PRODUCT_STATUSES = ['draft', 'pending', 'active', 'rejected', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

export const PRODUCT_TYPES = ['simple', 'variable', 'digital'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** A back-in-stock request: `pending` until its e-mail address is confirmed, `sent` once notified. */
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

/** Kind of a vendor's verification document. */
export const DOCUMENT_KINDS = ['identity', 'registration', 'tax', 'bank', 'other'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** An operator's decision on a document. */
export const DOCUMENT_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** Private files of a vendor: its documents, and the logo until it is approved. */
export const PRIVATE_FILE_KINDS = [...DOCUMENT_KINDS, 'logo'] as const;
export type PrivateFileKind = (typeof PRIVATE_FILE_KINDS)[number];

export const RIDER_STATUSES = ['pending', 'active', 'inactive', 'suspended'] as const;
export type RiderStatus = (typeof RIDER_STATUSES)[number];

export const VENDOR_USER_STATUSES = ['invited', 'active', 'inactive'] as const;
export type VendorUserStatus = (typeof VENDOR_USER_STATUSES)[number];

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

/** Order states that still await delivery. */
export const DELIVERABLE: readonly OrderState[] = ['placed', 'processing', 'ready', 'shipped'];

/** Reasons against offering an order to a rider; only `cash_limit` prevents it. */
export const RIDER_WARNINGS = ['offline', 'busy', 'outside_zone', 'cash_limit'] as const;
export type RiderWarning = (typeof RIDER_WARNINGS)[number];

export const REVIEW_STATUSES = ['pending', 'approved', 'rejected', 'hidden'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export const QUESTION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type QuestionStatus = (typeof QUESTION_STATUSES)[number];

/** Files of transfers for a bank: ISO 20022 pain.001, or a table. */
export const TRANSFER_FORMATS = ['pain001', 'csv'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** When payouts are requested for vendors: by themselves, on Mondays, or on the first day of a month. */
export const PAYOUT_SCHEDULES = ['manual', 'weekly', 'monthly'] as const;
export type PayoutSchedule = (typeof PAYOUT_SCHEDULES)[number];

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

/** States in which a payout request may still be paid; nobody may have two such requests. */
export const OPEN_PAYOUT_STATES: readonly PayoutState[] = ['pending', 'approved', 'processing', 'failed'];

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

/** Types of attributes whose values are selected from a list; the others take free text. */
export const VALUE_LIST_TYPES: readonly AttributeType[] = ['select', 'multiselect', 'color', 'image'];

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

/** State of a flash sale by the server's clock; computed, never stored. */
export const FLASH_SALE_STATES = ['scheduled', 'live', 'ended'] as const;
export type FlashSaleState = (typeof FLASH_SALE_STATES)[number];

/** A percentage or an amount off the items, an amount off each unit, free shipping, or buy X get Y. */
export const COUPON_TYPES = ['percent', 'fixed_cart', 'fixed_item', 'free_shipping', 'bxgy'] as const;
export type CouponType = (typeof COUPON_TYPES)[number];

/** Who bears a discount. */
export const FUNDERS = ['platform', 'vendor'] as const;
export type Funder = (typeof FUNDERS)[number];

import type { ShopMigrationKind } from '@stoa/contracts';

/** Names that a field has in exports, normalised (`headingKey`), the preferred one first. */
export type FieldNames = Readonly<Record<string, readonly string[]>>;

/** How the columns of a kind are called, and which of them are required. */
export interface KindColumns {
  fields: FieldNames;
  required: readonly string[];
}

/** The parts of an address, by the ends of their headings. */
const ADDRESS_PARTS: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'full_name'],
  first_name: ['first_name', 'firstname'],
  last_name: ['last_name', 'lastname'],
  company: ['company'],
  line1: ['address1', 'address_1', 'line1', 'street', 'street1', 'street_1'],
  line2: ['address2', 'address_2', 'line2', 'street2', 'street_2'],
  city: ['city'],
  state: ['province_code', 'state_code', 'state', 'region', 'region_name', 'province'],
  postcode: ['zip', 'postcode', 'postal_code'],
  country: ['country_code', 'country_id', 'country'],
  phone: ['phone', 'telephone'],
};

/** The fields `billing.city` … of an address whose headings begin with one of the prefixes. */
function address(name: string, prefixes: readonly string[]): FieldNames {
  return Object.fromEntries(
    Object.entries(ADDRESS_PARTS).map(([part, ends]) => [
      `${name}.${part}`,
      ends.flatMap((end) => prefixes.map((prefix) => (prefix ? `${prefix}_${end}` : end))),
    ]),
  );
}

const SEO: FieldNames = {
  seo_title: [
    'seo_title',
    'meta_title',
    'metafield_title_tag',
    'metafield_title_tag_string',
    'yoast_wpseo_title',
    'rank_math_title',
  ],
  seo_description: [
    'seo_description',
    'meta_description',
    'metafield_description_tag',
    'metafield_description_tag_string',
    'yoast_wpseo_metadesc',
    'rank_math_description',
  ],
};

const PAGE: FieldNames = {
  slug: ['handle', 'slug', 'identifier', 'post_name', 'url_key'],
  title: ['title', 'post_title', 'page_title'],
  body: ['body_html', 'body', 'content', 'post_content'],
  published: ['published', 'is_active', 'status', 'post_status'],
  published_at: ['published_at', 'date', 'post_date', 'creation_time', 'created_at'],
  ...SEO,
  permalink: ['permalink', 'url', 'old_path'],
};

/** The columns of each kind. */
export const KIND_COLUMNS: Readonly<Record<ShopMigrationKind, KindColumns>> = {
  customers: {
    required: ['email'],
    fields: {
      email: ['email', 'customer_email', 'user_email', 'email_address', 'e_mail', 'billing_email'],
      first_name: ['first_name', 'firstname'],
      last_name: ['last_name', 'lastname'],
      phone: ['phone', 'telephone'],
      marketing_consent: [
        'accepts_email_marketing',
        'email_marketing_consent',
        'accepts_marketing',
        'marketing_consent',
        'newsletter',
        'is_subscribed',
      ],
      created_at: ['created_at', 'date_registered', 'user_registered', 'customer_since', 'registered'],
      ...address('billing', ['default_address', 'billing', 'billing_address', 'address']),
      ...address('shipping', ['shipping', 'shipping_address']),
    },
  },
  addresses: {
    required: ['email', 'address.line1'],
    fields: {
      email: ['email', 'customer_email'],
      ...address('address', ['', 'address']),
      is_default: ['address_default_shipping', 'is_default', 'address_default_billing'],
    },
  },
  content_pages: { required: ['title', 'body'], fields: PAGE },
  newses: {
    required: ['title', 'body'],
    fields: {
      ...PAGE,
      excerpt: ['summary_html', 'excerpt', 'post_excerpt', 'short_content'],
      author: ['author', 'author_name', 'post_author', 'author_username'],
      tags: ['tags', 'post_tag', 'tag'],
      blog: ['blog_handle', 'blog'],
    },
  },
  coupons: {
    required: ['code', 'amount'],
    fields: {
      code: ['code', 'coupon_code', 'discount_code', 'post_title', 'name'],
      type: ['value_type', 'discount_type', 'simple_action', 'type'],
      amount: ['value', 'coupon_amount', 'discount_amount', 'amount'],
      title: ['description', 'rule_name', 'title', 'post_excerpt'],
      min_spend: [
        'minimum_amount',
        'min_spend',
        'minimum_spend',
        'minimum_purchase_amount',
        'minimum_purchase',
      ],
      min_qty: ['discount_minimum_quantity', 'minimum_quantity', 'min_qty'],
      limit_total: [
        'usage_limit',
        'usage_limit_per_code',
        'usage_limit_per_coupon',
        'uses_per_coupon',
        'limit_total',
      ],
      limit_per_customer: [
        'usage_limit_per_user',
        'uses_per_customer',
        'limit_per_customer',
        'limit_once_per_customer',
      ],
      used: ['usage_count', 'times_used_in_total', 'times_used', 'used'],
      starts_at: ['start', 'starts_at', 'from_date', 'start_date', 'date_starts'],
      ends_at: ['end', 'ends_at', 'expiry_date', 'date_expires', 'to_date', 'end_date', 'expires'],
      free_shipping: ['free_shipping'],
      stackable: ['stackable'],
      individual_use: ['individual_use'],
      status: ['status', 'is_active', 'enabled', 'post_status'],
      products: ['product_ids', 'product_skus', 'products', 'applies_to_products', 'sku'],
      excluded_products: ['exclude_product_ids', 'excluded_product_ids', 'exclude_products'],
      categories: ['product_categories', 'applies_to_collections', 'categories'],
      excluded_categories: ['exclude_product_categories', 'excluded_product_categories'],
      customers: ['customer_emails', 'customer_email', 'email_restrictions', 'applies_to_customers'],
      maximum_spend: ['maximum_amount', 'maximum_spend'],
      without_sale_items: ['exclude_sale_items'],
    },
  },
  historical_orders: {
    required: ['number', 'placed_at', 'total'],
    fields: {
      number: ['order_number', 'increment_id', 'number', 'name', 'order_id', 'id'],
      email: ['email', 'customer_email', 'billing_email'],
      customer_name: ['customer_name', 'customer'],
      currency: ['currency', 'order_currency', 'order_currency_code', 'currency_code'],
      subtotal: ['subtotal', 'order_subtotal'],
      discount: [
        'discount_total',
        'order_discount_total',
        'discount_amount',
        'cart_discount',
        'order_discount',
        'discount',
      ],
      shipping: ['shipping_total', 'order_shipping', 'shipping_amount', 'shipping_and_handling', 'shipping'],
      tax: ['tax_total', 'total_tax', 'order_tax_total', 'tax_amount', 'taxes', 'tax'],
      total: ['order_total', 'grand_total', 'grand_total_purchased', 'total'],
      refunded: ['refunded_total', 'refunded_amount', 'total_refunded', 'order_refund_total', 'refunded'],
      payment_status: ['financial_status', 'payment_status'],
      fulfillment_status: ['fulfillment_status'],
      order_status: ['status', 'order_status'],
      placed_at: ['created_at', 'order_date', 'purchase_date', 'date_created', 'date', 'placed_at'],
      cancelled_at: ['cancelled_at', 'canceled_at'],
      payment_method: ['payment_method_title', 'payment_method'],
      shipping_method: [
        'shipping_method',
        'shipping_method_title',
        'shipping_information',
        'shipping_description',
      ],
      coupon_code: ['discount_code', 'coupon_code', 'coupons', 'coupon_items'],
      note: ['customer_note', 'notes', 'note'],
      line_items: ['line_items'],
      item_name: ['lineitem_name', 'item_name', 'product_name', 'name'],
      item_sku: ['lineitem_sku', 'item_sku', 'sku'],
      item_quantity: ['lineitem_quantity', 'item_quantity', 'qty_ordered', 'quantity'],
      item_price: ['lineitem_price', 'item_price', 'price', 'unit_price'],
      ...address('billing', ['billing', 'billing_address', 'bill_to']),
      ...address('shipping_address', ['shipping', 'shipping_address', 'ship_to']),
      billing_text: ['billing_address'],
      shipping_text: ['shipping_address'],
    },
  },
  reviews: {
    required: ['rating', 'body'],
    fields: {
      external_id: ['review_id', 'comment_id', 'id'],
      product_handle: ['product_handle', 'handle', 'product_slug'],
      product_sku: ['product_sku', 'sku'],
      product_name: ['product_title', 'product_name', 'product'],
      rating: ['rating', 'ratings', 'stars', 'score'],
      title: ['review_title', 'title', 'summary'],
      body: ['body', 'review_content', 'comment_content', 'review', 'detail', 'content', 'text'],
      author: ['reviewer_name', 'comment_author', 'nickname', 'author', 'author_name', 'name'],
      email: ['reviewer_email', 'comment_author_email', 'author_email', 'email'],
      created_at: ['review_date', 'created_at', 'comment_date_gmt', 'comment_date', 'date'],
      status: ['state', 'status', 'comment_approved', 'curated', 'status_id'],
      reply: ['reply', 'vendor_reply'],
    },
  },
  redirects: {
    required: ['path', 'target'],
    fields: {
      path: ['redirect_from', 'request_path', 'path', 'old_path', 'source', 'source_url', 'origin', 'from'],
      target: ['redirect_to', 'target_path', 'target', 'destination', 'target_url', 'to'],
      regex: ['regex', 'format'],
      code: ['code', 'redirect_type', 'type', 'status_code'],
      status: ['status'],
    },
  },
  product_paths: {
    required: ['handle'],
    fields: {
      handle: ['handle', 'url_handle', 'url_key', 'slug'],
      sku: ['variant_sku', 'sku'],
      permalink: ['permalink', 'url_path', 'external_url', 'url'],
    },
  },
};

/** The normalised spelling of a heading: `Default Address Address1` → `default_address_address1`. */
export function headingKey(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
}

import type { ShopMigrationKind, ShopMigrationSource } from '@stoa/contracts';
import { headingKey, KIND_COLUMNS } from './columns';

interface Signature {
  kind: ShopMigrationKind;
  source: ShopMigrationSource;
  /** Headings of which all must be there. */
  all: readonly string[];
}

/** Headings by which exports are recognised, the most specific first. */
const SIGNATURES: readonly Signature[] = [
  { source: 'shopify', kind: 'historical_orders', all: ['name', 'financial_status', 'lineitem_name'] },
  {
    source: 'woocommerce',
    kind: 'historical_orders',
    all: ['order_number', 'order_total', 'billing_first_name'],
  },
  { source: 'woocommerce', kind: 'historical_orders', all: ['order_id', 'order_total', 'line_items'] },
  { source: 'magento', kind: 'historical_orders', all: ['increment_id', 'grand_total'] },
  { source: 'magento', kind: 'historical_orders', all: ['id', 'purchase_point', 'purchase_date'] },
  { source: 'shopify', kind: 'redirects', all: ['redirect_from', 'redirect_to'] },
  { source: 'magento', kind: 'redirects', all: ['request_path', 'target_path'] },
  { source: 'woocommerce', kind: 'redirects', all: ['source', 'target', 'regex'] },
  { source: 'woocommerce', kind: 'redirects', all: ['origin', 'target', 'format'] },
  { source: 'magento', kind: 'addresses', all: ['email', 'entity_id', 'street', 'country_id', 'telephone'] },
  { source: 'magento', kind: 'customers', all: ['email', 'website', 'firstname', 'group_id'] },
  {
    source: 'shopify',
    kind: 'customers',
    all: ['email', 'accepts_email_marketing', 'default_address_address1'],
  },
  { source: 'shopify', kind: 'customers', all: ['email', 'accepts_marketing', 'total_spent'] },
  { source: 'woocommerce', kind: 'customers', all: ['billing_first_name', 'date_registered'] },
  { source: 'woocommerce', kind: 'customers', all: ['billing_first_name', 'user_registered'] },
  { source: 'woocommerce', kind: 'reviews', all: ['comment_content', 'rating', 'comment_approved'] },
  { source: 'shopify', kind: 'reviews', all: ['product_handle', 'rating', 'body'] },
  { source: 'magento', kind: 'reviews', all: ['nickname', 'detail', 'sku'] },
  { source: 'woocommerce', kind: 'coupons', all: ['discount_type', 'coupon_amount'] },
  { source: 'woocommerce', kind: 'coupons', all: ['code', 'usage_limit_per_user'] },
  { source: 'magento', kind: 'coupons', all: ['coupon_code', 'simple_action', 'discount_amount'] },
  { source: 'shopify', kind: 'coupons', all: ['name', 'value', 'value_type'] },
  { source: 'shopify', kind: 'newses', all: ['title', 'body_html', 'blog_handle'] },
  { source: 'shopify', kind: 'product_paths', all: ['handle', 'variant_sku'] },
  { source: 'shopify', kind: 'product_paths', all: ['url_handle', 'sku'] },
  { source: 'magento', kind: 'product_paths', all: ['sku', 'url_key', 'product_type'] },
  { source: 'shopify', kind: 'content_pages', all: ['handle', 'title', 'body_html'] },
  { source: 'magento', kind: 'content_pages', all: ['identifier', 'title', 'content'] },
  { source: 'woocommerce', kind: 'content_pages', all: ['title', 'content', 'post_type', 'permalink'] },
];

/** Our own headings, for files of other systems. */
const NEUTRAL: readonly Signature[] = (
  [
    ['historical_orders', ['number', 'placed_at', 'total']],
    ['reviews', ['rating', 'body']],
    ['coupons', ['code', 'type', 'amount']],
    ['redirects', ['path', 'target']],
    ['newses', ['title', 'body', 'excerpt']],
    ['content_pages', ['slug', 'title', 'body']],
    ['addresses', ['email', 'line1', 'country']],
    ['customers', ['email', 'first_name']],
  ] as const
).map(([kind, all]) => ({ kind, all, source: 'other' }));

/** What a file contains and which system wrote it, by its headings; the kind is null where they don't tell. */
export function detectKind(headings: readonly string[]): {
  kind: ShopMigrationKind | null;
  source: ShopMigrationSource;
} {
  const keys = new Set(headings.map(headingKey));
  const found = [...SIGNATURES, ...NEUTRAL].find(({ all }) => all.every((key) => keys.has(key)));
  return { kind: found?.kind ?? null, source: found?.source ?? 'other' };
}

/** The field of each column; a heading is used once, and a field's preferred heading wins. */
export function fieldsOfColumns(headings: readonly string[], kind: ShopMigrationKind): (string | null)[] {
  const keys = headings.map(headingKey);
  const fields: (string | null)[] = headings.map(() => null);
  for (const [field, names] of Object.entries(KIND_COLUMNS[kind].fields)) {
    for (const name of names) {
      const place = keys.findIndex((key, at) => key === name && fields[at] === null);
      if (place < 0) continue;
      fields[place] = field;
      break;
    }
  }
  return fields;
}

/** Required fields without a column. */
export function missingFields(fields: readonly (string | null)[], kind: ShopMigrationKind): string[] {
  return KIND_COLUMNS[kind].required.filter((field) => !fields.includes(field));
}

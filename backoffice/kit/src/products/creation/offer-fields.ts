import { MAX_STOCK, type CreateProduct, type FieldSchema } from '@stoa/contracts';

const field = (name: keyof CreateProduct, kind: FieldSchema['kind'], rules: Partial<FieldSchema> = {}) => ({
  name,
  kind,
  required: false,
  writable: true,
  ...rules,
});

/** Fields for creating a simple product in addition to the declared ones. */
export const OFFER_FIELDS = {
  price: field('price', 'money'),
  compare_at: field('compare_at', 'money'),
  opening_stock: field('opening_stock', 'int', { range: [0, MAX_STOCK] }),
  sku: field('sku', 'text', { max: 64 }),
} satisfies Partial<Record<keyof CreateProduct, FieldSchema>>;

/** The declared fields shown first; all others have defaults and are collapsed. */
export const FIRST_FIELDS = {
  texts: ['name', 'description'],
  place: ['vendor_id', 'primary_category_id', 'brand_id', 'type'],
} as const;

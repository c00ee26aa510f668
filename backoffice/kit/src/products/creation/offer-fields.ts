import type { CreateProduct, FieldSchema } from '@stoa/contracts';

const field = (name: keyof CreateProduct, kind: FieldSchema['kind'], rules: Partial<FieldSchema> = {}) => ({
  ...{ name, kind, required: false, writable: true },
  ...rules,
});

/** What a simple product is created with beside the fields that its declaration has. */
export const OFFER_FIELDS = {
  price: field('price', 'money'),
  compare_at: field('compare_at', 'money'),
  opening_stock: field('opening_stock', 'int', { range: [0, 1_000_000] }),
  sku: field('sku', 'text', { max: 64 }),
} satisfies Partial<Record<keyof CreateProduct, FieldSchema>>;

/** The declared fields that stand where everybody looks first; all others have their defaults and are folded away. */
export const FIRST_FIELDS = {
  texts: ['name', 'description'],
  place: ['vendor_id', 'primary_category_id', 'brand_id', 'type'],
} as const;

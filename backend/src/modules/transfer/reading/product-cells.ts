/** Separates picture URLs. */
export const PICTURES = /\s*\|\s*|\s*,\s*(?=https?:\/\/)/;
/** Targets whose text is used unchanged; each may be translated. */
export const TEXTS = [
  'name',
  'slug',
  'short_description',
  'description',
  'condition',
  'warranty',
  'seo_title',
  'seo_description',
];
/** Targets with integer values. */
export const WHOLES = ['min_qty', 'max_qty', 'return_days'];
/** Targets that are yes or no. */
export const FLAGS = ['is_featured', 'is_free'];
/** Targets that refer to a record by name: its kind and the product's field. */
export const REFERENCES = {
  brand: ['brands', 'brand_id'],
  manufacturer: ['manufacturers', 'manufacturer_id'],
  unit: ['units', 'unit_id'],
  tax_class: ['tax_classes', 'tax_class_id'],
} as const;

/** What parts the addresses of pictures. */
export const PICTURES = /\s*\|\s*|\s*,\s*(?=https?:\/\/)/;
/** Cells that are taken as they are; each may stand in several languages. */
export const TEXTS = [
  ...['name', 'slug', 'short_description', 'description', 'condition', 'warranty'],
  ...['seo_title', 'seo_description'],
];
/** Cells that hold whole numbers. */
export const WHOLES = ['min_qty', 'max_qty', 'return_days'];
/** Cells that name a record: its kind and the product's field. */
export const REFERENCES = {
  brand: ['brands', 'brand_id'],
  manufacturer: ['manufacturers', 'manufacturer_id'],
  unit: ['units', 'unit_id'],
  tax_class: ['tax_classes', 'tax_class_id'],
} as const;

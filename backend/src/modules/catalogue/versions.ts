/** Cache version that changes with anything public but single products and vendors. */
export const CATALOGUE = 'catalogue';

/** Cache version of the products' cards and pages; changes by record. */
export const PRODUCTS = 'products';

/** Cache version of the products' quantities in stock, which only their own pages show; changes by record. */
export const STOCK = 'stock';

/** Cache version of the vendors' ratings and followers; changes by record. */
export const VENDORS = 'vendors';

/** Cache version that changes with categories, brands, manufacturers, attributes and vendors. */
export const REFERENCE_NAMES = 'reference_names';

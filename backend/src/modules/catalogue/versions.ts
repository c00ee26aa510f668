/** Cache version that changes with any product card, price or stock status. */
export const CATALOGUE = 'catalogue';

/** Cache version that changes with categories, brands, manufacturers, attributes and vendors. */
export const REFERENCE_NAMES = 'reference_names';

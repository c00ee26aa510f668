/** Most pictures that a customer sends with one form. */
export const MAX_PICTURES = 5;

/** Media types of pictures that customers may send. */
export const PICTURE_KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** An image with its renditions: `srcset` entries for `<picture>`, `width`/`height` against layout shift. */
export interface Picture {
  id: number;
  alt: string;
  width: number;
  height: number;
  /** BlurHash placeholder while the image loads; null for an image with transparency. */
  blurhash: string | null;
  /** JPEG or PNG fallback. */
  src: string;
  /** `srcset` strings by format. */
  avif: string;
  webp: string;
  /** CSS object-position of the focal point. */
  focus: string;
}

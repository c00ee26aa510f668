import type { Translations } from '../language';

/** A media library entry (`fetchMedia`, `mediaActive`). */
export interface MediaRecord {
  id: number;
  filename: string;
  folder: string;
  mime: string;
  bytes: number;
  width: number;
  height: number;
  alt: string;
  url: string;
  /** A small square crop around the focal point. */
  thumbnail_url: string;
  /** BlurHash placeholder while the image loads; null for an image with transparency. */
  blurhash: string | null;
  /** First half of the SHA-256 of its bytes, its storage key. */
  sha256: string;
  /** Focal point in per cent from the left and the top; it stays visible when the image is cropped. */
  focal_x: number;
  focal_y: number;
  /** The owner; customers' images belong to their reviews. */
  owner: 'admin' | 'vendor' | 'customer';
  vendor_id: number | null;
  customer_id: number | null;
  created_at: string;
  /** Counts the changes; an update that contains it is refused when the image has a newer one. */
  version: number;
}

/** Records of one table that use an image. */
export interface PictureUse {
  table: string;
  /** The console page of these records; null without one. */
  page: string | null;
  /** Column that references the image. */
  field: string;
  count: number;
  /** The first of them. */
  records: { id: number; name: string }[];
}

/** `GET fetchMedia/{id}`: an image with its translations, usages and sizes. */
export interface MediaDetail extends MediaRecord {
  translations: Translations;
  used_by: PictureUse[];
  /** The sizes that it is served in; URLs by format. */
  sizes: { width: number; height: number; urls: Record<string, string> }[];
}

/** A folder of the library with the number of images directly in it; the empty path stands for no folder. */
export interface MediaFolder {
  path: string;
  count: number;
}

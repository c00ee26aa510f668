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
  /** A small square around the focus. */
  thumbnail_url: string;
  /** Colours to paint while the picture loads (BlurHash); null for one that can be seen through. */
  blurhash: string | null;
  /** Half of the sha256 of its bytes, by which it is kept. */
  sha256: string;
  /** Per cent from the left and the top of the point that stays visible when the picture is cropped. */
  focal_x: number;
  focal_y: number;
  /** Whose it is; customers' pictures belong to their reviews. */
  owner: 'admin' | 'vendor' | 'customer';
  vendor_id: number | null;
  customer_id: number | null;
  created_at: string;
}

/** Records of one table that show a picture. */
export interface PictureUse {
  table: string;
  /** The page of the consoles that has these records; null where none has. */
  page: string | null;
  /** Column that names the picture. */
  field: string;
  count: number;
  /** The first of them. */
  records: { id: number; name: string }[];
}

/** `GET fetchMedia/{id}`: a picture with all that is known of it. */
export interface MediaDetail extends MediaRecord {
  translations: Translations;
  used_by: PictureUse[];
  /** The sizes it is offered in; addresses by format. */
  sizes: { width: number; height: number; urls: Record<string, string> }[];
}

/** A folder of the library with how many pictures lie directly in it; the empty path stands for none. */
export interface MediaFolder {
  path: string;
  count: number;
}

import { Whole } from './setting-fields';

/** What the picture library takes and how it compresses what it shows. */
export class MediaValues {
  /** Largest picture in megabytes; what the server takes at most (UPLOAD_LIMIT) stays the upper bound. */
  @Whole(1, 100)
  max_megabytes = 10;

  /** Largest picture in million pixels. */
  @Whole(1, 50)
  max_megapixels = 50;

  /** Pictures that one vendor's library may hold. */
  @Whole(1, 1_000_000)
  vendor_pictures = 5000;

  /** Compression of the sizes that are made from now on, 30 (small) to 95 (faithful). */
  @Whole(30, 95)
  avif_quality = 60;

  @Whole(30, 95)
  webp_quality = 76;

  @Whole(30, 95)
  jpeg_quality = 80;
}

import { Whole } from './setting-fields';

/** Settings of the media library: upload limits and compression of the generated sizes. */
export class MediaValues {
  /** Largest picture in megabytes; the server's UPLOAD_LIMIT remains the upper bound. */
  @Whole(1, 100)
  max_megabytes = 10;

  /** Largest picture in million pixels. */
  @Whole(1, 50)
  max_megapixels = 50;

  /** Number of pictures that one vendor's library may hold. */
  @Whole(1, 1_000_000)
  vendor_pictures = 5000;

  /** Compression quality of sizes generated from now on, from 30 (small files) to 95 (high fidelity). */
  @Whole(30, 95)
  avif_quality = 60;

  @Whole(30, 95)
  webp_quality = 76;

  @Whole(30, 95)
  jpeg_quality = 80;
}

import { Integer } from './setting-fields';

/** Settings of the media library: upload limits and compression of the generated sizes. */
export class MediaValues {
  /** Largest picture in megabytes; the server's UPLOAD_LIMIT remains the upper bound. */
  @Integer(1, 100)
  max_megabytes = 10;

  /** Largest picture in million pixels. */
  @Integer(1, 50)
  max_megapixels = 50;

  /** Number of pictures that one vendor's library may hold. */
  @Integer(1, 1_000_000)
  vendor_pictures = 5000;

  /** Compression quality of sizes generated from now on, from 30 (small files) to 95 (high fidelity). */
  @Integer(30, 95)
  avif_quality = 60;

  @Integer(30, 95)
  webp_quality = 76;

  @Integer(30, 95)
  jpeg_quality = 80;
}

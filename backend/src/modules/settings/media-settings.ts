import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** What the picture library takes and how it compresses what it shows. */
export class MediaValues {
  /** Largest picture in megabytes; what the server takes at most (UPLOAD_LIMIT) stays the upper bound. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  max_megabytes = 10;

  /** Largest picture in million pixels. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(50)
  max_megapixels = 50;

  /** Pictures that one vendor's library may hold. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  vendor_pictures = 5000;

  /** Compression of the sizes that are made from now on, 30 (small) to 95 (faithful). */
  @IsOptional()
  @IsInt()
  @Min(30)
  @Max(95)
  avif_quality = 60;

  @IsOptional()
  @IsInt()
  @Min(30)
  @Max(95)
  webp_quality = 76;

  @IsOptional()
  @IsInt()
  @Min(30)
  @Max(95)
  jpeg_quality = 80;
}

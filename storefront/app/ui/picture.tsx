import { averageColor, type Picture as PictureData } from '@stoa/contracts';
import type { ReactElement } from 'react';

/** View model of an image: one modern source set and a fallback. */
export interface ImageView {
  src: string;
  srcSet: string;
  type: string;
  alt: string;
  width: number;
  height: number;
  /** Classes that fill its area with its average colour until it is loaded; empty if unknown. */
  tone: string;
}

/**
 * The average colour as three CSS classes, sixteen steps per channel: the content security policy allows no
 * inline styles.
 */
function toneOf(blurhash: string | null): string {
  const color = averageColor(blurhash);
  if (!color) return '';
  const [red, green, blue] = color.map((value) => Math.round(value / 17).toString(16));
  return `tone r${red} g${green} b${blue}`;
}

/** Candidates of a source set up to a width in pixels. */
function upTo(srcSet: string, widest: number): string {
  const candidates = srcSet.split(', ');
  const fitting = candidates.filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0) <= widest);
  return (fitting.length > 0 ? fitting : candidates).join(', ');
}

/**
 * Converts the API's picture to a view model; AVIF if available, and no candidate wider than `widest` pixels.
 */
export function toImage(picture: PictureData, widest = 2000): ImageView {
  const { src, avif, webp, alt, width, height, blurhash } = picture;
  return {
    src,
    srcSet: upTo(avif || webp, widest),
    type: avif ? 'image/avif' : 'image/webp',
    alt,
    width,
    height,
    tone: toneOf(blurhash),
  };
}

/**
 * Width in CSS pixels at which a picture is drawn that covers an area: one that is wider than the area is cropped at its
 * sides, a taller one above and below.
 */
export const coveringWidth = (
  { width, height }: Pick<ImageView, 'width' | 'height'>,
  area: { width: number; height: number },
): number => Math.ceil(Math.max(area.width, (area.height * width) / height));

interface PictureProps {
  image: ImageView;
  /** Replaces the image on phones. */
  mobile?: ImageView;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is the page's main image (LCP), which is loaded first. */
  main?: boolean;
  /** Overrides the picture's own alt text; empty, for example, next to a name. */
  alt?: string;
  className?: string;
}

/** A responsive image that reserves its space while it loads. */
export function Picture({
  image,
  mobile,
  sizes,
  main,
  alt = image.alt,
  className,
}: PictureProps): ReactElement {
  const img = (
    <img
      src={image.src}
      alt={alt}
      width={image.width}
      height={image.height}
      className={[className, image.tone].filter(Boolean).join(' ') || undefined}
      {...(main ? { fetchpriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
  // Some images have a single file; a source with the wrong type would hide it.
  if (!image.srcSet || image.src.endsWith('.svg')) return img;
  return (
    <picture>
      {mobile && (
        <source
          media="(width < 768px)"
          type={mobile.srcSet ? mobile.type : undefined}
          srcSet={mobile.srcSet || mobile.src}
          sizes="100vw"
          width={mobile.width}
          height={mobile.height}
        />
      )}
      <source type={image.type} srcSet={image.srcSet} sizes={sizes} />
      {img}
    </picture>
  );
}

import { averageColor, type Picture as PictureData } from '@stoa/contracts';
import type { ReactElement } from 'react';

/** A picture as pages need it: one modern source set and what everyone can show. */
export interface ImageView {
  src: string;
  srcSet: string;
  type: string;
  alt: string;
  width: number;
  height: number;
  /** Classes that fill its place with its average colour until it is there; empty where nothing is known. */
  tone: string;
}

/** The average colour in three of the stylesheet's classes, sixteen steps for each of red, green and blue: no inline style passes the content policy. */
function toneOf(blurhash: string | null): string {
  const color = averageColor(blurhash);
  if (!color) return '';
  const [red, green, blue] = color.map((value) => Math.round(value / 17).toString(16));
  return `tone r${red} g${green} b${blue}`;
}

/** The candidates of a source set that are no wider than a place can use. */
function upTo(srcSet: string, widest: number): string {
  const candidates = srcSet.split(', ');
  const fitting = candidates.filter((candidate) => Number(/ (\d+)w$/.exec(candidate)?.[1] ?? 0) <= widest);
  return (fitting.length > 0 ? fitting : candidates).join(', ');
}

/** Takes from a picture what a page shows; AVIF where there is one, and no candidate wider than `widest` pixels. */
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

interface PictureProps {
  image: ImageView;
  /** Shown instead on phones. */
  mobile?: ImageView;
  /** The `sizes` of the place it fills. */
  sizes: string;
  /** The one main picture of a page is fetched first. */
  main?: boolean;
  /** Instead of the picture's own text, for instance empty where a name stands beside it. */
  alt?: string;
  className?: string;
}

/** A picture that keeps its place while it loads. */
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
  // Some pictures have one file only; a source that lies about its type would hide it.
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

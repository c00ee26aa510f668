import { MAX_PIXELS } from './inspect-image';
import { sharp } from './sharp';

/** Widths that pictures are offered in; any other is refused, so that nobody can fill the store. */
export const WIDTHS = [160, 320, 640, 960, 1280, 1600] as const;
export type RenditionWidth = (typeof WIDTHS)[number];

/** Formats by file ending, with their content types. */
export const RENDITION_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type RenditionFormat = keyof typeof RENDITION_TYPES;

/** One size and format of a picture. */
export interface Rendition {
  width: RenditionWidth;
  format: RenditionFormat;
}

/** Width of `src`, which only browsers without `srcset` take. */
const PLAIN_WIDTH = 640;

/** Reads `640.avif`; null for anything that is not offered. */
export function parseRendition(file: string): Rendition | null {
  const match = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(file);
  const width = WIDTHS.find((one) => String(one) === match?.[1]);
  return match && width ? { width, format: match[2] as RenditionFormat } : null;
}

/** Widths worth offering for a master: those it has pixels for, and the next one above. */
export function widthsFor(masterWidth: number): RenditionWidth[] {
  const above = WIDTHS.findIndex((width) => width >= masterWidth);
  return above === -1 ? [...WIDTHS] : WIDTHS.slice(0, above + 1);
}

/** The addresses of a picture for `<picture>`: `src` for everyone and a `srcset` per modern format. */
export function pictureUrls(hash: string, masterWidth: number): { src: string; avif: string; webp: string } {
  const widths = widthsFor(masterWidth);
  const set = (format: RenditionFormat): string =>
    widths.map((width) => `/media/${hash}/${width}.${format} ${width}w`).join(', ');
  const plain = widths.filter((width) => width <= PLAIN_WIDTH).at(-1) ?? WIDTHS[0];
  return { src: `/media/${hash}/${plain}.jpg`, avif: set('avif'), webp: set('webp') };
}

/** Renders one size and format; never larger than the master, turned upright, without its metadata. */
export async function render(master: Buffer, { width, format }: Rendition): Promise<Buffer> {
  const library = await sharp();
  const image = library(master, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 60, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 76, effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, progressive: true }).toBuffer();
}

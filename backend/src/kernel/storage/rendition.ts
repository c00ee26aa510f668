import { MAX_PIXELS } from './inspect-image';
import { sharp } from './sharp';

/** Widths of renditions; any other is refused, so that nobody can fill the storage. */
export const WIDTHS = [160, 320, 640, 960, 1280, 1600] as const;
export type RenditionWidth = (typeof WIDTHS)[number];

/** Formats by file extension, with their content types. */
export const RENDITION_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type RenditionFormat = keyof typeof RENDITION_TYPES;

/** One size and format of an image; `focus` crops a square around a point, in per cent from left and top. */
export interface Rendition {
  width: RenditionWidth;
  format: RenditionFormat;
  focus?: { x: number; y: number };
}

/** Quality per format, 1 to 100. */
export type Qualities = Record<RenditionFormat, number>;
export const QUALITIES: Qualities = { avif: 60, webp: 76, jpg: 80 };

/** Width of square thumbnails. */
const SQUARE: RenditionWidth = 160;
/** Focal points are rounded to steps of this many per cent, so that an image has at most 25 squares. */
const STEP = 25;

/** Width of `src`, the fallback of browsers without `srcset`. */
const PLAIN_WIDTH = 640;

/** Parses `640.avif` or `square-50-25.jpg`; null for any other rendition. */
export function parseRendition(file: string): Rendition | null {
  const square = /^square-(\d{1,3})-(\d{1,3})\.jpg$/.exec(file);
  if (square) {
    const [x, y] = [Number(square[1]), Number(square[2])];
    return SQUARES.includes(file) ? { width: SQUARE, format: 'jpg', focus: { x, y } } : null;
  }
  const match = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(file);
  const width = WIDTHS.find((one) => String(one) === match?.[1]);
  return match && width ? { width, format: match[2] as RenditionFormat } : null;
}

/** The file name of a rendition, in URLs and in storage. */
export function renditionFile({ width, format, focus }: Rendition): string {
  return focus ? `square-${focus.x}-${focus.y}.jpg` : `${width}.${format}`;
}

const STEPS = Array.from({ length: 100 / STEP + 1 }, (_, n) => n * STEP);
const SQUARES = STEPS.flatMap((x) => STEPS.map((y) => `square-${x}-${y}.jpg`));

/** Every possible rendition of an image. */
export function allRenditions(): string[] {
  const formats = Object.keys(RENDITION_TYPES);
  return [...WIDTHS.flatMap((width) => formats.map((format) => `${width}.${format}`)), ...SQUARES];
}

/** URL of the square thumbnail around a focal point. */
export function squareUrl(hash: string, x: number, y: number): string {
  const near = (part: number): number => Math.round(part / STEP) * STEP;
  return `/media/${hash}/square-${near(x)}-${near(y)}.jpg`;
}

/** Useful widths for a master: those it has pixels for, and the next larger one. */
export function widthsFor(masterWidth: number): RenditionWidth[] {
  const above = WIDTHS.findIndex((width) => width >= masterWidth);
  return above === -1 ? [...WIDTHS] : WIDTHS.slice(0, above + 1);
}

/** URLs of an image for `<picture>`: a fallback `src` and a `srcset` per modern format. */
export function pictureUrls(hash: string, masterWidth: number): { src: string; avif: string; webp: string } {
  const widths = widthsFor(masterWidth);
  const set = (format: RenditionFormat): string =>
    widths.map((width) => `/media/${hash}/${width}.${format} ${width}w`).join(', ');
  const plain = widths.filter((width) => width <= PLAIN_WIDTH).at(-1) ?? WIDTHS[0];
  return { src: `/media/${hash}/${plain}.jpg`, avif: set('avif'), webp: set('webp') };
}

/** Renders one size and format; never upscaled, rotated upright, without metadata. */
export async function render(
  master: Buffer,
  { width, format, focus }: Rendition,
  qualities: Qualities = QUALITIES,
): Promise<Buffer> {
  const library = await sharp();
  const source = library(master, { limitInputPixels: MAX_PIXELS });
  const cut = focus && squareAround((await source.metadata()).autoOrient, focus);
  const upright = source.autoOrient();
  const image = (cut ? upright.extract(cut) : upright).resize({ width, withoutEnlargement: true });
  const quality = qualities[format];
  if (format === 'avif') return image.avif({ quality, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
}

/** The largest square of an image centred as near to the focal point as its edges permit. */
export function squareAround(
  { width, height }: { width: number; height: number },
  focus: { x: number; y: number },
): { left: number; top: number; width: number; height: number } {
  const side = Math.min(width, height);
  const start = (length: number, part: number): number =>
    Math.round(Math.min(Math.max((length * part) / 100 - side / 2, 0), length - side));
  return { left: start(width, focus.x), top: start(height, focus.y), width: side, height: side };
}

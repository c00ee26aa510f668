import { MAX_PIXELS } from './inspect-image';
import { sharp } from './sharp';

/** Widths that pictures are offered in; any other is refused, so that nobody can fill the store. */
export const WIDTHS = [160, 320, 640, 960, 1280, 1600] as const;
export type RenditionWidth = (typeof WIDTHS)[number];

/** Formats by file ending, with their content types. */
export const RENDITION_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type RenditionFormat = keyof typeof RENDITION_TYPES;

/** One size and format of a picture; `focus` makes it a square cut around a point, in per cent from left and top. */
export interface Rendition {
  width: RenditionWidth;
  format: RenditionFormat;
  focus?: { x: number; y: number };
}

/** Compression of each format, 1 to 100. */
export type Qualities = Record<RenditionFormat, number>;
export const QUALITIES: Qualities = { avif: 60, webp: 76, jpg: 80 };

/** Width of the squares that lists show. */
const SQUARE: RenditionWidth = 160;
/** A square's focus keeps to steps of so many per cent, so that a picture has 25 squares at the most. */
const STEP = 25;

/** Width of `src`, which only browsers without `srcset` take. */
const PLAIN_WIDTH = 640;

/** Reads `640.avif` or `square-50-25.jpg`; null for anything that is not offered. */
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

/** The file name of a rendition, as in addresses and in the store. */
export function renditionFile({ width, format, focus }: Rendition): string {
  return focus ? `square-${focus.x}-${focus.y}.jpg` : `${width}.${format}`;
}

const STEPS = Array.from({ length: 100 / STEP + 1 }, (_, n) => n * STEP);
const SQUARES = STEPS.flatMap((x) => STEPS.map((y) => `square-${x}-${y}.jpg`));

/** Every file that can have been made of a picture. */
export function allRenditions(): string[] {
  const formats = Object.keys(RENDITION_TYPES);
  return [...WIDTHS.flatMap((width) => formats.map((format) => `${width}.${format}`)), ...SQUARES];
}

/** The address of the small square around a point that lists show. */
export function squareUrl(hash: string, x: number, y: number): string {
  const near = (part: number): number => Math.round(part / STEP) * STEP;
  return `/media/${hash}/square-${near(x)}-${near(y)}.jpg`;
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
export async function render(
  master: Buffer,
  { width, format, focus }: Rendition,
  qualities: Qualities = QUALITIES,
): Promise<Buffer> {
  const library = await sharp();
  const whole = library(master, { limitInputPixels: MAX_PIXELS });
  const cut = focus && squareAround((await whole.metadata()).autoOrient, focus);
  const upright = whole.autoOrient();
  const image = (cut ? upright.extract(cut) : upright).resize({ width, withoutEnlargement: true });
  const quality = qualities[format];
  if (format === 'avif') return image.avif({ quality, effort: 2 }).toBuffer();
  if (format === 'webp') return image.webp({ quality, effort: 3 }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, progressive: true }).toBuffer();
}

/** The largest square of a picture whose middle is as near to the focus as its edges let it. */
export function squareAround(
  { width, height }: { width: number; height: number },
  focus: { x: number; y: number },
): { left: number; top: number; width: number; height: number } {
  const side = Math.min(width, height);
  const start = (length: number, part: number): number =>
    Math.round(Math.min(Math.max((length * part) / 100 - side / 2, 0), length - side));
  return { left: start(width, focus.x), top: start(height, focus.y), width: side, height: side };
}

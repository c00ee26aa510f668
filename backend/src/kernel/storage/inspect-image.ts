import { encode } from 'blurhash';
import { searchPicture } from './search-picture';
import { sharp } from './sharp';

/** Image formats accepted for upload. */
export const IMAGE_FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** Result for an uploaded image: accepted as a master, or the reason against it. */
export type Inspection =
  { ok: true; format: ImageFormat; width: number; height: number } | { ok: false; reason: string };

/** Maximum decoded pixels of an image; more is a decompression bomb. */
export const MAX_PIXELS = 50_000_000;
const MAX_SIDE = 12_000;

const text = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** The format by magic bytes. */
function claimedFormat(bytes: Buffer): ImageFormat | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (text(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(bytes, 8, 12))) return 'avif';
  if (['GIF87a', 'GIF89a'].includes(text(bytes, 0, 6))) return 'gif';
  return null;
}

const refused = (reason: string): Inspection => ({ ok: false, reason });

/** Validates an uploaded image by its content, never by its name or declared type. */
export async function inspectImage(bytes: Buffer): Promise<Inspection> {
  const claimed = claimedFormat(bytes);
  if (!claimed) return refused('Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.');
  if (await searchPicture(bytes)) return refused('This file contains content that is not a picture.');
  const library = await sharp();
  try {
    const image = library(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, autoOrient, pages = 1 } = await image.metadata();
    const { width, height } = autoOrient;
    const imageFormat = format === 'heif' ? 'avif' : format;
    if (imageFormat !== claimed) return refused('The content of this picture does not match its format.');
    if (width > MAX_SIDE || height > MAX_SIDE || width * height * pages > MAX_PIXELS) {
      return refused(
        `A picture may have up to ${MAX_PIXELS / 1e6} million pixels and ${MAX_SIDE} on a side.`,
      );
    }
    await image.resize(16).raw().toBuffer();
    return { ok: true, format: claimed, width, height };
  } catch (error) {
    const bomb = error instanceof Error && /pixel limit/i.test(error.message);
    return refused(
      bomb ? 'This picture has too many pixels.' : 'This picture is damaged and cannot be read.',
    );
  }
}

/** BlurHash of an image in 28 characters, as a placeholder; empty for an image with transparency. */
export async function blurhash(bytes: Buffer): Promise<string> {
  const library = await sharp();
  const tiny = library(bytes, { limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(32, 32, { fit: 'inside' });
  const { data, info } = await tiny.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  if (data.some((value, place) => place % 4 === 3 && value < 250)) return '';
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3);
}

import type { Shop } from '~/session/shop.server';
import type { FileLimit } from './files-field';
import { megabytesOf } from './megabytes';

/** Bytes allowed for text fields and multipart boundaries in addition to the files. */
const AROUND = 128 * 1024;

/** Largest picture that a form may carry, in bytes. */
export const readPictureLimit = async (shop: Shop): Promise<number> =>
  (await shop.api.get<{ upload_limit: number }>('web/environment')).upload_limit;

/** The same in bytes, and in megabytes as the page's language writes them. */
export async function readShownPictureLimit(shop: Shop): Promise<FileLimit> {
  const [bytes, { formats }] = await Promise.all([readPictureLimit(shop), shop.locale()]);
  return { bytes, text: formats.number(megabytesOf(bytes)) };
}

/** Whether Content-Length is missing or exceeds what the files may take together, in bytes; such a body is not read. */
export function isTooLarge(request: Request, files: number): boolean {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  return !(length <= files + AROUND);
}

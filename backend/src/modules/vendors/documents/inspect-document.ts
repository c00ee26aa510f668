import { Failure } from '../../../kernel/http';
import { inspectImage } from '../../../kernel/storage';

const PDF = '%PDF-';
/** The PDF signature may follow a few bytes that some programs write first. */
const MARK_WITHIN = 1024;
const SHOWN = ['jpeg', 'png', 'webp', 'avif'];

/**
 * The media type of a document, detected from its bytes: a PDF or an image. @throws Failure 422 on the upload
 * field
 */
export async function documentType(bytes: Buffer, field: string): Promise<string> {
  if (bytes.subarray(0, MARK_WITHIN).includes(PDF)) return 'application/pdf';
  const image = await inspectImage(bytes);
  if (image.ok && SHOWN.includes(image.format)) return `image/${image.format}`;
  throw Failure.field(field, 'must be a PDF or a picture (JPEG, PNG, WebP or AVIF)');
}

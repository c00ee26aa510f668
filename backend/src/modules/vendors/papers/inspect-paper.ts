import { Failure } from '../../../kernel/http';
import { inspectImage } from '../../../kernel/storage';

const PDF = '%PDF-';
/** The mark may stand after a few bytes that some programs write first. */
const MARK_WITHIN = 1024;
const SHOWN = ['jpeg', 'png', 'webp', 'avif'];

/** The media type of a paper, told by its bytes: a PDF or a picture. @throws Failure 422 on the field it was sent in */
export async function typeOfPaper(bytes: Buffer, field: string): Promise<string> {
  if (bytes.subarray(0, MARK_WITHIN).includes(PDF)) return 'application/pdf';
  const image = await inspectImage(bytes);
  if (image.ok && SHOWN.includes(image.format)) return `image/${image.format}`;
  throw Failure.field(field, 'must be a PDF or a picture (JPEG, PNG, WebP or AVIF)');
}

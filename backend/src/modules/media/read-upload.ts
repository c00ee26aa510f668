import type { FastifyRequest } from 'fastify';
import { Failure } from '../../kernel/http';
import { checkedFolder } from './folders';

/** A file of a form with the words that came along. */
export interface Upload {
  bytes: Buffer;
  filename: string;
  folder: string | null;
  alt: string | null;
}

/** Reads the one file of a multipart form from its field `file`. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart())
    throw new Failure(415, 'unsupported_media_type', 'Send the picture as a form (multipart/form-data).');
  const words: Record<string, string> = {};
  let file: { bytes: Buffer; filename: string } | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') words[part.fieldname] = String(part.value);
      else if (part.fieldname === 'file') file = { bytes: await part.toBuffer(), filename: part.filename };
      else throw Failure.field(part.fieldname, 'is not expected; the picture goes into the field file');
    }
  } catch (error) {
    throw explained(error);
  }
  if (!file?.bytes.length) throw Failure.field('file', 'must hold a picture');
  return { bytes: file.bytes, filename: plainName(file.filename), ...checked(words) };
}

function explained(error: unknown): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = 'This file is larger than uploads may be.';
    return new Failure(413, 'too_large', message, { file: [message] });
  }
  if (code === 'FST_FILES_LIMIT') return Failure.field('file', 'only one picture can be sent at a time');
  return error;
}

function checked({ folder = '', alt = '' }: Record<string, string>): {
  folder: string | null;
  alt: string | null;
} {
  if (alt.length > 250) throw Failure.field('alt', 'may have at most 250 characters');
  return { folder: checkedFolder(folder), alt: alt.trim() || null };
}

/** The last part of what the browser calls the file; it is shown, never used as a path. */
function plainName(filename: string): string {
  const name = filename.split(/[/\\]/).pop() ?? '';
  return (
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-190) || 'picture'
  );
}

import type { FastifyRequest } from 'fastify';
import { Failure, readForm } from '../../kernel/http';
import { checkedFolder } from './folders';

/** An uploaded file with the text fields of its form. */
export interface Upload {
  bytes: Buffer;
  filename: string;
  folder: string | null;
  alt: string | null;
}

/** Reads the one file of a multipart form from its field `file`. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const { fields, files } = await readForm(request, { field: 'file', max: 1, noun: 'picture' });
  const [file] = files;
  if (!file?.size) throw Failure.field('file', 'must contain a picture');
  const facts = checked(fields);
  return { filename: file.filename, bytes: await file.read(), ...facts };
}

function checked({ folder = '', alt = '' }: Record<string, string>): {
  folder: string | null;
  alt: string | null;
} {
  if (alt.length > 250) throw Failure.field('alt', 'may have at most 250 characters');
  return { folder: checkedFolder(folder), alt: alt.trim() || null };
}

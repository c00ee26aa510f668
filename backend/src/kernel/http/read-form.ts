import type { FastifyRequest } from 'fastify';
import { say, word } from '../wording';
import { Failure } from './failure';

/** A file of a form. */
export interface FormFile {
  bytes: Buffer;
  filename: string;
}

/** A multipart form that was read to its end: its words, and its files in the order in which they came. */
export interface Form {
  words: Record<string, string>;
  files: FormFile[];
}

/** Of the words beside the files. */
const WORDS = { fields: 16, fieldSize: 16 * 1024 };

interface Expected {
  /** The one field that files are sent in. */
  field: string;
  /** How many files there may be. */
  most: number;
  /** What a file is called in a refusal, as in "Send the picture as a form". */
  noun: 'picture' | 'paper';
}

/** @throws Failure 413, 415 or 422 on the field of the files */
export async function readForm(request: FastifyRequest, { field, most, noun }: Expected): Promise<Form> {
  if (!request.isMultipart())
    throw new Failure(
      415,
      'unsupported_media_type',
      say`Send the ${word(noun)} as a form (multipart/form-data).`,
    );
  const form: Form = { words: {}, files: [] };
  try {
    for await (const part of request.parts({ limits: { files: most, ...WORDS } })) {
      if (part.type === 'field') form.words[part.fieldname] = String(part.value);
      else if (part.fieldname !== field)
        throw Failure.field(
          part.fieldname,
          say`is not expected; the ${word(noun)} goes into the field ${field}`,
        );
      else form.files.push({ bytes: await part.toBuffer(), filename: plainName(part.filename, noun) });
    }
  } catch (error) {
    throw explained(error, { field, most, noun });
  }
  return form;
}

function explained(error: unknown, { field, most }: Expected): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    const message = 'This file is larger than uploads may be.';
    return new Failure(413, 'too_large', message, { [field]: [message] });
  }
  if (code !== 'FST_FILES_LIMIT') return error;
  const limit = most === 1 ? 'only one file can be sent at a time' : `at most ${most} can be sent at a time`;
  return Failure.field(field, limit);
}

/** The last part of what a browser calls a file; it is shown, never used as a path. */
export function plainName(filename: string, fallback: string): string {
  const name = filename.split(/[/\\]/).pop() ?? '';
  return (
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-190) || fallback
  );
}

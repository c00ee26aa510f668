import type { FastifyRequest } from 'fastify';
import { msg, term } from '../translation';
import { Failure } from './failure';
import { type SpooledFile, spoolOf } from './spool';

/** An uploaded file. */
export interface FormFile extends Pick<SpooledFile, 'size' | 'read'> {
  filename: string;
  /** Name of its form field. */
  field?: string;
}

/** An in-memory buffer as a form file. */
export function formFile(filename: string, bytes: Buffer): FormFile {
  return { filename, size: bytes.length, read: () => Promise.resolve(bytes) };
}

/** A completely read multipart form: text fields, and files in order of arrival. */
export interface Form {
  fields: Record<string, string>;
  files: (FormFile & SpooledFile)[];
}

/** Limits of the text fields. */
const FIELD_LIMITS = { fields: 16, fieldSize: 16 * 1024 };
const MEGA = 1024 ** 2;

/** The files that a form may contain. */
export interface ExpectedFiles {
  /** Name of the file field. */
  field: string;
  /** Further file fields. */
  others?: readonly string[];
  /** Maximum number of files. */
  max: number;
  /** Noun for messages, as in "Send the picture as a form". */
  noun: 'picture' | 'document' | 'spreadsheet';
  /** Maximum size of a file in bytes, if not the general upload limit. */
  limit?: number;
  /** Maximum total size in bytes, if less than the sum of the files' limits. */
  total?: number;
}

type Limits = ExpectedFiles & Required<Pick<ExpectedFiles, 'limit' | 'total'>>;

/**
 * Reads a multipart form to disk.
 * @throws Failure 400, 413, 415 or 422 on the file field
 */
export async function readForm(request: FastifyRequest, expected: ExpectedFiles): Promise<Form> {
  const { field, others = [], max, noun } = expected;
  if (!request.isMultipart())
    throw new Failure(
      415,
      'unsupported_media_type',
      msg`Send the ${term(noun)} as a form (multipart/form-data).`,
    );
  const spool = spoolOf(request);
  const limits = limitsOf(expected, spool.limit);
  refuseByLength(request, limits);
  const form: Form = { fields: {}, files: [] };
  try {
    for await (const part of request.parts({
      limits: { files: max, fileSize: limits.limit, ...FIELD_LIMITS },
    })) {
      if (part.type === 'field') form.fields[part.fieldname] = String(part.value);
      else if (part.fieldname !== field && !others.includes(part.fieldname))
        throw Failure.field(
          part.fieldname,
          msg`is not expected; send the ${term(noun)} in the field ${field}`,
        );
      else {
        const file = await spool.write(part.file);
        if (part.file.truncated) throw tooLarge(limits);
        form.files.push({ ...file, field: part.fieldname, filename: plainName(part.filename, noun) });
      }
    }
  } catch (error) {
    throw explained(error, limits);
  }
  if (form.files.reduce((sum, { size }) => sum + size, 0) > limits.total) throw togetherTooLarge(limits);
  return form;
}

function limitsOf(expected: ExpectedFiles, usual: number): Limits {
  const limit = expected.limit ?? usual;
  return { ...expected, limit, total: Math.min(expected.total ?? Infinity, expected.max * limit) };
}

/** Rejects by Content-Length, before reading the body. */
function refuseByLength({ headers }: FastifyRequest, limits: Limits): void {
  const fieldBytes = FIELD_LIMITS.fields * (FIELD_LIMITS.fieldSize + 1024);
  if (Number(headers['content-length'] ?? 0) <= limits.total + fieldBytes) return;
  throw limits.max === 1 ? tooLarge(limits) : togetherTooLarge(limits);
}

function tooLarge({ field, limit }: Limits): Failure {
  const message = `File exceeds the ${megabytes(limit)} MB limit.`;
  return new Failure(413, 'too_large', message, { [field]: [message] });
}

function togetherTooLarge({ field, total }: Limits): Failure {
  const message = `The files together exceed the ${megabytes(total)} MB limit.`;
  return new Failure(413, 'too_large', message, { [field]: [message] });
}

function megabytes(bytes: number): number {
  return Math.round((bytes / MEGA) * 10) / 10;
}

function explained(error: unknown, expected: Limits): unknown {
  const { code } = error as { code?: unknown };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(expected);
  if (code === 'FST_FILES_LIMIT') {
    const { max } = expected;
    const limit = max === 1 ? 'only one file can be sent at a time' : `at most ${max} can be sent at a time`;
    return Failure.field(expected.field, limit);
  }
  // The parser's own errors have no code: missing boundary, premature end, invalid header.
  const isUnreadable = error instanceof Error && !(error instanceof Failure) && code === undefined;
  if (!isUnreadable) return error;
  const message = 'This form is incomplete and could not be read. Please send it again.';
  return new Failure(400, 'bad_request', message);
}

/** The base name of an uploaded file; for display, never used as a path. */
export function plainName(filename: string, fallback: string): string {
  const name = filename.split(/[/\\]/).pop() ?? '';
  return (
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(-190) || fallback
  );
}

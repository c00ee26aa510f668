import type { FastifyRequest } from 'fastify';
import { Failure } from './failure';
import { type ExpectedFiles, type FormFile, readForm } from './read-form';
import { validationPipe } from './validation';

/** An input with the files that were sent with it. */
export interface Submission<T> {
  input: T;
  files: FormFile[];
}

interface FormShape {
  files: ExpectedFiles;
  /** Fields that are numbers, which a form sends as text. */
  numbers: readonly string[];
  /** Fields that a form sends as JSON text. */
  json?: readonly string[];
}

const pipe = validationPipe();

/** Reads an input from JSON, or with files from a multipart form. @throws Failure 422 by field; others as `readForm` */
export async function readInput<T>(
  request: FastifyRequest,
  metatype: new () => T,
  expected: FormShape,
): Promise<Submission<T>> {
  const form = request.isMultipart() ? await readForm(request, expected.files) : null;
  const value: unknown = form ? typed(form.fields, expected) : request.body;
  const input = (await pipe.transform(value, { type: 'body', metatype })) as T;
  // Browsers send an empty file for a file field that was left empty.
  return { input, files: form?.files.filter(({ size }) => size > 0) ?? [] };
}

/** Form values are strings, and empty where nothing was entered. */
function typed(
  fields: Readonly<Record<string, string>>,
  { numbers, json = [] }: FormShape,
): Record<string, unknown> {
  const filled = Object.entries(fields).filter(([, text]) => text !== '');
  return Object.fromEntries(
    filled.map(([name, text]) => {
      if (json.includes(name)) return [name, parsed(name, text)];
      return [name, numbers.includes(name) && /^\d+$/.test(text) ? Number(text) : text];
    }),
  );
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw Failure.field(name, 'must be JSON');
  }
}

import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../kernel/http';
import { readForm, validationPipe } from '../../kernel/http';
import { RegisterVendorInput } from './vendor.inputs';

/** Papers that can be sent along with an application. */
const MOST_PAPERS = 5;
/** Bytes of all papers together: anybody may send an application. */
const TOTAL = 25 * 1024 ** 2;

/** An application as it was sent: JSON, or a form that has papers with it in the field `papers`. */
export interface Application {
  input: RegisterVendorInput;
  papers: FormFile[];
}

/** @throws Failure 413 or 422 on the fields that are wrong */
export async function readApplication(request: FastifyRequest): Promise<Application> {
  const { words, papers } = request.isMultipart()
    ? await readPapers(request)
    : { words: request.body ?? {}, papers: [] };
  const metatype = RegisterVendorInput;
  const input = (await validationPipe().transform(words, { type: 'body', metatype })) as RegisterVendorInput;
  return { input, papers };
}

async function readPapers(request: FastifyRequest): Promise<{ words: object; papers: FormFile[] }> {
  const { words, files } = await readForm(request, {
    ...{ field: 'papers', most: MOST_PAPERS, noun: 'document' as const },
    total: TOTAL,
  });
  const { country_id, ...rest } = words;
  // A form holds texts only, and an empty field where somebody has written nothing.
  const country = country_id ? { country_id: Number(country_id) } : {};
  return { words: { ...rest, ...country }, papers: files.filter(({ size }) => size > 0) };
}

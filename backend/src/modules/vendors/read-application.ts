import { KEPT_KINDS, type KeptKind } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../kernel/http';
import { readForm, validationPipe } from '../../kernel/http';
import { RegisterVendorInput } from './vendor.inputs';

/** Papers that can be sent along with an application, the logo among them. */
const MOST_PAPERS = 6;
/** Bytes of all papers together: anybody may send an application. */
export const MOST_PAPER_BYTES = 25 * 1024 ** 2;

/** An application as it was sent: JSON, or a form that has papers with it, in `papers` or in the field of their kind. */
export interface Application {
  input: RegisterVendorInput;
  /** Null where there could be none, since it is no form. */
  papers: (FormFile & { kind: KeptKind })[] | null;
}

/** @throws Failure 413 or 422 on the fields that are wrong */
export async function readApplication(request: FastifyRequest): Promise<Application> {
  const { words, papers } = request.isMultipart()
    ? await readPapers(request)
    : { words: request.body ?? {}, papers: null };
  const metatype = RegisterVendorInput;
  const input = (await validationPipe().transform(words, { type: 'body', metatype })) as RegisterVendorInput;
  return { input, papers };
}

async function readPapers(
  request: FastifyRequest,
): Promise<{ words: object; papers: Application['papers'] }> {
  const { words, files } = await readForm(request, {
    ...{ field: 'papers', others: KEPT_KINDS, most: MOST_PAPERS, noun: 'document' as const },
    total: MOST_PAPER_BYTES,
  });
  const { country_id, accepts_terms, ...rest } = words;
  // A form holds texts only, and an empty field where somebody has written or chosen nothing.
  const country = country_id ? { country_id: Number(country_id) } : {};
  const accepted = accepts_terms === undefined ? {} : { accepts_terms: accepts_terms === 'true' };
  const papers = files
    .filter(({ size }) => size > 0)
    .map((file) => ({ ...file, kind: KEPT_KINDS.find((kind) => kind === file.field) ?? 'registration' }));
  return { words: { ...rest, ...country, ...accepted }, papers };
}

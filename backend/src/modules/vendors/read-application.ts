import { PRIVATE_FILE_KINDS, type PrivateFileKind } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../kernel/http';
import { readForm, validationPipe } from '../../kernel/http';
import { RegisterVendorInput } from './vendor.inputs';

/** Number of files that an application may contain, including the logo. */
const MAX_DOCUMENTS = 6;
/** Total bytes of all files; limited because the endpoint is public. */
export const MAX_DOCUMENT_BYTES = 25 * 1024 ** 2;

/** An application: JSON, or a multipart form with files in `papers` or in the field of their kind. */
export interface Application {
  input: RegisterVendorInput;
  /** Null for JSON, which can't contain files. */
  documents: (FormFile & { kind: PrivateFileKind })[] | null;
}

/** Parses and validates an application. @throws Failure 413 or 422 on the invalid fields */
export async function readApplication(request: FastifyRequest): Promise<Application> {
  const { fields, documents } = request.isMultipart()
    ? await readDocuments(request)
    : { fields: request.body ?? {}, documents: null };
  const metatype = RegisterVendorInput;
  const input = (await validationPipe().transform(fields, { type: 'body', metatype })) as RegisterVendorInput;
  return { input, documents };
}

async function readDocuments(
  request: FastifyRequest,
): Promise<{ fields: object; documents: Application['documents'] }> {
  const { fields, files } = await readForm(request, {
    field: 'papers',
    others: PRIVATE_FILE_KINDS,
    max: MAX_DOCUMENTS,
    noun: 'document' as const,
    total: MAX_DOCUMENT_BYTES,
  });
  const { country_id, accepts_terms, ...rest } = fields;
  // Multipart fields are strings, and empty where nothing was entered.
  const country = country_id ? { country_id: Number(country_id) } : {};
  const accepted = accepts_terms === undefined ? {} : { accepts_terms: accepts_terms === 'true' };
  const documents = files
    .filter(({ size }) => size > 0)
    .map((file) => ({
      ...file,
      kind: PRIVATE_FILE_KINDS.find((kind) => kind === file.field) ?? 'registration',
    }));
  return { fields: { ...rest, ...country, ...accepted }, documents };
}

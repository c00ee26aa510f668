import { DISPUTE_REASONS } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import type { FormFile } from '../../kernel/http';
import { Failure, readForm, validationPipe } from '../../kernel/http';
import { AddDisputeEvidenceInput, OpenDisputeInput } from './dispute.inputs';

/** Maximum number of files that a party gives at once. */
const MOST_FILES = 5;
const FILES = { field: 'files', most: MOST_FILES, noun: 'document', limit: 5 * 1024 ** 2 } as const;
const FILES_SCHEMA = { type: 'array', maxItems: MOST_FILES, items: { type: 'string', format: 'binary' } };
const pipe = validationPipe();

/** Form schema of a dispute with files; without them it may be sent as JSON. */
export const DISPUTE_FORM = {
  schema: {
    type: 'object',
    required: ['order_id', 'reason', 'description'],
    properties: {
      order_id: { type: 'integer' },
      return_id: { type: 'integer' },
      reason: { type: 'string', enum: [...DISPUTE_REASONS] },
      description: { type: 'string', maxLength: 2000 },
      lines: {
        type: 'array',
        items: {
          type: 'object',
          required: ['order_line_id', 'quantity'],
          properties: { order_line_id: { type: 'integer' }, quantity: { type: 'integer', minimum: 1 } },
        },
      },
      request_key: { type: 'string' },
      access_token: { type: 'string' },
      files: FILES_SCHEMA,
    },
  },
};

/** Form schema of evidence; without files it may be sent as JSON. */
export const EVIDENCE_FORM = {
  schema: {
    type: 'object',
    required: ['dispute_id'],
    properties: {
      dispute_id: { type: 'integer' },
      note: { type: 'string', maxLength: 2000 },
      access_token: { type: 'string' },
      files: FILES_SCHEMA,
    },
  },
};

/** A parsed request with its files. */
export interface Sent<T> {
  input: T;
  files: FormFile[];
}

/** Reads a new dispute from JSON or from a multipart form. @throws Failure 422 by field */
export const readDispute = (request: FastifyRequest): Promise<Sent<OpenDisputeInput>> =>
  read(request, OpenDisputeInput);

/** Reads evidence from JSON or from a multipart form. @throws Failure 422 by field */
export const readEvidence = (request: FastifyRequest): Promise<Sent<AddDisputeEvidenceInput>> =>
  read(request, AddDisputeEvidenceInput);

async function read<T>(request: FastifyRequest, metatype: new () => T): Promise<Sent<T>> {
  const form = request.isMultipart() ? await readForm(request, FILES) : null;
  const value: unknown = form ? typed(form.fields) : request.body;
  const input = (await pipe.transform(value, { type: 'body', metatype })) as T;
  // Browsers send an empty file for a file field that was left empty.
  return { input, files: form?.files.filter(({ size }) => size > 0) ?? [] };
}

/** Form values are strings: drops empty ones, and converts ids and the lines. */
function typed(words: Readonly<Record<string, string>>): Record<string, unknown> {
  const filled = Object.entries(words).filter(([, text]) => text !== '');
  return Object.fromEntries(filled.map(([name, text]) => [name, typedValue(name, text)]));
}

function typedValue(name: string, text: string): unknown {
  if (name === 'lines') return listOf(text);
  return name.endsWith('_id') && /^\d+$/.test(text) ? Number(text) : text;
}

function listOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw Failure.field('lines', 'must be JSON');
  }
}

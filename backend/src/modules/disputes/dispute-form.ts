import { DISPUTE_REASONS } from '@stoa/contracts';
import type { FastifyRequest } from 'fastify';
import { readInput, type Submission } from '../../kernel/http';
import { AddDisputeEvidenceInput, OpenDisputeInput } from './dispute.inputs';

/** Maximum number of files that a party gives at once. */
const MAX_FILES = 5;
const FILES = { field: 'files', max: MAX_FILES, noun: 'document', limit: 5 * 1024 ** 2 } as const;
const FILES_SCHEMA = { type: 'array', maxItems: MAX_FILES, items: { type: 'string', format: 'binary' } };

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

/** Reads a new dispute from JSON or from a multipart form. @throws Failure 422 by field */
export const readDispute = (request: FastifyRequest): Promise<Submission<OpenDisputeInput>> =>
  readInput(request, OpenDisputeInput, {
    files: FILES,
    numbers: ['order_id', 'return_id'],
    json: ['lines'],
  });

/** Reads evidence from JSON or from a multipart form. @throws Failure 422 by field */
export const readEvidence = (request: FastifyRequest): Promise<Submission<AddDisputeEvidenceInput>> =>
  readInput(request, AddDisputeEvidenceInput, { files: FILES, numbers: ['dispute_id'] });

import { FORBIDDEN_MESSAGE } from '@stoa/contracts';
import { ANSWER_HEADERS } from './parameters';
import type { Schema } from './record-schemas';

/** The envelope of every failure (architecture §3). */
export const FAILURE: Schema = {
  type: 'object',
  required: ['state', 'status', 'code', 'error'],
  properties: {
    state: { type: 'string', enum: ['fail'] },
    status: { type: 'integer', description: 'Repeats the status of the answer' },
    code: { type: 'string', description: 'Stable, for programs' },
    error: { type: 'string', description: 'A sentence for people, in the asked language' },
    errors: {
      type: 'object',
      description: 'What is wrong with each field, by its path such as lines.0.quantity',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    details: { type: 'object', description: 'Facts that a program can act on', additionalProperties: true },
  },
};

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request could not be read',
  401: 'Nobody is signed in, or the session has ended',
  403: FORBIDDEN_MESSAGE,
  404: 'There is no such record, or it is somebody else’s',
  409: 'The state of things does not allow it',
  413: 'More than may be sent',
  415: 'Neither JSON nor, where files are taken, a form',
  422: 'Fields that are wrong, each with its message',
  429: 'Too many requests; try again later',
  500: 'A fault of the server; it is logged',
  503: 'Not available at the moment; try again later',
};

/** What an operation is like, as far as its failures depend on it. */
export interface Nature {
  secured: boolean;
  writes: boolean;
  hasBody: boolean;
  hasParameters: boolean;
  namesRecord: boolean;
}

/** The failures that an operation can answer with, by status, as components. */
export function failuresOf(nature: Nature): Record<string, Schema> {
  const { secured, writes, hasBody, hasParameters, namesRecord } = nature;
  const statuses = [
    400,
    ...(secured ? [401, 403] : []),
    ...(namesRecord ? [404] : []),
    ...(writes ? [409] : []),
    413,
    ...(hasBody ? [415] : []),
    ...(hasBody || hasParameters ? [422] : []),
    ...[429, 500, 503],
  ];
  return Object.fromEntries(
    statuses.map((status) => [String(status), { $ref: `#/components/responses/Failure${status}` }]),
  );
}

/** The answers themselves, by component. */
export function failureComponents(): Record<string, Schema> {
  const schema = { $ref: '#/components/schemas/Failure' };
  return Object.fromEntries(
    Object.entries(MEANINGS).map(([status, description]) => [
      `Failure${status}`,
      { description, headers: ANSWER_HEADERS, content: { 'application/json': { schema } } },
    ]),
  );
}

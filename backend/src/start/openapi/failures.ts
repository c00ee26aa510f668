import { FORBIDDEN_MESSAGE } from '@stoa/contracts';
import { FAILURE_TEXTS, FAILURES } from './generated/failures';
import { RESPONSE_HEADERS } from './headers';
import type { Schema } from './record-schemas';

/** The envelope of every failure. */
export const FAILURE: Schema = {
  type: 'object',
  required: ['state', 'status', 'code', 'error'],
  properties: {
    state: { type: 'string', enum: ['fail'] },
    status: { type: 'integer', description: 'The HTTP status code of the response', example: 409 },
    code: {
      type: 'string',
      description: 'Stable, machine-readable error code',
      example: 'state_not_allowed',
    },
    error: {
      type: 'string',
      description: 'Human-readable message in the requested language',
      example: 'The record’s current state does not allow this operation.',
    },
    errors: {
      type: 'object',
      description: 'Validation messages by field path, such as lines.0.quantity',
      additionalProperties: { type: 'array', items: { type: 'string' } },
      example: { name: ['is required'] },
    },
    details: {
      type: 'object',
      description: 'Additional data for programs, depending on the code',
      additionalProperties: true,
      example: {},
    },
  },
};

const MEANINGS: Readonly<Record<string, string>> = {
  400: 'The request is malformed',
  401: 'Authentication is missing, invalid or expired',
  403: FORBIDDEN_MESSAGE,
  404: 'The record does not exist or is not accessible to the caller',
  409: 'The record’s current state does not allow this operation',
  413: 'The request is too large',
  414: 'The URL is too long',
  415: 'The content type is not supported',
  422: 'Validation failed; `errors` lists the messages of each invalid field',
  429: 'Too many requests; retry after the number of seconds in `Retry-After`',
  500: 'Internal server error',
  503: 'The service is temporarily unavailable; retry later',
  507: 'Insufficient storage; read operations remain available',
};

/** Codes that every operation of the kind can answer with, because what stands before it decides. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  400: ['bad_request'],
  401: ['unauthenticated'],
  403: ['forbidden', 'unknown_consumer'],
  404: ['not_found'],
  413: ['too_large'],
  414: ['uri_too_long'],
  415: ['unsupported_media_type'],
  422: ['invalid'],
  429: ['too_many_requests'],
  500: ['internal'],
  503: ['unavailable', 'unconfirmed'],
  507: ['storage_full'],
};

/** What an operation is like, as far as its failures depend on it. */
export interface OperationTraits {
  /** Its name in the document. */
  id: string;
  /** Its name among the generated failures. */
  method: string;
  path: string;
  writes: boolean;
  hasParameters: boolean;
}

/** The responses of failures, as components that operations refer to. */
export class FailureResponses {
  private readonly names = new Map<string, string>();
  private readonly made: Record<string, Schema> = {};

  /**
   * The failures that an operation can answer with, by status. Calls that are open to everyone refuse ended sessions
   * and programs without credentials, too.
   */
  build(operation: OperationTraits): Record<string, Schema> {
    const codes = new Map<string, readonly string[]>();
    for (const status of sharedStatuses(operation)) codes.set(status, SHARED[status] ?? []);
    for (const source of sourcesOf(operation))
      for (const [status, all] of Object.entries(FAILURES[source] ?? {})) {
        const own = all.filter((code) => isVendors(operation) || !VENDORS_ALONE.test(code));
        if (own.length > 0)
          codes.set(status, [...new Set([...(codes.get(status) ?? SHARED[status] ?? []), ...own])]);
      }
    return Object.fromEntries(
      [...codes].map(([status, some]) => [status, this.reference(status, some, operation.id)]),
    );
  }

  /** The responses by component. */
  components(): Record<string, Schema> {
    return this.made;
  }

  private reference(status: string, codes: readonly string[], id: string): Schema {
    const special = codes.filter((code) => !SHARED[status]?.includes(code)).sort();
    const key = [`Failure${status}`, ...special].join('.');
    const name = this.names.get(key) ?? (special.length > MAX_NAMED ? `Failure${status}.${id}` : key);
    this.names.set(key, name);
    this.made[name] ??= responseOf(status, codes);
    return { $ref: `#/components/responses/${name}` };
  }
}

/** A response is named after its special codes; one with more than so many, after the first operation that has it. */
const MAX_NAMED = 3;

/** Where among the generated failures those of an operation stand, with what its guards refuse. */
function sourcesOf({ method, path }: OperationTraits): string[] {
  return [
    method,
    ...(isVendors({ path }) ? ['VendorPrincipals.load'] : []),
    ...(path.includes('{resource}') ? ['MultiVendorGuard.canActivate'] : []),
  ];
}

/** Codes of a vendor's state. Signing in reaches them for every audience, but only a vendor's people have such a state. */
const VENDORS_ALONE = /^vendor_/;
const isVendors = ({ path }: Pick<OperationTraits, 'path'>): boolean => path.includes('/vendor/');

function sharedStatuses({ path, writes, hasParameters }: OperationTraits): string[] {
  const hasPlaceholders = path.includes('{');
  return [
    '400',
    '401',
    '403',
    '413',
    ...(hasPlaceholders ? ['404', '414'] : []),
    ...(writes ? ['415'] : []),
    // A body is read where none is asked for, too: characters that can't be stored are refused.
    ...(writes || hasParameters ? ['422'] : []),
    '429',
    '500',
    '503',
    ...(writes ? ['507'] : []),
  ];
}

function responseOf(status: string, codes: readonly string[]): Schema {
  const code = { type: 'string', enum: codes };
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties: { code } }],
  };
  return {
    description: `${MEANINGS[status] ?? 'Failure'}:\n\n${codes.map((code) => codeLine(code, status)).join('\n')}`,
    headers: RESPONSE_HEADERS,
    content: { 'application/json': { schema } },
  };
}

/** A code with the messages that it stands for; those that every operation shares are explained by the status. */
function codeLine(code: string, status: string): string {
  const texts = SHARED[status]?.includes(code) ? [] : (FAILURE_TEXTS[code] ?? []);
  return `- \`${code}\`${texts.length ? `: ${texts.join(' · ')}` : ''}`;
}

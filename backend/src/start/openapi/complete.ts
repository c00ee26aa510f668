import type { OpenAPIObject } from '@nestjs/swagger';
import { EXPORT_TYPES } from '../../kernel/export';
import { FAILURE, failureComponents, failuresOf } from './failures';
import { ANSWER_HEADERS, meaningOf, PAGE_HEADERS, REQUEST_HEADERS } from './parameters';
import { type Described, FILE, recordComponents, resourceOperations, type Schema } from './record-schemas';
import { capital, summaryOf } from './summaries';

interface Parameter {
  name: string;
  in: string;
  description?: string;
}

interface OpenApiOperation {
  operationId?: string;
  summary?: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: unknown;
  security?: unknown[];
  responses: Record<string, { description?: string; content?: unknown }>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
/** TypeScript keeps no types of answers at run time, so calls outside of declared resources say only the envelope. */
const ANSWER: Schema = {
  type: 'object',
  required: ['state'],
  properties: {
    state: { type: 'string', enum: ['success'] },
    data: {
      description: 'What the summary says; rows stand under a key of their own instead, beside `total`',
      oneOf: [{ type: 'object' }, { type: 'array', items: {} }, { type: 'string' }, { type: 'boolean' }],
    },
    total: { type: 'integer', description: 'How many rows there are, where the call answers rows' },
  },
};
const ROWS: Schema = {
  type: 'object',
  required: ['state', 'total'],
  properties: { state: { type: 'string', enum: ['success'] }, total: { type: 'integer' } },
  additionalProperties: { type: 'array', items: { type: 'object' } },
};

/** Adds to the framework's document what the declarations say: answers, failures, names, headers, meanings. */
export function completed(document: OpenAPIObject): OpenAPIObject {
  const declared = resourceOperations();
  for (const [path, item] of Object.entries(document.paths))
    for (const method of METHODS) {
      const operation = (item as Partial<Record<string, OpenApiOperation>>)[method];
      if (operation) complete(operation, method, path, declared.get(`${method} ${path}`));
    }
  const components = (document.components ??= {});
  components.schemas = { ...components.schemas, ...recordComponents(), Failure: FAILURE } as never;
  components.responses = failureComponents() as never;
  components.parameters = REQUEST_HEADERS as never;
  return document;
}

function complete(operation: OpenApiOperation, method: string, path: string, declared?: Described): void {
  const own = (operation.parameters ?? []).flatMap((one) => ('$ref' in one ? [] : [one]));
  for (const parameter of own) parameter.description ||= meaningOf(parameter.name, path);
  operation.summary = declared?.summary ?? (operation.summary || summaryOf(method, path));
  operation.operationId = idOf(method, path);
  operation.responses = {
    ...successes(operation, declared?.answer ?? answerOf(operation, own, path)),
    ...failuresOf({
      secured: (operation.security?.length ?? 0) > 0,
      writes: method !== 'get',
      hasBody: operation.requestBody !== undefined,
      hasParameters: own.some((one) => one.in === 'query'),
      namesRecord: path.includes('{'),
    }),
  };
  operation.parameters = [...(operation.parameters ?? []), ...headersOf(path)];
}

/** What a call outside of declared resources answers, as far as its inputs show. */
function answerOf({ requestBody }: OpenApiOperation, parameters: readonly Parameter[], path: string): Schema {
  if (/\/export|Export$|PaperFile\//.test(path)) return FILE;
  const isList = parameters.some(({ name }) => name === 'range' || name === 'ids');
  return isList || JSON.stringify(requestBody ?? '').endsWith('FilterData"}}}}') ? ROWS : ANSWER;
}

function successes({ responses }: OpenApiOperation, schema: Schema): OpenApiOperation['responses'] {
  const stated = Object.keys(responses).filter((status) => /^[23]/.test(status));
  return Object.fromEntries(
    (stated.length ? stated : ['200']).map((status) => [status, successWith(schema)]),
  );
}

function successWith(schema: Schema): OpenApiOperation['responses'][string] & { headers: unknown } {
  if (schema === FILE) {
    const types = Object.values(EXPORT_TYPES).map((type) => type.split(';')[0] ?? type);
    const content = [...types, 'application/octet-stream'].map((type) => [type, { schema }]);
    return { description: 'A file', headers: ANSWER_HEADERS, content: Object.fromEntries(content) };
  }
  const isPage = (schema.required as string[]).includes('total');
  return {
    description: isPage ? 'A page of rows' : 'Done',
    headers: isPage ? PAGE_HEADERS : ANSWER_HEADERS,
    content: { 'application/json': { schema } },
  };
}

/** `get /backend/api/admin/products/{id}` → `getAdminProductsById`: methods and addresses are unique. */
function idOf(method: string, path: string): string {
  const parts = path.replace('/backend/api', '').split(/[/_-]/).filter(Boolean);
  const named = parts.map((part) =>
    part.startsWith('{') ? `By${capital(part.slice(1, -1))}` : capital(part),
  );
  return `${method}${named.join('')}`.replace(/\W/g, '');
}

/** Every call has a language; prices are asked for in a currency and carts kept by a session in the storefront alone. */
function headersOf(path: string): { $ref: string }[] {
  const names = ['Language', 'ConsumerKey', 'ConsumerSecret'];
  if (path.includes('/web/')) names.push('Currency', 'Session');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

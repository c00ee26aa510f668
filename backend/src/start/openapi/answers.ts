import type { Audience } from '@stoa/contracts';
import { EXPORT_TYPES } from '../../kernel/export';
import { ANSWERS } from './generated/answers';
import { PAGE_HEADERS, RESPONSE_HEADERS } from './headers';
import { recordOf, type Schema } from './record-schemas';

/** What a controller's method answers, by its name such as `ShopController.product`, from its return type. */
export function answerOf(method: string, path: string): Schema {
  const answer = ANSWERS[method];
  if (!answer) throw new Error(`The answer of ${method} is not known; run \`npm run generate\``);
  return withRecords(answer, path.split('/')[3] as Audience);
}

interface Envelope extends Schema {
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: { items: Schema };
}

/** The answer with the records of declared resources as the audience of the address sees them. */
function withRecords(answer: Envelope, audience: Audience): Schema {
  const { properties, additionalProperties: rows, ...rest } = answer;
  const one = properties?.data?.['x-record'];
  if (one) return { ...rest, properties: { ...properties, data: recordOf(String(one), audience).schema } };
  const many = rows?.items['x-record'];
  if (!many) return answer;
  const { key, schema } = recordOf(String(many), audience);
  const required = [...(answer.required ?? []), key];
  return { ...rest, required, properties: { ...properties, [key]: { type: 'array', items: schema } } };
}

/** A successful response with its headers and content types. */
export interface Success {
  description: string;
  headers: unknown;
  content: Record<string, { schema: Schema }>;
}

/** The response that carries a successful answer. */
export function successWith(schema: Schema): Success {
  if (schema.format === 'binary') {
    const types = Object.values(EXPORT_TYPES).map((type) => type.split(';')[0] ?? type);
    const content = [...types, 'application/octet-stream'].map((type) => [type, { schema }]);
    return { description: 'A file', headers: RESPONSE_HEADERS, content: Object.fromEntries(content) };
  }
  const isPage = isPageOf(schema);
  return {
    description: isPage ? 'A page of rows' : 'Success',
    headers: isPage ? PAGE_HEADERS : RESPONSE_HEADERS,
    content: { 'application/json': { schema } },
  };
}

const isPageOf = (schema: Envelope): boolean => Boolean(schema.required?.includes('total'));

/** What a response is called where several operations have it: after the record that it holds. */
export function nameOfSuccess({ content }: Success): string | undefined {
  const schema: Envelope | undefined = content['application/json']?.schema;
  if (!schema) return 'File';
  const [held] = /"#\/components\/schemas\/[^"]+"/.exec(JSON.stringify(schema)) ?? [];
  const record = held?.slice(1, -1).split('/').at(-1);
  return record && `${isPageOf(schema) ? 'Page' : 'Success'}.${record}`;
}

import type { Audience, Operation } from '@stoa/contracts';
import type { AudienceRules, Field, ResourceDefinition } from '../../kernel/resource';
import { definedResources, isVersioned, visibleFields } from '../../kernel/resource';
import { describeField } from './field-descriptions';
import { RECORDS } from './generated/descriptions';
import { describeOperation } from './resource-descriptions';
import { wordsIn } from './summaries';

/** Part of an OpenAPI document. */
export type Schema = Record<string, unknown>;

/** The schema of a file response. */
export const FILE: Schema = { type: 'string', format: 'binary' };

const pictureOf = (field: string): Schema => ({
  type: 'object',
  nullable: true,
  allOf: [{ $ref: '#/components/schemas/RecordPicture' }],
  description: `The picture of \`${field}\`.`,
});
const PICTURE_COMPONENT: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    url: { type: 'string' },
    thumbnail_url: { type: 'string' },
    alt: { type: 'string' },
    blurhash: { type: 'string', nullable: true },
  },
};
const VERSION: Schema = { type: 'integer' };
const MOMENT: Schema = { type: 'string', format: 'date-time' };

const KINDS: Partial<Record<Field['kind'], (field: Field) => Schema>> = {
  flag: () => ({ type: 'boolean' }),
  int: () => ({ type: 'integer' }),
  money: () => ({ type: 'integer' }),
  rate: () => ({ type: 'string' }),
  choice: ({ choices = [] }) => ({ type: 'string', enum: [...choices] }),
  moment: () => MOMENT,
  ref: () => ({ type: 'integer' }),
  media: () => ({ type: 'integer' }),
  refmany: () => ({ type: 'array', items: { type: 'integer' } }),
  json: ({ shape }) => (shape?.many ? { type: 'array', items: {} } : { type: 'object' }),
};

/** A field as it appears in responses. */
function answered(definition: ResourceDefinition, field: Field): Schema {
  const description = describeField(definition, field, 'answer');
  const schema = { ...(KINDS[field.kind]?.(field) ?? { type: 'string' }), description };
  return field.required || field.kind === 'flag' ? schema : { ...schema, nullable: true };
}

/** A record as an audience reads it; a resource's own presenter may add fields and leave out others. */
function recordSchema(definition: ResourceDefinition, audience: Audience): Schema {
  const fields = visibleFields(definition, audience).filter(({ writeOnly }) => !writeOnly);
  const pictures = fields.filter(({ kind }) => kind === 'media');
  const properties = {
    id: { type: 'integer' },
    ...Object.fromEntries(fields.map((field) => [field.name, answered(definition, field)])),
    ...Object.fromEntries(pictures.map(({ name }) => [name.replace(/_id$/, ''), pictureOf(name)])),
    created_at: MOMENT,
    updated_at: MOMENT,
    ...(isVersioned(definition.entity) && { version: VERSION }),
    ...translationsOf(fields),
  };
  const description = RECORDS[definition.entity.name];
  return {
    type: 'object',
    ...(description && { description }),
    properties,
    required: ['id'],
    additionalProperties: true,
  };
}

/** Texts by language, then by field. */
function translationsOf(fields: readonly Field[]): Schema {
  const texts = fields.filter(({ translated }) => translated);
  const properties = Object.fromEntries(texts.map(({ name }) => [name, { type: 'string', nullable: true }]));
  const additionalProperties = { type: 'object', properties };
  return texts.length ? { translations: { type: 'object', additionalProperties } } : {};
}

/** Name of the component that describes a resource's records for an audience. */
const nameOf = ({ entity }: ResourceDefinition, audience: Audience): string => `${entity.name}_${audience}`;

/** A resource's records as an audience reads them, by the name of their entity, and the key that rows stand under. */
export function recordOf(entity: string, audience: Audience): { key: string; schema: Schema } {
  const definition = definedResources().find((one) => one.entity.name === entity && one.audiences[audience]);
  if (!definition) throw new Error(`${entity} is no resource of ${audience}`);
  return { key: definition.key, schema: { $ref: `#/components/schemas/${nameOf(definition, audience)}` } };
}

/** The records of all declared resources, by component. */
export function recordComponents(): Record<string, Schema> {
  const records = definedResources().flatMap((definition) =>
    (Object.keys(definition.audiences) as Audience[]).map(
      (audience) => [nameOf(definition, audience), recordSchema(definition, audience)] as const,
    ),
  );
  return { RecordPicture: PICTURE_COMPONENT, ...Object.fromEntries(records) };
}

const LISTING = new Set<Operation>(['list', 'filter', 'delete', 'updateStatus', 'updateDefault']);

function addressOf({ path }: ResourceDefinition, audience: Audience, operation: Operation): string {
  const base = `/backend/api/${audience}/${path}`;
  const addresses: Record<Operation, string> = {
    list: `get ${base}`,
    filter: `post ${base}/filter`,
    export: `post ${base}/export`,
    one: `get ${base}/{id}`,
    create: `post ${base}`,
    update: `put ${base}/{id}`,
    delete: `delete ${base}/{id}`,
    updateStatus: `put ${base}/updateStatus/{id}`,
    updateDefault: `put ${base}/updateDefault/{id}`,
  };
  return addresses[operation];
}

/** A page of rows under their key. */
function listOf(key: string, row: Schema): Schema {
  const properties = {
    state: { type: 'string', enum: ['success'] },
    total: { type: 'integer' },
    total_is_estimate: {
      type: 'boolean',
      description: 'Whether `total` was counted up to a minute ago',
    },
    [key]: { type: 'array', items: row },
  };
  return { type: 'object', required: ['state', key, 'total'], properties };
}

/** A response with its content in `data`. */
function successOf(data: Schema): Schema {
  const properties = { state: { type: 'string', enum: ['success'] }, data };
  return { type: 'object', required: ['state', 'data'], properties };
}

/** A generic operation: its name among the generated failures, its summary, description and response. */
export interface DeclaredOperation {
  name: string;
  summary: string;
  description: string;
  answer: Schema;
}

/** With its article: `a unit`, `an order`, `an FAQ`. */
const a = (noun: string): string => `${/^(?!uni|use)[aeiouFS]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The words of a name, abbreviations in capitals. */
const spaced = (name: string): string =>
  wordsIn(name)
    .map((word) => word.replace(/^(faq|seo)/, (letters) => letters.toUpperCase()))
    .join(' ');

const SUMMARIES: Record<Operation, (one: string, many: string) => string> = {
  list: (_, many) => `List ${many}`,
  filter: (_, many) => `Search ${many}`,
  export: (_, many) => `Export ${many} to a file`,
  one: (one) => `Get ${a(one)} by ID`,
  create: (one) => `Create ${a(one)}`,
  update: (one) => `Update ${a(one)}`,
  delete: (one, many) => `Delete ${a(one)}, and list the remaining ${many}`,
  updateStatus: (one, many) => `Change the status of ${a(one)}, and list ${many}`,
  updateDefault: (one, many) => `Make ${a(one)} the default, and list ${many}`,
};

/** What each operation of each declared resource is called and answers, by method and address. */
export function resourceOperations(): Map<string, DeclaredOperation> {
  const operations = new Map<string, DeclaredOperation>();
  for (const definition of definedResources())
    for (const [audience, rules] of Object.entries(definition.audiences) as [Audience, AudienceRules][]) {
      const [one, many] = [spaced(definition.entity.name), spaced(definition.page)];
      const record = { $ref: `#/components/schemas/${nameOf(definition, audience)}` };
      const list = listOf(definition.key, record);
      for (const path of rules.lookups ?? [])
        operations.set(`get /backend/api/${audience}/${path}`, {
          name: `${definition.entity.name}.list`,
          summary: `Look up ${many}`,
          description: describeOperation(definition, audience, 'lookup'),
          answer: list,
        });
      for (const operation of rules.operations)
        operations.set(addressOf(definition, audience, operation), {
          name: `${definition.entity.name}.${operation}`,
          summary: SUMMARIES[operation](one, many),
          description: describeOperation(definition, audience, operation),
          answer: answerOf(operation, record, list),
        });
    }
  return operations;
}

function answerOf(operation: Operation, record: Schema, list: Schema): Schema {
  if (operation === 'export') return FILE;
  return LISTING.has(operation) ? list : successOf(record);
}

import type { Audience, Operation } from '@stoa/contracts';
import type { AudienceRules, Field, ResourceDefinition } from '../../kernel/resource';
import { definedResources, visibleFields } from '../../kernel/resource';
import { wordsOf } from './summaries';

/** A part of an OpenAPI document. */
export type Schema = Record<string, unknown>;

/** An answer that is a file. */
export const FILE: Schema = { type: 'string', format: 'binary' };

const PICTURE: Schema = {
  type: 'object',
  nullable: true,
  properties: {
    id: { type: 'integer' },
    url: { type: 'string' },
    thumbnail_url: { type: 'string' },
    alt: { type: 'string' },
    blurhash: { type: 'string', nullable: true },
  },
};
const MOMENT: Schema = { type: 'string', format: 'date-time' };

const KINDS: Partial<Record<Field['kind'], (field: Field) => Schema>> = {
  flag: () => ({ type: 'boolean' }),
  int: () => ({ type: 'integer' }),
  money: ({ currencyField }) => ({
    type: 'integer',
    description: `Minor units of ${currencyField ? `the currency in \`${currencyField}\`` : 'the default currency'}`,
  }),
  rate: () => ({ type: 'string', description: 'An exact decimal' }),
  choice: ({ choices = [] }) => ({ type: 'string', enum: [...choices] }),
  moment: () => MOMENT,
  ref: ({ reference }) => ({ type: 'integer', description: `Id in ${reference}` }),
  media: () => ({ type: 'integer', description: 'Id of a picture' }),
  refmany: ({ reference }) => ({
    ...{ type: 'array', items: { type: 'integer' } },
    description: `Ids in ${reference}`,
  }),
  json: ({ shape }) => (shape?.many ? { type: 'array', items: {} } : { type: 'object' }),
};

/** A field as it is answered. */
function answered(field: Field): Schema {
  const schema = KINDS[field.kind]?.(field) ?? { type: 'string' };
  return field.required || field.kind === 'flag' ? schema : { ...schema, nullable: true };
}

/** One record as an audience reads it; a presenter of its own may show more and leave out what it shows otherwise. */
function recordSchema(definition: ResourceDefinition, audience: Audience): Schema {
  const fields = visibleFields(definition, audience).filter(({ writeOnly }) => !writeOnly);
  const pictures = fields.filter(({ kind }) => kind === 'media');
  const properties = {
    id: { type: 'integer' },
    ...Object.fromEntries(fields.map((field) => [field.name, answered(field)])),
    ...Object.fromEntries(pictures.map(({ name }) => [name.replace(/_id$/, ''), PICTURE])),
    ...{ created_at: MOMENT, updated_at: MOMENT },
  };
  return { type: 'object', properties, required: ['id'], additionalProperties: true };
}

/** The component that describes a resource's records for an audience. */
const nameOf = ({ entity }: ResourceDefinition, audience: Audience): string => `${entity.name}_${audience}`;

/** The records of all declared resources, by component. */
export function recordComponents(): Record<string, Schema> {
  return Object.fromEntries(
    definedResources().flatMap((definition) =>
      (Object.keys(definition.audiences) as Audience[]).map((audience) => [
        nameOf(definition, audience),
        recordSchema(definition, audience),
      ]),
    ),
  );
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
    ...{ state: { type: 'string', enum: ['success'] }, total: { type: 'integer' } },
    [key]: { type: 'array', items: row },
  };
  return { type: 'object', required: ['state', key, 'total'], properties };
}

/** An answer with its content in `data`. */
function successOf(data: Schema): Schema {
  const properties = { state: { type: 'string', enum: ['success'] }, data };
  return { type: 'object', required: ['state', 'data'], properties };
}

/** What a generic operation is called and what it answers. */
export interface Described {
  summary: string;
  answer: Schema;
}

const spaced = (name: string): string => wordsOf(name).join(' ');

const SUMMARIES: Record<Operation, (one: string, many: string) => string> = {
  list: (_, many) => `List ${many}`,
  filter: (_, many) => `List ${many} that meet conditions`,
  export: (_, many) => `Export ${many} to a file`,
  one: (one) => `Get one ${one} by its id`,
  create: (one) => `Create one ${one}`,
  update: (one) => `Update one ${one}`,
  delete: (one, many) => `Delete one ${one} and list the ${many} that stay`,
  updateStatus: (one, many) => `Change the status of one ${one} and list the ${many}`,
  updateDefault: (one, many) => `Make one ${one} the default and list the ${many}`,
};

/** What each operation of each declared resource is called and answers, by method and address. */
export function resourceOperations(): Map<string, Described> {
  const operations = new Map<string, Described>();
  for (const definition of definedResources())
    for (const [audience, rules] of Object.entries(definition.audiences) as [Audience, AudienceRules][]) {
      const [one, many] = [spaced(definition.entity.name), spaced(definition.page)];
      const record = { $ref: `#/components/schemas/${nameOf(definition, audience)}` };
      const list = listOf(definition.key, record);
      for (const path of rules.lookups ?? [])
        operations.set(`get /backend/api/${audience}/${path}`, { summary: `Look up ${many}`, answer: list });
      for (const operation of rules.operations)
        operations.set(addressOf(definition, audience, operation), {
          summary: SUMMARIES[operation](one, many),
          answer: answerOf(operation, record, list),
        });
    }
  return operations;
}

function answerOf(operation: Operation, record: Schema, list: Schema): Schema {
  if (operation === 'export') return FILE;
  return LISTING.has(operation) ? list : successOf(record);
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import type { ExportFormat } from '../export';
import { EXPORT_FORMATS, ExportLabels } from '../export';
import { checkJsonBounds, checkTexts, Failure, type FieldRefusals, IsInput } from '../http';
import { msg } from '../translation';
import type { Listable } from './listable';
import type { PageEnd, Sort } from './row-query';

const MAX_ROWS = 1000;
const DEFAULT_ROWS = 25;
const MAX_CONDITIONS = 50;
const TOTALS = ['exact'] as const;

/** Query of a list: JSON strings in the format of react-admin's simple REST provider. */
export class ListQuery {
  @ApiPropertyOptional({ example: '["id","DESC"]' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;

  @ApiPropertyOptional({ example: '[0,24]' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  range?: string;

  @ApiPropertyOptional({ example: '{"q":"a"}' })
  @IsOptional()
  @IsString()
  @MaxLength(8000)
  filter?: string;

  /** The last row received, as its value in the sorted field and its id: the page begins with the row after it. */
  @ApiPropertyOptional({ example: '["2026-01-31T12:00:00.000Z",42]' })
  @IsOptional()
  @IsString()
  @MaxLength(500)
  after?: string;

  /** `exact` counts all rows; otherwise totals above 10,000 may be up to a minute old. */
  @ApiPropertyOptional({ enum: TOTALS })
  @IsOptional()
  @IsIn(TOTALS)
  total?: 'exact';
}

/** The same as objects in a body: the list's parameters, sent with a delete or status change. */
export class FilterData {
  @ApiPropertyOptional({ type: 'array', items: { type: 'string' } })
  @IsOptional()
  sort?: unknown;

  @ApiPropertyOptional({ type: 'array', items: { type: 'integer' } })
  @IsOptional()
  range?: unknown;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true })
  @IsOptional()
  @IsObject()
  filter?: Record<string, unknown>;

  @ApiPropertyOptional({ type: 'array', items: { oneOf: [{ type: 'string' }, { type: 'number' }] } })
  @IsOptional()
  after?: unknown;

  @ApiPropertyOptional({ enum: TOTALS })
  @IsOptional()
  @IsIn(TOTALS)
  total?: 'exact';
}

/** Body of an export: format, list parameters, columns and labels. */
export class ExportInput {
  @ApiProperty({ enum: EXPORT_FORMATS })
  @IsIn(EXPORT_FORMATS)
  export!: ExportFormat;

  @ApiPropertyOptional({ type: FilterData })
  @IsOptional()
  @IsObject()
  filterData?: FilterData;

  /** Columns in order; default: all that fit into cells. */
  @ApiPropertyOptional({ type: [String] })
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsString({ each: true })
  columns?: string[];

  @ApiPropertyOptional({ type: ExportLabels })
  @IsOptional()
  @IsInput(() => ExportLabels)
  labels?: ExportLabels;
}

/** JSON limits of a query; it is flat except for the values of a condition. */
const BOUNDS = { depth: 6, entries: MAX_ROWS, values: 2 * MAX_ROWS };

type Scalar = string | number | boolean;

/** A validated filter condition. */
export interface Condition {
  field: string;
  test: 'in' | 'gte' | 'lte';
  values: Scalar[];
}

/** A validated list request: only whitelisted field names reach SQL. */
export interface Listing {
  sort: Sort;
  from: number;
  limit: number;
  q: string | null;
  ids: number[] | null;
  conditions: Condition[];
  /** The row after which the page begins, wherever that is by now. */
  after?: PageEnd | null;
  /** Whether the total has to be counted now, however many rows there are. */
  isExact: boolean;
}

/** Parses the list request of a query string. */
export function readQuery(definition: Listable, query: ListQuery): Listing {
  return readFilterData(definition, {
    sort: json('sort', query.sort),
    range: json('range', query.range),
    filter: json('filter', query.filter) as Record<string, unknown> | undefined,
    after: json('after', query.after),
    total: query.total,
  });
}

/** Parses the list request inside a body; errors name the fields by their path in it. */
export function readShownFilter(definition: Listable, filterData: FilterData | null | undefined): Listing {
  try {
    return readFilterData(definition, filterData);
  } catch (error) {
    if (!(error instanceof Failure) || !error.errors) throw error;
    const named = Object.entries(error.errors).map(([field, texts]) => [`filterData.${field}`, texts]);
    throw Failure.invalid(Object.fromEntries(named) as FieldRefusals, error.text);
  }
}

/** Parses the list request of a body. */
export function readFilterData(definition: Listable, filterData: FilterData | null = {}): Listing {
  const data = filterData ?? {};
  const [from, to] = readRange(data.range);
  const { q, id, ...rest } = readObject(data.filter);
  const sort = readSort(definition, data.sort);
  return {
    sort,
    from,
    limit: to - from + 1,
    q: readText(q),
    ids: id === undefined ? null : readIds(id),
    conditions: readConditions(definition, rest),
    after: readAfter(definition, sort[0], from, data.after),
    isExact: data.total === 'exact',
  };
}

function readConditions(definition: Listable, filter: Record<string, unknown>): Condition[] {
  const entries = Object.entries(filter);
  if (entries.length > MAX_CONDITIONS)
    throw Failure.field('filter', `may contain at most ${MAX_CONDITIONS} conditions`);
  return entries.map(([name, value]) => readCondition(definition, name, value));
}

function json(field: string, text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined;
  checkJsonBounds(text, BOUNDS);
  const parsed = parsedJson(field, text);
  checkTexts(text, parsed);
  return parsed;
}

function parsedJson(field: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw Failure.field(field, 'must be JSON');
  }
}

function readSort(definition: Listable, sort: unknown): Sort {
  if (sort === undefined || sort === null) return definition.defaultSort ?? ['id', 'DESC'];
  const [field, order] = Array.isArray(sort) ? (sort as unknown[]) : [];
  const isSortable = field === 'id' || (definition.sort as readonly unknown[]).includes(field);
  if (!isSortable)
    throw Failure.field('sort', msg`This list can be sorted by: id, ${definition.sort.join(', ')}.`);
  if (order !== 'ASC' && order !== 'DESC') throw Failure.field('sort', 'needs the order ASC or DESC');
  return [String(field), order];
}

function readRange(range: unknown): [number, number] {
  if (range === undefined || range === null) return [0, DEFAULT_ROWS - 1];
  const [from, to] = Array.isArray(range) ? (range as unknown[]) : [];
  const isInteger = (n: unknown): n is number =>
    typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 100_000_000;
  if (!isInteger(from) || !isInteger(to) || to < from)
    throw Failure.field('range', 'must be two row numbers such as [0,24]');
  if (to - from >= MAX_ROWS) throw Failure.field('range', `may span at most ${MAX_ROWS} rows`);
  return [from, to];
}

function readAfter(definition: Listable, field: string, from: number, after: unknown): PageEnd | null {
  if (after === undefined || after === null) return null;
  const [value, id, ...more] = Array.isArray(after) ? (after as unknown[]) : [];
  const isValue = ['string', 'number', 'boolean'].includes(typeof value) && String(value).length <= 300;
  if (!isValue || !Number.isSafeInteger(id) || more.length > 0)
    throw Failure.field('after', 'must be the sorted value and the ID of the last row');
  if (from > 0) throw Failure.field('after', 'needs a range that begins with 0');
  if (!isMoment(definition, field)) return { value, id: Number(id) };
  if (!isDate(value as Scalar)) throw Failure.field('after', 'must be a date such as 2026-01-31');
  return { value: new Date(String(value)), id: Number(id) };
}

function readObject(filter: unknown): Record<string, unknown> {
  if (filter === undefined || filter === null) return {};
  if (typeof filter !== 'object' || Array.isArray(filter)) throw Failure.field('filter', 'must be an object');
  return filter as Record<string, unknown>;
}

function readText(q: unknown): string | null {
  if (q === undefined || q === null || q === '') return null;
  if (typeof q !== 'string' || q.length > 200)
    throw Failure.field('filter.q', 'must be a text of at most 200 characters');
  return q.trim() || null;
}

function readIds(id: unknown): number[] {
  const ids: unknown[] = Array.isArray(id) ? id : [id];
  const isId = (one: unknown): boolean =>
    (typeof one === 'number' || typeof one === 'string') && Number.isSafeInteger(Number(one));
  if (ids.length > MAX_ROWS || !ids.every(isId)) throw Failure.field('filter.id', 'must be IDs');
  return ids.map(Number);
}

function readCondition(definition: Listable, name: string, value: unknown): Condition {
  const [, field = name, suffix] = /^(.+?)_(gte|lte)$/.exec(name) ?? [];
  const filterable = [...(definition.filter ?? []), ...Object.keys(definition.computed ?? {})];
  if (!filterable.includes(field))
    throw Failure.field(
      `filter.${name}`,
      msg`This list can be filtered by: q, id, ${filterable.join(', ')}.`,
    );
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const scalar = (one: unknown): one is Scalar =>
    ['string', 'number', 'boolean'].includes(typeof one) && String(one).length <= 200;
  if (values.length === 0 || values.length > 200 || !values.every(scalar))
    throw Failure.field(`filter.${name}`, 'must be a value or a list of values');
  if (isMoment(definition, field) && !values.every(isDate))
    throw Failure.field(`filter.${name}`, 'must be a date such as 2026-01-31');
  return { field, test: (suffix as 'gte' | 'lte' | undefined) ?? 'in', values };
}

/** Whether a field is a date and time. */
export function isMoment({ fields }: Listable, name: string): boolean {
  const kind = fields.find((one) => one.name === name)?.kind;
  return kind === 'moment' || name === 'created_at' || name === 'updated_at';
}

/** Whether a value is a date within the range of both databases. */
function isDate(value: Scalar): boolean {
  const year = new Date(String(value)).getUTCFullYear();
  return year >= 1000 && year <= 9999;
}

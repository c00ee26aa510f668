import type { StreamableFile } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { In } from 'typeorm';
import type { BaseRecord } from '../database';
import { type Cell, type CurrencyBook, type ExportFormat, exportRows, ValueFormatter } from '../export';
import type { Field } from '../field';
import { Failure, type Page } from '../http';
import type { ExportInput } from '../listing';
import { msg } from '../translation';
import { definedResources, type ResourceDefinition, type ShownColumn } from './define-resource';
import type { StoreTools } from './store-tools';

const CHUNK = 100;
type Row = Record<string, unknown>;
type Column = Pick<Field, 'name' | 'kind' | 'reference' | 'currencyField'> & Pick<ShownColumn, 'from'>;

/** Columns of every record besides its declared fields. */
const ID: Column = { name: 'id', kind: 'text' };
const CREATED: Column = { name: 'created_at', kind: 'moment' };
/** Source of an export. */
export interface ExportSource {
  /** The fields visible to the caller. */
  fields: readonly Field[];
  language: string;
  /** Aborted when the client disconnects. */
  signal?: AbortSignal;
  tools: StoreTools;
  currencies: CurrencyBook | undefined;
  pageAt: (from: number, limit: number) => Promise<Page>;
}

/** Exports a list to a file, read in chunks while it is written, so that its size does not matter. */
export async function exportFile(
  { page, exported = [] }: ResourceDefinition,
  { export: format, columns: requested, labels }: ExportInput,
  source: ExportSource,
): Promise<StreamableFile> {
  const columns = withCurrency(chosen(source.fields, exported, requested), format);
  const formatter = new ValueFormatter(source.language, labels, source.currencies);
  // Validation errors of the list are thrown before the file begins.
  const first = await source.pageAt(0, CHUNK);
  return exportRows({
    name: page,
    format,
    total: first.total,
    signal: source.signal,
    head: {
      title: formatter.title(page),
      subtitle: `${formatter.moment(source.tools.clock.now())} UTC`,
      language: source.language,
      direction: formatter.direction,
      columns: columns.map((column) => ({
        heading: formatter.headingOf(column, format),
        isFigure: formatter.isFigure(column.kind),
      })),
    },
    rows: cells(columns, first.rows as Row[], { formatter, format, source }),
  });
}

/** The requested columns, or all that fit into a cell; a computed column replaces the field of its name. */
function chosen(
  fields: readonly Field[],
  exported: readonly ShownColumn[],
  requested: readonly string[] | undefined,
): Column[] {
  const plain = [ID, ...fields.filter((f) => !f.writeOnly && f.kind !== 'json'), CREATED];
  const listed: Column[] = plain.map((column) => exported.find(({ name }) => name === column.name) ?? column);
  listed.push(...exported.filter(({ name }) => !plain.some((column) => column.name === name)));
  // An image's id is of no use in an export.
  if (!requested?.length) return listed.filter(({ kind }) => kind !== 'media');
  return requested.flatMap((name) => {
    const column = listed.find((one) => one.name === name);
    if (!column) throw Failure.field('columns', msg`can hold: ${listed.map((one) => one.name).join(', ')}`);
    return column.kind === 'media' ? [] : [column];
  });
}

/** Amounts in spreadsheets are plain numbers, so a currency column is added. */
function withCurrency(columns: readonly Column[], format: ExportFormat): readonly Column[] {
  const name = columns.find(({ currencyField }) => currencyField)?.currencyField;
  if (format === 'pdf' || !name || columns.some((column) => column.name === name)) return columns;
  return [...columns, { name, kind: 'text' }];
}

interface ExportContext {
  formatter: ValueFormatter;
  format: ExportFormat;
  source: ExportSource;
}

async function* cells(
  columns: readonly Column[],
  first: Row[],
  { formatter, format, source: { pageAt, tools, language } }: ExportContext,
): AsyncGenerator<Cell[]> {
  let rows = first;
  for (let from = CHUNK; ; from += CHUNK) {
    for (const row of await named(tools, columns, rows, language))
      yield columns.map(({ name, kind, currencyField }) =>
        formatter.cell(
          kind,
          row[name],
          (currencyField && (row[currencyField] as string | null)) || null,
          format,
        ),
      );
    if (rows.length < CHUNK) return;
    await setImmediate();
    rows = (await pageAt(from, CHUNK)).rows as Row[];
  }
}

/** Replaces the ids of references by names. */
async function named(
  tools: StoreTools,
  columns: readonly Column[],
  rows: Row[],
  language: string,
): Promise<Row[]> {
  const replaced = rows.map((row) => ({ ...row }));
  for (const { name, kind, reference, from } of columns) {
    if (from) replaced.forEach((row, place) => (row[name] = from(rows[place] ?? {})));
    if (from || (kind !== 'ref' && kind !== 'refmany')) continue;
    const ids = [...new Set(rows.flatMap((row) => row[name] ?? []).map(Number))];
    const names = await namesOf(tools, reference, ids, language);
    const nameOf = (id: unknown): string => names.get(Number(id)) ?? `#${String(id)}`;
    for (const row of replaced) {
      const value = row[name];
      if (value !== null && value !== undefined)
        row[name] = Array.isArray(value) ? value.map(nameOf) : nameOf(value);
    }
  }
  return replaced;
}

async function namesOf(
  { database, translator }: StoreTools,
  reference: string | undefined,
  ids: number[],
  language: string,
): Promise<Map<number, string>> {
  const target = definedResources().find(({ path }) => path === reference);
  if (!target || ids.length === 0) return new Map();
  const records = (await database.em.find(target.entity, {
    where: { id: In(ids) } as never,
  })) as (BaseRecord & Row)[];
  const rows = await translator.translate(target.path, records, language);
  return new Map(rows.map((row) => [row.id, String(row[target.label] ?? `#${row.id}`)]));
}

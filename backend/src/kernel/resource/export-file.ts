import type { StreamableFile } from '@nestjs/common';
import { In } from 'typeorm';
import type { BaseRecord } from '../database';
import type { CurrencyBook, PrintedTable } from '../export';
import { exportRows, PrintedWords } from '../export';
import type { Field } from '../field';
import { Failure } from '../http';
import type { ExportInput } from '../listing';
import { say } from '../wording';
import type { ResourceDefinition } from './define-resource';
import { definedResources } from './define-resource';
import type { StoreTools } from './store-tools';

const CHUNK = 500;
type Row = Record<string, unknown>;
type Column = Pick<Field, 'name' | 'kind' | 'reference' | 'currencyField'>;

/** What every record has beside its declared fields. */
const ID: Column = { name: 'id', kind: 'text' };
const CREATED: Column = { name: 'created_at', kind: 'moment' };

/** What an export is made from. */
export interface ExportSource {
  /** The fields that the asker may see. */
  fields: readonly Field[];
  language: string;
  tools: StoreTools;
  currencies: CurrencyBook | undefined;
  pageAt: (from: number, limit: number) => Promise<object[]>;
}

/** A file of rows that are read in chunks while it is sent, so that its size never matters. */
export function exportFile(
  { page }: ResourceDefinition,
  { export: format, columns: asked, labels }: ExportInput,
  source: ExportSource,
): StreamableFile {
  const columns = chosen(source.fields, asked);
  const words = new PrintedWords(source.language, labels, source.currencies);
  return exportRows({
    name: page,
    format,
    table: { columns: columns.map(({ name }) => name), rows: chunks(source.pageAt) },
    printed: () => printed(page, columns, words, source),
  });
}

/** The asked columns, or all that fit into a cell. */
function chosen(fields: readonly Field[], asked: readonly string[] | undefined): Column[] {
  const known = [ID, ...fields.filter((f) => !f.writeOnly && f.kind !== 'json'), CREATED];
  if (!asked?.length) return known;
  return asked.map((name) => {
    const column = known.find((one) => one.name === name);
    if (!column) throw Failure.field('columns', say`can hold: ${known.map((one) => one.name).join(', ')}`);
    return column;
  });
}

function printed(
  page: string,
  columns: readonly Column[],
  words: PrintedWords,
  { tools, pageAt, language }: ExportSource,
): PrintedTable {
  // A picture's number tells nobody anything.
  const readable = columns.filter(({ kind }) => kind !== 'media');
  return {
    title: words.title(page),
    subtitle: `${words.moment(tools.clock.now())} UTC`,
    direction: words.direction,
    language,
    columns: readable.map((column) => ({
      heading: words.heading(column.name),
      isFigure: words.isFigure(column.kind),
      cell: (row) => words.value(column.kind, row[column.name], currencyOf(column, row)),
    })),
    rows: chunks(async (from, limit) =>
      named(tools, readable, (await pageAt(from, limit)) as Row[], language),
    ),
  };
}

const currencyOf = ({ currencyField }: Column, row: Row): string | null =>
  currencyField ? ((row[currencyField] as string | undefined) ?? null) : null;

/** Rows whose references are the names of what they point at. */
async function named(
  tools: StoreTools,
  columns: readonly Column[],
  rows: Row[],
  language: string,
): Promise<Row[]> {
  const replaced = rows.map((row) => ({ ...row }));
  for (const { name, kind, reference } of columns) {
    if (kind !== 'ref' && kind !== 'refmany') continue;
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
  const found = (await database.em.find(target.entity, { where: { id: In(ids) } as never })) as (BaseRecord &
    Row)[];
  const rows = await translator.translate(target.path, found, language);
  return new Map(rows.map((row) => [row.id, String(row[target.label] ?? `#${row.id}`)]));
}

async function* chunks(pageAt: (from: number, limit: number) => Promise<object[]>): AsyncIterable<Row> {
  for (let from = 0; ; from += CHUNK) {
    const rows = await pageAt(from, CHUNK);
    yield* rows as Row[];
    if (rows.length < CHUNK) return;
  }
}

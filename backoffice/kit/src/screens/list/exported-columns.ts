import type { ResourceSchema } from '@stoa/contracts';
import { columnsOf } from './columns';

/** A column of a list as far as its file is concerned. */
export interface ListedColumn {
  name: string;
  /** Heading, where that is not the field's own. */
  label?: string;
  /** Names that the API has in files for what it shows, where that is not its own name alone. */
  exports?: readonly string[];
}

/** What a list shows at first: names of fields, or columns of its own. */
export type ListColumns = readonly (string | ListedColumn)[];

interface OfferedColumns {
  offered: readonly ListedColumn[];
  /** Names of those hidden until switched on. */
  hidden: string[];
}

/** Every column that a list can show. */
export function offeredColumns(
  schema: ResourceSchema,
  columns?: ListColumns,
  hiddenFields: readonly string[] = [],
): OfferedColumns {
  const own = (columns ?? []).filter((column) => typeof column !== 'string');
  if (own.length > 0) return { offered: own, hidden: [] };
  const names = columns?.filter((column) => typeof column === 'string');
  const { all, hidden } = columnsOf(schema, names, hiddenFields);
  const hasDefault = schema.hasDefault && !hiddenFields.includes('is_default');
  return { offered: hasDefault ? [...all, { name: 'is_default' }] : all, hidden };
}

/** A column of a file. */
interface ExportedColumn {
  name: string;
  label?: string;
  choices?: readonly string[];
}

/** The file's columns for what a list shows: each is asked for by name, also where it is no field but computed. */
export function exportedColumns(
  { fields, exported = [] }: Pick<ResourceSchema, 'fields' | 'exported'>,
  shown: readonly ListedColumn[],
): ExportedColumn[] {
  const choicesOf = new Map([...fields, ...exported].map(({ name, choices }) => [name, choices]));
  const columns = [{ name: 'id' }, ...shown].flatMap(({ name, label, exports = [name] }: ListedColumn) =>
    exports.map((own, place) => ({
      name: own,
      ...(label && place === 0 && { label }),
      ...(choicesOf.get(own) && { choices: choicesOf.get(own) }),
    })),
  );
  return [...new Map(columns.map((column) => [column.name, column])).values()];
}

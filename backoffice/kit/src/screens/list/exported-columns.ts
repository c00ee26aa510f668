import type { ResourceSchema } from '@stoa/contracts';
import { columnsOf } from './columns';

/** A column of a list, as far as its export is concerned. */
export interface ListedColumn {
  name: string;
  /** Heading, if different from the field's label. */
  label?: string;
  /** Names of the exported columns, if other than its own name alone. */
  exports?: readonly string[];
}

/** Default columns of a list: field names, or custom columns. */
export type ListColumns = readonly (string | ListedColumn)[];

interface OfferedColumns {
  offered: readonly ListedColumn[];
  /** Names of columns that are hidden by default. */
  hidden: string[];
}

/** Every column that a list offers. */
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

/** A column of an export. */
interface ExportedColumn {
  name: string;
  label?: string;
  choices?: readonly string[];
}

/** The export columns of the visible ones, by name, including computed ones that are no fields. */
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

import type { TableLayout } from '../../../kernel/table';
import type { TableFacts } from '../../transfer';
import { FROM_THE_START, type ShopMigrationFile } from '../shop-migration.entity';
import { detectKind, fieldsOfColumns } from './detect-kind';

/** What is stored of a file before a run. */
export type FileFacts = Omit<
  ShopMigrationFile,
  'id' | 'migration_id' | 'migration' | 'created_at' | 'updated_at'
>;

/** A file, or a worksheet of it, with what it is taken for. */
export function factsOf(
  file: Pick<FileFacts, 'filename' | 'bytes' | 'storage_key'>,
  { encoding, delimiter, sheet = null }: TableLayout,
  facts: TableFacts,
): FileFacts {
  const { kind, source } = detectKind(facts.headings);
  const fields = kind ? fieldsOfColumns(facts.headings, kind) : facts.headings.map(() => null);
  const columns = facts.headings.map((name, place) => ({
    name,
    field: fields[place] ?? null,
    sample: facts.samples[place]?.[0] ?? '',
  }));
  return {
    ...FROM_THE_START,
    ...file,
    sheet,
    kind,
    source,
    columns,
    encoding,
    delimiter,
    decimal_mark: decimalMarkOf(facts, sheet !== null || source !== 'other'),
    date_order: dateOrderOf(facts),
    rows_total: facts.rows,
  };
}

/** The shop systems write machine-readable numbers, unless a spreadsheet has been there since. */
function decimalMarkOf({ styles }: TableFacts, isKnown: boolean): '.' | ',' | null {
  const count = (name: 'point' | 'comma'): number =>
    styles.reduce((sum, style) => sum + (style?.[name] ?? 0), 0);
  const [points, commas] = [count('point'), count('comma')];
  if (commas > 0) return points > 0 ? null : ',';
  return points > 0 || isKnown ? '.' : null;
}

function dateOrderOf({ styles }: TableFacts): 'dmy' | 'mdy' | null {
  const count = (name: 'dmy' | 'mdy'): number => styles.reduce((sum, style) => sum + (style?.[name] ?? 0), 0);
  const [dmy, mdy] = [count('dmy'), count('mdy')];
  if (dmy > 0) return mdy > 0 ? null : 'dmy';
  return mdy > 0 ? 'mdy' : null;
}

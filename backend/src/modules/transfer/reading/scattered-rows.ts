import { Failure } from '../../../kernel/http';
import { msg } from '../../../kernel/translation';
import type { AdaptedRow, Issue, Sheet } from './sheet';
import { GrowingSheet } from './sheet';
import type { FileRecord } from './table.worker';

/** Maximum characters of rows that stand apart from their product, which are held in memory. */
const MAX_CHARACTERS = 48_000_000;

/** Rows that stand apart from the first ones of their product, found by reading the whole file once. */
export interface ScatteredRows {
  /** By handle: the rows that belong to the product further up. */
  later: Map<string, AdaptedRow[]>;
  /** Numbers of their records, which are read with the first ones. */
  taken: Set<number>;
  /** Numbers of first records of another product with a handle that is used further up, and the line of that. */
  namesakes: Map<number, number>;
}

interface FirstRow {
  line: number;
  name: string;
}

/** A run of consecutive rows with one handle. */
interface RowRun {
  handle: string;
  name: string;
  rows: AdaptedRow[];
  numbers: number[];
  isLater: boolean;
}

const OPTION = /^option\d+_value$/;
const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/**
 * Finds the rows that stand apart. A later row with another name is another product, not a change of the first.
 * @throws Failure 422 on `file` if there are too many
 */
export async function scatteredRows(
  batches: AsyncIterable<readonly FileRecord[]>,
  read: (record: FileRecord) => AdaptedRow,
): Promise<ScatteredRows> {
  const search = new ScatteredRowSearch();
  for await (const batch of batches) for (const record of batch) search.add(read(record), record);
  return search.finish();
}

class ScatteredRowSearch {
  private readonly found: ScatteredRows = { later: new Map(), taken: new Set(), namesakes: new Map() };
  private readonly firsts = new Map<string, FirstRow>();
  private characters = 0;
  private stretch: RowRun | null = null;
  private number = 0;

  add(row: AdaptedRow, { values }: FileRecord): void {
    this.number++;
    const stretch = this.stretchOf(row);
    stretch.name ||= row.row.cells.name ?? '';
    if (!stretch.isLater && stretch.numbers.length > 0) return;
    stretch.numbers.push(this.number);
    stretch.rows.push(row);
    if (!stretch.isLater) return;
    this.characters += values.reduce((sum, text) => sum + text.length, 0);
    if (this.characters > MAX_CHARACTERS)
      throw Failure.field('file', 'has too many rows apart from their product; sort it by product first');
  }

  finish(): ScatteredRows {
    settle(this.stretch, this.firsts, this.found);
    return this.found;
  }

  /** The running stretch that the row continues, or a new one. */
  private stretchOf(row: AdaptedRow): RowRun {
    const { handle } = row;
    if (this.stretch?.handle === handle && handle && !isOther(row, this.stretch)) return this.stretch;
    settle(this.stretch, this.firsts, this.found);
    this.stretch = { handle, name: '', rows: [], numbers: [], isLater: this.firsts.has(handle) };
    return this.stretch;
  }
}

/** A row with another name is another product, unless its options make it a variant. */
function isOther({ row: { cells } }: AdaptedRow, { name }: RowRun): boolean {
  if (!cells.name || !name || folded(cells.name) === folded(name)) return false;
  return !Object.entries(cells).some(([target, text]) => text && OPTION.test(target));
}

function settle(stretch: RowRun | null, firsts: Map<string, FirstRow>, found: ScatteredRows): void {
  if (!stretch?.handle) return;
  const { handle, name, rows, numbers } = stretch;
  const first = firsts.get(handle);
  if (!first) {
    firsts.set(handle, { name, line: rows[0]?.row.line ?? 0 });
    return;
  }
  if (name && first.name && folded(name) !== folded(first.name)) {
    found.namesakes.set(numbers[0] ?? 0, first.line);
    return;
  }
  first.name ||= name;
  found.later.set(handle, [...(found.later.get(handle) ?? []), ...rows]);
  for (const one of numbers) found.taken.add(one);
}

/** Groups records, which start after `rows_done`, into sheets per product, reading lazily. */
export async function* sheetsOf(
  batches: AsyncIterable<readonly FileRecord[]>,
  rows_done: number,
  read: (record: FileRecord) => AdaptedRow,
  { later, taken, namesakes }: ScatteredRows,
): AsyncGenerator<Sheet> {
  let sheet: GrowingSheet | null = null;
  let count = rows_done;
  const whole = (one: GrowingSheet): Sheet => {
    if (!one.isNamesake) for (const { row, issues } of later.get(one.handle) ?? []) one.add(row, issues);
    return one;
  };
  for await (const batch of batches)
    for (const record of batch) {
      count++;
      if (taken.has(count)) {
        if (sheet) sheet.upTo = count;
        continue;
      }
      const { row, handle, issues } = read(record);
      const twin = namesakes.get(count);
      if (sheet && (sheet.handle !== handle || !handle || twin !== undefined)) {
        yield whole(sheet);
        sheet = null;
      }
      sheet ??= new GrowingSheet(handle, count, twin !== undefined);
      sheet.add(row, twin === undefined ? issues : [...issues, namesake(row.line, handle, twin)]);
      sheet.upTo = count;
    }
  if (sheet) yield whole(sheet);
}

function namesake(line: number, handle: string, first: number): Issue {
  const message = msg`is also the handle of another product of this file, on line ${first}`;
  return { line, target: 'handle', value: handle, message };
}

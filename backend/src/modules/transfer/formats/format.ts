import type { ImportSource } from '@stoa/contracts';

/** A record of a file by what its columns are taken for. */
export type Cells = Readonly<Record<string, string>>;

/** One record with its line in the file. */
export interface FileRow {
  line: number;
  cells: Cells;
}

/** What must be known of a whole file before its first product: heads that stand behind their variants, ids of parents. */
export interface FileIndex {
  /** Key of a row → the product that it belongs to. */
  parents: Map<string, { handle: string; name: string; options: Readonly<Record<string, string>> }>;
}

/** How another shop writes its products down. */
export interface Format {
  source: ImportSource;
  /** Headings, in small letters, that a file of this kind has. */
  headings: readonly string[];
  /** What a column is taken for, by its heading in small letters; null leaves it out. */
  target(heading: string): string | null;
  /** What stands between the entries of a list of categories, and between the steps of a path. */
  lists: RegExp;
  paths: RegExp;
  /** Notes what later rows need; files of formats without it are read once. */
  note?(cells: Cells, index: FileIndex): void;
  /** The row in the shop's own terms; an empty handle stands for a product of its own. Throws a sentence for people. */
  adapt(cells: Cells, index: FileIndex): Cells;
}

/** A targets-by-heading table as a function. */
export function byTable(table: Readonly<Record<string, string>>): (heading: string) => string | null {
  return (heading) => (Object.hasOwn(table, heading) ? (table[heading] ?? null) : null);
}

/** The index of a file whose rows refer to no others. */
export const emptyIndex = (): FileIndex => ({ parents: new Map() });

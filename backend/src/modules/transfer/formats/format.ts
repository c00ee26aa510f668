import type { ImportSource } from '@stoa/contracts';
import type { TranslatableText } from '../../../kernel/translation';

/** Cells of a row by the target of their column. */
export type Cells = Readonly<Record<string, string>>;

/** A row with its line number in the file. */
export interface FileRow {
  line: number;
  cells: Cells;
}

/** A product that other rows of the file belong to. */
export interface FileParent {
  handle: string;
  name: string;
  /** Options of the referring row, by name. */
  options: Readonly<Record<string, string>>;
  /** The product's own cells, which its variants inherit where theirs are empty. */
  cells: Cells;
}

/** Index of a whole file for reading: products whose rows follow their variants, ids of parents. */
export interface FileIndex {
  /** Row key → product that the row belongs to. */
  parents: Map<string, FileParent>;
  /** Row key of a product → names and places of the options that its variants have. */
  axes: Map<string, Set<string>>;
}

/** Format of another shop system's product files. */
export interface Format {
  source: ImportSource;
  /** Headings in lower case that identify a file of this format: all of one of these lists. */
  headings: readonly (readonly string[])[];
  /** The import target of a column by its lower-case heading; null ignores the column. */
  target(heading: string): string | null;
  /** Separators of the entries of a category list, and of the steps of a category path. */
  lists: RegExp;
  paths: RegExp;
  /** Separator of the values of a property, if it is another one than that of lists. */
  values?: RegExp;
  /** Indexes what other rows refer to; formats without it need a single pass. */
  note?(cells: Cells, index: FileIndex): void;
  /**
   * Converts a row to the shop's own targets; a row with an empty handle is a product by itself.
   * @throws Refusal with a user-facing message
   */
  adapt(cells: Cells, index: FileIndex): Cells;
  /** A warning about a row that is imported in part only. */
  warning?(cells: Cells): { target: string; value: string; message: TranslatableText } | null;
  /** Whether handles are the products' addresses in the other shop, which new products keep. */
  handleIsSlug?: boolean;
  /** Whether options and properties are named by their codes. */
  namesByCode?: boolean;
}

/** Looks up targets by heading in a table. */
export function byTable(table: Readonly<Record<string, string>>): (heading: string) => string | null {
  return (heading) => (Object.hasOwn(table, heading) ? (table[heading] ?? null) : null);
}

/** Empty index, for formats whose rows don't refer to each other. */
export const emptyIndex = (): FileIndex => ({ parents: new Map(), axes: new Map() });

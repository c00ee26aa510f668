import type { Cell } from './cell';

/** A column of an exported table. */
export interface TableColumn {
  heading: string;
  /** Whether it holds figures, which are aligned to the end. */
  isFigure: boolean;
}

/** Title, language and columns of a table. */
export interface TableHead {
  title: string;
  subtitle: string;
  language: string;
  direction: 'ltr' | 'rtl';
  columns: readonly TableColumn[];
}

/** A table to write; rows are streamed, one cell per column. */
export interface Table {
  head: TableHead;
  rows: AsyncIterable<readonly Cell[]>;
}

import type { Cell } from './cell';

/** One column as it is read. */
export interface TableColumn {
  heading: string;
  /** Figures stand at the end of their column. */
  isFigure: boolean;
}

/** What a written table is called, and how it is read. */
export interface TableHead {
  title: string;
  subtitle: string;
  language: string;
  direction: 'ltr' | 'rtl';
  columns: readonly TableColumn[];
}

/** A table to write; its rows come as they are read, one cell for each column. */
export interface Table {
  head: TableHead;
  rows: AsyncIterable<readonly Cell[]>;
}

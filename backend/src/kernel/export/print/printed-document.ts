import type { Direction } from '../pdf/runs';

/** A column of a printed table. */
export interface PrintedColumn {
  heading: string;
  /** Whether it holds figures, which are aligned to the end. */
  isFigure: boolean;
  /** Share of the page's width, relative to the other columns. */
  share: number;
}

/** A row of a printed table: one text per column, and a smaller line below the first. */
export interface PrintedRow {
  cells: readonly string[];
  detail?: string;
}

/** A table with its heading row; lines of a document, or taxes by rate. */
export interface PrintedTable {
  columns: readonly PrintedColumn[];
  rows: readonly PrintedRow[];
}

/** A heading with lines of text below it, such as an address or a note. */
export interface PrintedBlock {
  heading: string;
  lines: readonly string[];
}

/** A name with its value; a strong one is the sum of those above it. */
export interface PrintedFact {
  name: string;
  value: string;
  isStrong?: boolean;
}

/** A business document on A4 pages, such as an invoice; all texts are in its language. */
export interface PrintedDocument {
  language: string;
  direction: Direction;
  title: string;
  /** Its number, shown below the title. */
  reference: string;
  /** Who issues it; the logo is a JPEG or PNG file. */
  sender: { logo: Uint8Array | null; name: string; lines: readonly string[] };
  /** Printable ASCII, shown as a Code 128 barcode. */
  barcode: string | null;
  /** Addresses, side by side. */
  parties: readonly PrintedBlock[];
  /** Dates and numbers, side by side. */
  facts: readonly PrintedFact[];
  lines: PrintedTable;
  /** Sums, at the end of the lines. */
  sums: readonly PrintedFact[];
  /** Taxes by rate, beside the sums. */
  breakdown: PrintedTable | null;
  notes: readonly PrintedBlock[];
  /** Small print of every page. */
  footer: string;
}

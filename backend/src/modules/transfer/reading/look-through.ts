import type { Readable } from 'node:stream';
import type { ImportColumnStyles } from '@stoa/contracts';
import { readTable, type TableLayout } from '../../../kernel/table';
import { TableError } from '../../../kernel/table';
import { ColumnStyles } from './column-styles';

/** Maximum number of rows of one file. */
const MAX_ROWS = 250_000;
const MAX_COLUMNS = 500;
const SAMPLES = 3;
const SAMPLE_LENGTH = 120;

/** Result of the first pass over a file. */
export interface TableFacts {
  headings: string[];
  /** The first non-empty cells of each column. */
  samples: string[][];
  styles: (ImportColumnStyles | undefined)[];
  rows: number;
}

/** Reads a whole file once. @throws TableError if it is not a valid table, or too large */
export async function analyzeTable(file: Readable, layout: TableLayout): Promise<TableFacts> {
  let headings: string[] | null = null;
  let rows = 0;
  const samples: string[][] = [];
  const styles: ColumnStyles[] = [];
  for await (const { values, typed } of readTable(file, layout)) {
    if (!headings) {
      headings = values.map((heading, place) => heading.trim().slice(0, 190) || `#${place + 1}`);
      if (headings.length > MAX_COLUMNS)
        throw new TableError({ reason: 'too_many_columns', max: MAX_COLUMNS });
      continue;
    }
    // A file may start as a table and continue with binary data.
    if (values.some((text) => text.includes('\0'))) throw new TableError({ reason: 'binary' });
    if (++rows > MAX_ROWS) throw new TableError({ reason: 'too_many_rows', max: MAX_ROWS });
    values.slice(0, headings.length).forEach((text, place) => {
      const found = (samples[place] ??= []);
      if (found.length < SAMPLES && text.trim()) found.push(text.trim().slice(0, SAMPLE_LENGTH));
      const style = (styles[place] ??= new ColumnStyles());
      if (typed?.[place]) style.addTyped(text);
      else style.add(text);
    });
  }
  if (!headings || rows === 0) throw new TableError({ reason: 'empty' });
  return { headings, samples, styles: styles.map(({ found }) => found), rows };
}

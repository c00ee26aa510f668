import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { TableError } from '../table-error';
import type { TableLayout } from '../table-layout';
import type { TableRecord } from '../read-table';
import { readSheet } from './read-sheet';
import { WorkbookArchive } from './workbook-archive';
import { dateStyles, sharedStrings, workbookFacts } from './workbook-parts';

/** The names of the visible worksheets of a workbook. @throws TableError if it is none */
export async function worksheetNames(path: string): Promise<string[]> {
  const archive = await WorkbookArchive.open(path);
  try {
    return (await workbookFacts(archive)).sheets.map(({ name }) => name);
  } finally {
    archive.close();
  }
}

/** Streams the rows of a worksheet, by default the first one. @throws TableError if it can't be read */
export async function* readWorkbook(file: Readable, layout: TableLayout): AsyncGenerator<TableRecord> {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'));
  try {
    const path = join(folder, 'workbook');
    // An archive is read from its end.
    await pipeline(file, createWriteStream(path));
    yield* rowsOf(path, layout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* rowsOf(path: string, { sheet, decimal_mark }: TableLayout): AsyncGenerator<TableRecord> {
  const archive = await WorkbookArchive.open(path);
  try {
    const { sheets, is1904 } = await workbookFacts(archive);
    const chosen = sheet ? sheets.find(({ name }) => name === sheet) : sheets[0];
    if (!chosen) throw new TableError({ reason: 'empty' });
    const [strings, dates] = [await sharedStrings(archive), await dateStyles(archive)];
    const context = { strings, dates, is1904, decimalMark: decimal_mark ?? '.' };
    yield* readSheet(archive.read(chosen.path), context);
  } finally {
    archive.close();
  }
}

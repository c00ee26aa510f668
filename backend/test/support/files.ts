import { inflateSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import type { CellValue } from 'exceljs';
import { Workbook } from 'exceljs';

/** The rows of a CSV file, including the header. */
export function csvRows(text: string): string[][] {
  return parse(text, { bom: true });
}

/** The rows of a workbook's first sheet, including the header. */
export async function sheetRows(bytes: Uint8Array): Promise<CellValue[][]> {
  const book = new Workbook();
  await book.xlsx.load(Buffer.from(bytes) as unknown as Parameters<typeof book.xlsx.load>[0]);
  const rows: CellValue[][] = [];
  // ExcelJS cell indices start at 1.
  book.worksheets[0]?.eachRow((row) => rows.push((row.values as CellValue[]).slice(1)));
  return rows;
}

/** The text of a PDF, one string per text run of one font. */
export function printedRuns(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body);
  const fonts = new Map<string, Map<number, string>>();
  for (const [, font = '', id = ''] of file.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, letters = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
    fonts.set(font, lettersOf(streamOf(objects.get(letters) ?? '')));
  }
  return [...objects.values()].flatMap((object) => runsOf(streamOf(object), fonts));
}

function streamOf(object: string): string {
  const [, stream] = /stream\n([\s\S]*?)\nendstream/.exec(object) ?? [];
  if (stream === undefined || !object.includes('/FlateDecode')) return stream ?? '';
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

const codesOf = (hex: string): number[] => (hex.match(/[\da-f]{4}/gi) ?? []).map((one) => parseInt(one, 16));

/** Unicode characters by glyph id of a font. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', all = ''] of table.matchAll(/<([\da-f]{4})> <[\da-f]{4}> \[(.*?)\]/gis))
    [...all.matchAll(/<(.*?)>/g)].forEach(([, hex = ''], place) =>
      letters.set(parseInt(first, 16) + place, String.fromCharCode(...codesOf(hex))),
    );
  return letters;
}

function runsOf(content: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  const runs: string[] = [];
  let letters = new Map<number, string>();
  for (const [, font, shown = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map<number, string>();
    else
      runs.push(
        codesOf((shown.match(/<.*?>/g) ?? []).join(''))
          .map((code) => letters.get(code) ?? '')
          .join(''),
      );
  }
  return runs;
}

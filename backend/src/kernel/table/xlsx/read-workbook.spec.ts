import { Readable } from 'node:stream';
import { Workbook } from 'exceljs';
import type { TableRecord } from '../read-table';
import { readWorkbook } from './read-workbook';
import { isDateFormat, numberTextOf, dateTextOf, columnOf } from './cell-text';

const LAYOUT = { encoding: 'utf-8', delimiter: ',', file_type: 'xlsx' } as const;

async function rowsOf(bytes: Buffer, decimal_mark: '.' | ',' = '.'): Promise<TableRecord[]> {
  const rows: TableRecord[] = [];
  for await (const row of readWorkbook(Readable.from([bytes]), { ...LAYOUT, decimal_mark })) rows.push(row);
  return rows;
}

describe('readWorkbook', () => {
  it('returns typed cells as text with the decimal mark of the file, and leaves empty rows out', async () => {
    const book = new Workbook();
    const sheet = book.addWorksheet('A');
    sheet.addRow(['name', 'price']);
    sheet.addRow([]);
    sheet.addRow(['Pan', 12.5]);
    sheet.addRow([null, true, new Date('2026-05-31T00:00:00Z')]);
    const bytes = Buffer.from(await book.xlsx.writeBuffer());
    const rows = await rowsOf(bytes, ',');
    expect(rows.map(({ line, values }) => [line, values])).toEqual([
      [1, ['name', 'price']],
      [3, ['Pan', '12,5']],
      [4, ['', 'true', '2026-05-31']],
    ]);
    expect(rows[1]?.typed?.[1]).toBe(true);
  });
});

describe('the cells of a workbook', () => {
  it.each([
    [1e21, '1000000000000000000000'],
    [0.1 + 0.2, '0.3'],
    [19.989999999999998, '19.99'],
    [1e-7, '0.0000001'],
    [-1234.5, '-1234.5'],
    [4_006_381_333_931, '4006381333931'],
  ])('write %s without an exponent or an error of its fraction', (number, text) => {
    expect(numberTextOf(number, '.')).toBe(text);
  });

  it.each([
    ['dd/mm/yyyy', true],
    ['[$-409]d-mmm-yy;@', true],
    ['mmm yy', true],
    ['#,##0.00', false],
    ['[Red]0.00', false],
    ['0.00" days"', false],
    ['hh:mm', false],
    ['General', false],
  ])('with the format %s are dates: %s', (code, isDate) => {
    expect(isDateFormat(code)).toBe(isDate);
  });

  it('count days from 1900, with a 29 February in it, or from 1904', () => {
    expect(dateTextOf(1, false)).toBe('1900-01-01');
    expect(dateTextOf(61, false)).toBe('1900-03-01');
    expect(dateTextOf(46_173.5, false)).toBe('2026-05-31 12:00:00');
    expect(dateTextOf(44_711, true)).toBe('2026-05-31');
    expect(dateTextOf(-1, false)).toBeNull();
  });

  it('are in the columns that their references name', () => {
    expect(['A1', 'Z9', 'AA10', 'XFD1'].map(columnOf)).toEqual([0, 25, 26, 16_383]);
  });
});

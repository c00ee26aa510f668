import { Workbook } from 'exceljs';
import { type ExportFormat, exportRows, type PrintedTable } from '.';

const RECORDS = [
  {
    id: 1,
    name: '=HYPERLINK("http://evil")',
    price: -1200,
    active: true,
    made: new Date('2026-01-02T03:04:05Z'),
  },
  { id: 2, name: 'Müller, "Bäcker"', price: 50, active: false, made: null },
  { id: 3, name: '-5', price: 0, active: true, made: undefined },
];

async function* records(): AsyncGenerator<Record<string, unknown>> {
  yield* RECORDS;
}

const columns = ['id', 'name', 'price', 'active', 'made'];

const printed = (
  rows: AsyncIterable<Record<string, unknown>>,
  look: Pick<PrintedTable, 'direction' | 'language'> = { direction: 'ltr', language: 'en' },
): PrintedTable => ({
  ...{ title: 'Orders', subtitle: 'today', rows, ...look },
  columns: columns.map((column) => ({
    heading: column,
    isFigure: column === 'price',
    cell: (row) => String(row[column] ?? ''),
  })),
});

async function bytesOf(
  format: ExportFormat,
  rows: AsyncIterable<Record<string, unknown>> = records(),
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const stream = exportRows({
    name: 'Order Report/2026',
    format,
    table: { columns, rows },
    printed: () => printed(rows),
  }).getStream();
  for await (const piece of stream) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces);
}

describe('exportRows', () => {
  it('writes CSV that no spreadsheet runs', async () => {
    expect((await bytesOf('csv')).toString()).toBe(
      '\uFEFFid,name,price,active,made\r\n' +
        `1,"'=HYPERLINK(""http://evil"")",-1200,true,2026-01-02T03:04:05.000Z\r\n` +
        '2,"Müller, ""Bäcker""",50,false,\r\n' +
        '3,-5,0,true,\r\n',
    );
  });

  it('writes a workbook with the same cells', async () => {
    const book = new Workbook();
    const bytes = await bytesOf('xlsx');
    await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
    const sheet = book.getWorksheet('Export');
    expect(sheet?.rowCount).toBe(4);
    expect(sheet?.getCell('B2').value).toBe(`'=HYPERLINK("http://evil")`);
    expect(sheet?.getCell('C2').value).toBe(-1200);
  });

  it('writes as many pages as the rows need, each numbered', async () => {
    async function* many(): AsyncGenerator<Record<string, unknown>> {
      for (let id = 1; id <= 120; id++) yield { id, name: 'نص عربي (تجربة) hindi हिन्दी 漢字' };
    }
    const text = (await bytesOf('pdf', many())).toString('latin1');
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3);
  });

  it('names the file and its type', () => {
    const table = { columns, rows: records() };
    const file = exportRows({
      name: 'Order Report/2026',
      format: 'csv',
      table,
      printed: () => printed(records()),
    });
    expect(file.getHeaders()).toMatchObject({
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="Order-Report-2026.csv"',
    });
    file.getStream().destroy();
  });

  it.each(['csv', 'xlsx', 'pdf'] as const)('breaks the %s off when the rows break off', async (format) => {
    async function* broken(): AsyncGenerator<Record<string, unknown>> {
      yield RECORDS[0] ?? {};
      throw new Error('the database went away');
    }
    await expect(bytesOf(format, broken())).rejects.toThrow('the database went away');
  });

  it.each([
    ['@SUM(1)', `'@SUM(1)`],
    ['+1 555 0100', `'+1 555 0100`],
    ['+15550100', '+15550100'],
    ['-12.50', '-12.50'],
    ['a=b', 'a=b'],
  ])('writes the text %s as %s', async (given, written) => {
    async function* one(): AsyncGenerator<Record<string, unknown>> {
      yield { id: 1, name: given };
    }
    expect((await bytesOf('csv', one())).toString()).toContain(`1,${written},`);
  });
});

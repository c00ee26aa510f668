import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { Workbook } from 'exceljs';
import { MAX_BLOCK_TIME, maxBlockTime } from '../../../test/support/event-loop';
import { type Cell, type ExportFormat, exportRows, type TableHead } from '.';

const RECORDS: readonly Cell[][] = [
  [1, '=HYPERLINK("http://evil")', { units: -12, digits: 2 }, 'Yes', new Date('2026-01-02T03:04:05Z')],
  [2, 'Müller, "Bäcker"', { units: 0.5, digits: 2 }, 'No', null],
  [3, '-5', { units: 1000, digits: 0 }, 'Yes', null],
];
const HEAD: TableHead = {
  title: 'Orders',
  subtitle: 'today',
  language: 'en',
  direction: 'ltr',
  columns: ['Id', 'Name', 'Price', 'Active', 'Made'].map((heading) => ({
    heading,
    isFigure: heading === 'Price',
  })),
};

async function* records(): AsyncGenerator<Cell[]> {
  yield* RECORDS;
}

const made = (format: ExportFormat, rows: AsyncIterable<readonly Cell[]> = records(), total = 3) =>
  exportRows({ name: 'Order Report/2026', format, total, head: HEAD, rows });

async function bytesOf(format: ExportFormat, rows?: AsyncIterable<readonly Cell[]>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of (await made(format, rows)).getStream()) pieces.push(Buffer.from(piece as Buffer));
  return Buffer.concat(pieces);
}

/** Temporary files that exports have left behind. */
const leftBehind = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('stoa-export-'));

describe('exportRows', () => {
  it('writes CSV with escaped formulas', async () => {
    expect((await bytesOf('csv')).toString()).toBe(
      '\uFEFFId,Name,Price,Active,Made\r\n' +
        `1,"'=HYPERLINK(""http://evil"")",-12.00,Yes,2026-01-02 03:04\r\n` +
        '2,"Müller, ""Bäcker""",0.50,No,\r\n' +
        '3,-5,1000,Yes,\r\n',
    );
  });

  it('writes XLSX with the same cells, numbers as numbers and timestamps as dates', async () => {
    const book = new Workbook();
    const bytes = await bytesOf('xlsx');
    await book.xlsx.load(bytes as unknown as Parameters<typeof book.xlsx.load>[0]);
    const sheet = book.getWorksheet('Export');
    expect(sheet?.rowCount).toBe(4);
    expect(sheet?.getCell('B2').value).toBe(`'=HYPERLINK("http://evil")`);
    expect([sheet?.getCell('C2').value, sheet?.getCell('C2').numFmt]).toEqual([-12, '#,##0.00']);
    expect([sheet?.getCell('C4').value, sheet?.getCell('C4').numFmt]).toEqual([1000, '#,##0']);
    expect(sheet?.getCell('E2').value).toEqual(new Date('2026-01-02T03:04:05Z'));
  });

  it('writes a PDF of several pages when there are many rows', async () => {
    async function* many(): AsyncGenerator<Cell[]> {
      for (let id = 1; id <= 90; id++) yield [id, 'نص عربي (تجربة) hindi हिन्दी 漢字', null, null, null];
    }
    const text = (await bytesOf('pdf', many())).toString('latin1');
    expect(text.startsWith('%PDF-1.')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(2);
  });

  it('sets the content type and the file name', async () => {
    const file = await made('csv');
    expect(file.getHeaders()).toMatchObject({
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="Order-Report-2026.csv"',
    });
    file.getStream().destroy();
  });

  it.each(['csv', 'xlsx', 'pdf'] as const)(
    'fails the %s export when reading the rows fails, and leaves no temporary files',
    async (format) => {
      const before = leftBehind();
      async function* broken(): AsyncGenerator<Cell[]> {
        yield [1, 'one', null, null, null];
        throw new Error('the database went away');
      }
      await expect(bytesOf(format, broken())).rejects.toThrow('the database went away');
      expect(leftBehind().filter((name) => !before.includes(name))).toEqual([]);
    },
  );

  it.each([
    ['pdf', 2_001],
    ['xlsx', 100_001],
  ] as const)('refuses more rows than a %s file may have', async (format, total) => {
    await expect(made(format, records(), total)).rejects.toThrow(/takes at most \d+ rows/);
  });

  it('stops when the request is aborted, and leaves no temporary files', async () => {
    const before = leftBehind();
    const controller = new AbortController();
    async function* endless(): AsyncGenerator<Cell[]> {
      for (let id = 1; ; id++) yield [id, 'x', null, null, null];
    }
    setTimeout(() => controller.abort(), 300);
    const going = exportRows({
      name: 'x',
      format: 'pdf',
      total: 1,
      head: HEAD,
      rows: endless(),
      signal: controller.signal,
    });
    await expect(going).rejects.toThrow(/abort/i);
    expect(leftBehind().filter((name) => !before.includes(name))).toEqual([]);
  });

  it('answers 503 when too many exports are waiting', async () => {
    const controller = new AbortController();
    async function* waiting(): AsyncGenerator<Cell[]> {
      await new Promise((resolve) => controller.signal.addEventListener('abort', resolve));
      yield [];
    }
    const begin = (): Promise<unknown> =>
      exportRows({
        name: 'x',
        format: 'pdf' as const,
        total: 1,
        head: HEAD,
        rows: waiting(),
        signal: controller.signal,
      }).then(
        () => 200,
        (error: { status?: number }) => error.status ?? 'aborted',
      );
    const all = Array.from({ length: 20 }, begin);
    expect(await Promise.race(all)).toBe(503);
    controller.abort();
    const ends = await Promise.all(all);
    expect(ends.filter((end) => end === 503).length).toBeGreaterThanOrEqual(10);
  });

  it('writes four PDFs concurrently without blocking the event loop', async () => {
    async function* many(): AsyncGenerator<Cell[]> {
      for (let id = 1; id <= 40; id++) yield [id, 'Fell Leather Hiking Boot, size 42', null, 'Yes', null];
    }
    const all = async (): Promise<void> => {
      await Promise.all(Array.from({ length: 4 }, () => bytesOf('pdf', many())));
    };
    expect(await maxBlockTime(all)).toBeLessThan(MAX_BLOCK_TIME);
  }, 120_000);

  it.each([
    ['@SUM(1)', `'@SUM(1)`],
    ['+1 555 0100', `'+1 555 0100`],
    ['+15550100', '+15550100'],
    ['-12.50', '-12.50'],
    ['a=b', 'a=b'],
    ['one\ntwo', '"one\ntwo"'],
    ['one\rtwo', '"one\rtwo"'],
  ])('writes the text %s as %s in CSV', async (text, written) => {
    async function* one(): AsyncGenerator<Cell[]> {
      yield [1, text, null, null, null];
    }
    expect((await bytesOf('csv', one())).toString()).toContain(`1,${written},`);
  });
});

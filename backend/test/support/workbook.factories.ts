import { crc32, deflateRawSync } from 'node:zlib';

/** A cell of a workbook: its value, the result of a formula, or a text of several formats. */
export type WorkbookCell =
  | string
  | number
  | boolean
  | null
  | { date: number }
  | { formula: string; result: string | number; isDate?: boolean }
  | { rich: string[] };

const DAY = 24 * 60 * 60 * 1000;
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The serial number of a moment in Excel's calendar from 1900. */
export const serialOf = (iso: string): number => Date.parse(iso) / DAY + 25_569;

/** The bytes of a workbook with these worksheets, as Excel stores them. */
export function workbook(sheets: Record<string, WorkbookCell[][]>): Buffer {
  const strings: string[] = [];
  const names = Object.keys(sheets);
  const parts = Object.values(sheets).map((rows) => sheetXml(rows, strings));
  const tags = (of: (name: string, n: number) => string): string =>
    names.map((name, n) => of(name, n + 1)).join('');
  return zip({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${tags(
      (name, n) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${tags(
      (_name, n) => `<Relationship Id="rId${n}" Target="worksheets/sheet${n}.xml"/>`,
    )}</Relationships>`,
    ...Object.fromEntries(parts.map((xml, n) => [`xl/worksheets/sheet${n + 1}.xml`, xml])),
    // After the worksheets that refer to them, as Excel writes them.
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.join('')}</sst>`,
  });
}

function sheetXml(rows: readonly WorkbookCell[][], strings: string[]): string {
  const xml = rows.map((cells, row) => {
    const inner = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`, strings));
    return `<row r="${row + 1}">${inner.join('')}</row>`;
  });
  return `<worksheet xmlns="${MAIN}"><sheetData>${xml.join('')}</sheetData></worksheet>`;
}

function cellXml(cell: WorkbookCell, at: string, strings: string[]): string {
  if (cell === null) return `<c r="${at}" s="1"/>`;
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'string') return shared(`<t xml:space="preserve">${escaped(cell)}</t>`, at, strings);
  if ('date' in cell) return `<c r="${at}" s="1"><v>${cell.date}</v></c>`;
  if ('rich' in cell) {
    const runs = cell.rich.map((text) => `<r><rPr><b/></rPr><t>${escaped(text)}</t></r>`);
    return shared(`${runs.join('')}<rPh sb="0" eb="1"><t>spoken</t></rPh>`, at, strings);
  }
  const { formula, result, isDate } = cell;
  const kind = typeof result === 'string' ? ' t="str"' : isDate ? ' s="1"' : '';
  return `<c r="${at}"${kind}><f>${escaped(formula)}</f><v>${escaped(String(result))}</v></c>`;
}

function shared(inner: string, at: string, strings: string[]): string {
  strings.push(`<si>${inner}</si>`);
  return `<c r="${at}" t="s"><v>${strings.length - 1}</v></c>`;
}

function letters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest ? letters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** A ZIP archive; sizes may be stated otherwise than they are. */
export function zip(parts: Record<string, string>, stated: Record<string, number> = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(stated[name] ?? bytes.length, 18);
    facts.writeUInt16LE(Buffer.byteLength(name), 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const length = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

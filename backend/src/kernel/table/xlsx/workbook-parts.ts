import { TableError } from '../table-error';
import { isDateFormat, STANDARD_DATES } from './cell-text';
import type { WorkbookArchive } from './workbook-archive';
import { readElements } from './xml-elements';

const MAX_STRINGS_BYTES = 96 * 1024 ** 2;
const MAX_PART_BYTES = 8 * 1024 ** 2;
const WORKBOOK = 'xl/workbook.xml';

/** A worksheet: its name, and the path of its part. */
export interface Worksheet {
  name: string;
  path: string;
}

/** The worksheets of a workbook in their order, and whether its days count from 1904. */
export interface WorkbookFacts {
  sheets: Worksheet[];
  is1904: boolean;
}

/** Reads the directory of a workbook; hidden worksheets are left out. @throws TableError if there is none */
export async function workbookFacts(archive: WorkbookArchive): Promise<WorkbookFacts> {
  const paths = new Map<string, string>();
  await readElements(archive.read('xl/_rels/workbook.xml.rels', MAX_PART_BYTES), {
    open: (name, { Id = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      paths.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: Worksheet[] = [];
  let is1904 = false;
  await readElements(archive.read(WORKBOOK, MAX_PART_BYTES), {
    open: (element, attributes) => {
      if (element === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.date1904 ?? '');
      if (element !== 'sheet' || attributes.state?.toLowerCase().includes('hidden')) return;
      const path = paths.get(attributes['r:id'] ?? relationOf(attributes));
      if (path && archive.has(path)) sheets.push({ name: attributes.name ?? '', path });
    },
  });
  if (sheets.length === 0) throw new TableError({ reason: 'no_workbook' });
  return { sheets, is1904 };
}

/** The id of a relation, whose prefix a program may choose. */
function relationOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

/** Texts that cells refer to by number; pronunciations are left out. */
export async function sharedStrings(archive: WorkbookArchive): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readElements(archive.read('xl/sharedStrings.xml', MAX_STRINGS_BYTES), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't' && !isPhonetic;
    },
    text: (part) => {
      if (isText) text += part;
    },
    close: (name) => {
      if (name === 'si') strings.push(text);
      if (name === 'rPh') isPhonetic = false;
      isText = false;
    },
  });
  return strings;
}

/** By number of a cell's style, whether it shows a date. */
export async function dateStyles(archive: WorkbookArchive): Promise<boolean[]> {
  const formats = new Map<number, string>();
  const styles: boolean[] = [];
  let areCells = false;
  await readElements(archive.read('xl/styles.xml', MAX_PART_BYTES), {
    open: (name, { numFmtId = '', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') formats.set(id, formatCode);
      if (name === 'cellXfs') areCells = true;
      if (name !== 'xf' || !areCells) return;
      const code = formats.get(id);
      styles.push(code === undefined ? STANDARD_DATES.has(id) : isDateFormat(code));
    },
    close: (name) => {
      if (name === 'cellXfs') areCells = false;
    },
  });
  return styles;
}

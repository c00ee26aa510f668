import type { Format } from '../formats/format';
import { MOST_OPTIONS } from '../formats/targets';
import { readList } from './cells';
import type { Sheet } from './sheet';

/** The attribute that tags are kept under. */
export const TAGS = 'tags';
const COMMAS = /\s*[,|]\s*/;
/** Separates several values of one property in a column of its own. */
const BARS = /\s*\|\s*/;

/** An attribute with the values of it that a sheet names. */
export interface NamedAttribute {
  name: string;
  values: string[];
  /** The cell as it stands. */
  text: string;
  /** True where variants differ in it. */
  isAxis: boolean;
  /** What the cell is taken for, and where it stands. */
  target: string;
  line: number;
}

/** The words that a sheet names, before anybody looks whether they are known. */
export interface NamedWords {
  categories: string[][];
  brand: string;
  manufacturer: string;
  attributes: NamedAttribute[];
}

/** The first cell of a sheet that says something under a target. */
export function firstCell({ rows }: Sheet, target: string): { line: number; text: string } {
  const row = rows.find(({ cells }) => cells[target]);
  return { line: row?.line ?? rows[0]?.line ?? 0, text: row?.cells[target] ?? '' };
}

/** Reads which words a sheet names. */
export function namedWords(sheet: Sheet, format: Format): NamedWords {
  const categories = readList(firstCell(sheet, 'categories').text, format.lists);
  return {
    categories: categories.map((path) =>
      path
        .split(format.paths)
        .map((step) => step.trim())
        .filter(Boolean),
    ),
    brand: firstCell(sheet, 'brand').text,
    manufacturer: firstCell(sheet, 'manufacturer').text,
    attributes: [...axesOf(sheet), ...propertiesOf(sheet, format)],
  };
}

/** The options that a sheet's variants differ in, each with all values. */
export function axesOf(sheet: Sheet): NamedAttribute[] {
  const axes: NamedAttribute[] = [];
  for (let n = 1; n <= MOST_OPTIONS; n++) {
    const { text: name, line } = firstCell(sheet, `option${n}_name`);
    const target = `option${n}_value`;
    const values = sheet.rows.map(({ cells }) => cells[target] ?? '').filter(Boolean);
    if (name && values.length)
      axes.push({ name, values: [...new Set(values)], text: '', isAxis: true, target, line });
  }
  return axes;
}

function propertiesOf(sheet: Sheet, format: Format): NamedAttribute[] {
  const lines: NamedAttribute[] = [];
  const add = (name: string, text: string, between: RegExp, target: string, line: number): void => {
    if (name && text)
      lines.push({ name, values: readList(text, between), text, isAxis: false, target, line });
  };
  const [head] = sheet.rows;
  const targets = new Set(sheet.rows.flatMap(({ cells }) => Object.keys(cells)));
  for (const target of targets) {
    const { text, line } = firstCell(sheet, target);
    if (target.startsWith('attribute:')) add(target.slice('attribute:'.length), text, BARS, target, line);
    if (target === TAGS) add(TAGS, text, COMMAS, target, line);
    const place = /^property(\d+)_name$/.exec(target)?.[1];
    if (place && head)
      add(head.cells[target] ?? '', head.cells[`property${place}_value`] ?? '', format.lists, target, line);
  }
  return lines;
}

import type { Format } from '../formats/format';
import { unescapeEntry } from '../formats/own';
import { MAX_OPTIONS } from '../formats/targets';
import { readList } from './cells';
import type { AdaptedRow, Sheet } from './sheet';

/** Code of the attribute under which tags are stored. */
export const TAGS = 'tags';
const COMMAS = /\s*[,|]\s*/;
const PROPERTY = /^property(\d+)_value$/;
/** Separates the values in an `attribute:<code>` column. */
const BARS = /\s*(?<!\\)\|\s*/;

/** An attribute and its values as named in a sheet. */
export interface NamedAttribute {
  name: string;
  values: string[];
  /** The raw cell. */
  text: string;
  /** Whether it is an option in which variants differ. */
  isAxis: boolean;
  /** Whether the name may be the attribute's code. */
  mayBeCode: boolean;
  /** Target and line of the cell. */
  target: string;
  line: number;
}

/** A name with the line of its cell. */
export interface NamedCell {
  line: number;
  text: string;
}

/** Names of reference data in a sheet, before they are looked up. */
export interface NamedReferences {
  categories: string[][];
  categoryCell: NamedCell;
  brand: NamedCell;
  manufacturer: NamedCell;
  attributes: NamedAttribute[];
}

/** The first non-empty cell of a sheet for a target. */
export function firstCell({ rows }: Sheet, target: string): NamedCell {
  const row = rows.find(({ cells }) => cells[target]);
  return { line: row?.line ?? rows[0]?.line ?? 0, text: row?.cells[target] ?? '' };
}

/** Collects the names of reference data in a sheet. */
export function namedReferences(sheet: Sheet, format: Format): NamedReferences {
  const categoryCell = firstCell(sheet, 'categories');
  const categories = readList(categoryCell.text, format.lists);
  return {
    categoryCell,
    categories: categories.map((path) =>
      path
        .split(format.paths)
        .map((step) => unescapeEntry(step.trim()))
        .filter(Boolean),
    ),
    brand: firstCell(sheet, 'brand'),
    manufacturer: firstCell(sheet, 'manufacturer'),
    attributes: [...axesOf(sheet, format), ...propertiesOf(sheet, format)],
  };
}

/** The options of a sheet's variants, each with all its values. */
function axesOf(sheet: Sheet, { namesByCode = false }: Format): NamedAttribute[] {
  const axes: NamedAttribute[] = [];
  for (let n = 1; n <= MAX_OPTIONS; n++) {
    const { text: name, line } = firstCell(sheet, `option${n}_name`);
    const target = `option${n}_value`;
    const values = sheet.rows.map(({ cells }) => cells[target] ?? '').filter(Boolean);
    if (name && values.length)
      axes.push({
        name,
        text: '',
        isAxis: true,
        mayBeCode: namesByCode,
        target,
        line,
        values: [...new Set(values)],
      });
  }
  return axes;
}

function propertiesOf(sheet: Sheet, format: Format): NamedAttribute[] {
  const lines: NamedAttribute[] = [];
  const add = (name: string, text: string, between: RegExp, target: string, line: number): void => {
    const mayBeCode = Boolean(format.namesByCode) || target.startsWith('attribute:') || name === TAGS;
    if (name && text)
      lines.push({
        name,
        values: readList(text, between).map(unescapeEntry),
        text,
        isAxis: false,
        mayBeCode,
        target,
        line,
      });
  };
  const [head] = sheet.rows;
  const targets = new Set(sheet.rows.flatMap(({ cells }) => Object.keys(cells)));
  for (const target of targets) {
    const { text, line } = firstCell(sheet, target);
    if (target.startsWith('attribute:')) add(target.slice('attribute:'.length), text, BARS, target, line);
    if (target === TAGS) add(TAGS, text, COMMAS, target, line);
    const place = /^property(\d+)_name$/.exec(target)?.[1];
    if (place && head)
      add(
        head.cells[target] ?? '',
        head.cells[`property${place}_value`] ?? '',
        format.values ?? format.lists,
        target,
        line,
      );
  }
  return lines;
}

/** Names of a row's properties that have several values, as `Wool|Cotton`. */
export function listedProperties({ row }: AdaptedRow, format: Format): string[] {
  return Object.entries(row.cells).flatMap(([target, text]) => {
    if (!text) return [];
    if (target.startsWith('attribute:')) return BARS.test(text) ? [target.slice('attribute:'.length)] : [];
    const place = PROPERTY.exec(target)?.[1];
    const name = place && row.cells[`property${place}_name`];
    return name && (format.values ?? format.lists).test(text) ? [name] : [];
  });
}

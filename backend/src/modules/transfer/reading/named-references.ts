import type { Format } from '../formats/format';
import { unescapeEntry } from '../formats/own';
import { MAX_OPTIONS } from '../formats/targets';
import { readList } from './cells';
import type { AdaptedRow, Sheet } from './sheet';

/** Code of the attribute under which tags are stored. */
export const TAGS = 'tags';
const COMMAS = /\s*[,|]\s*/;
const OF_ATTRIBUTE = 'attribute:';
const PROPERTY_NAME = /^property(\d+)_name$/;
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
    const mayBeCode = Boolean(format.namesByCode) || target.startsWith(OF_ATTRIBUTE) || name === TAGS;
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
  const between = format.values ?? format.lists;
  for (const target of propertyTargets(sheet)) {
    const { text, line } = firstCell(sheet, target);
    const place = PROPERTY_NAME.exec(target)?.[1];
    if (target === TAGS) add(TAGS, text, COMMAS, target, line);
    else if (!place) add(target.slice(OF_ATTRIBUTE.length), text, BARS, target, line);
    else if (head)
      add(head.cells[target] ?? '', head.cells[`property${place}_value`] ?? '', between, target, line);
  }
  return lines;
}

/** Targets of cells that name properties, in the order of the file. */
function propertyTargets({ rows }: Sheet): Set<string> {
  const targets = new Set<string>();
  for (const { cells } of rows)
    for (const target of Object.keys(cells))
      if (target === TAGS || target.startsWith(OF_ATTRIBUTE) || PROPERTY_NAME.test(target))
        targets.add(target);
  return targets;
}

/** Names of a row's properties that have several values, as `Wool|Cotton`. */
export function listedProperties({ row }: AdaptedRow, format: Format): string[] {
  return Object.entries(row.cells).flatMap(([target, text]) => {
    if (!text) return [];
    if (target.startsWith(OF_ATTRIBUTE)) return BARS.test(text) ? [target.slice(OF_ATTRIBUTE.length)] : [];
    const place = PROPERTY.exec(target)?.[1];
    const name = place && row.cells[`property${place}_name`];
    return name && (format.values ?? format.lists).test(text) ? [name] : [];
  });
}

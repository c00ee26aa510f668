import { createHash } from 'node:crypto';
import type { ProductDraft } from '../../catalogue';
import { externalPictures } from '../pictures/description-pictures';
import { PICTURES } from './product-cells';
import type { FileRow } from '../formats/format';
import { unescapeEntry } from '../formats/own';
import type { SheetCells } from './sheet-cells';

/** A picture URL in a row. */
export interface NamedPicture {
  url: string;
  line: number;
  /** Its alt text; absent if the file states none. */
  alt?: string;
}

/** The picture of a variant. */
export interface VariantPicture extends NamedPicture {
  sku: string;
}

/** The pictures that a file names for a product. */
export interface SheetPictures {
  /** The gallery, in order. */
  gallery: NamedPicture[];
  variants: VariantPicture[];
  /** Pictures of other hosts that its descriptions show, if they are to be downloaded. */
  described: NamedPicture[];
}

const BARS = /\s*(?<!\\)\|\s*|\n/;

/** Collects a sheet's pictures, by the import's options. */
export function sheetPictures(
  cells: SheetCells,
  rows: readonly FileRow[],
  { values, variants }: Pick<ProductDraft, 'values' | 'variants'>,
): SheetPictures {
  const { options } = cells.context;
  return {
    gallery: options.pictures ? gallery(cells) : [],
    variants: options.pictures ? variantPictures(rows, variants) : [],
    described: options.description_pictures ? described(cells, values) : [],
  };
}

/** Pictures in the order of their positions, and else of the file; the first mention of a URL counts. */
function gallery(cells: SheetCells): NamedPicture[] {
  const found = cells.sheet.rows.flatMap((row) => {
    const position = cells.whole(row, 'image_position') ?? Infinity;
    return picturesOf(row, cells).map((picture) => ({ ...picture, position }));
  });
  const unique = [...new Map(found.toReversed().map((one) => [one.url, one])).values()].toReversed();
  return unique
    .toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position))
    .map(({ position: _position, ...picture }) => picture);
}

function picturesOf({ line, cells: row }: FileRow, cells: SheetCells): NamedPicture[] {
  const urls = (row.images ?? '')
    .split('\n')
    .flatMap((text) => text.split(PICTURES))
    .map((url) => url.trim());
  const text = row.image_alts;
  const alts = text ? text.split(BARS).map((alt) => unescapeEntry(alt.trim())) : [];
  const fits = alts.length === urls.length;
  if (!fits && alts.length && urls.some(Boolean))
    cells.noteWarning(
      line,
      'image_alts',
      text ?? '',
      'is left out: there must be one alternative text for each picture',
    );
  // The shop's own files state all alternative texts; elsewhere an empty one is none.
  const isStated = cells.context.format.source === 'stoa' && text !== undefined;
  return urls.flatMap((url, place) => {
    const alt = fits ? (alts[place] ?? '') : '';
    return url ? [{ url, line, ...((alt || isStated) && { alt }) }] : [];
  });
}

function variantPictures(rows: readonly FileRow[], variants: ProductDraft['variants']): VariantPicture[] {
  return rows.flatMap(({ line, cells: row }, place) => {
    const [url = ''] = (row.variant_image ?? '').split(PICTURES);
    const sku = variants[place]?.sku;
    const alt = row.variant_image_alt;
    return url && sku ? [{ url, line, sku, ...(alt !== undefined && { alt }) }] : [];
  });
}

function described({ sheet }: SheetCells, values: ProductDraft['values']): NamedPicture[] {
  const line = sheet.rows[0]?.line ?? 0;
  const translations = (values.translations ?? {}) as Record<string, Record<string, string>>;
  const texts = [values, ...Object.values(translations)].map(({ description }) => description);
  const urls = texts.flatMap((html) => (typeof html === 'string' ? externalPictures(html) : []));
  return [...new Set(urls)].map((url) => ({ url, line }));
}

/** Identifies the pictures of a product, to tell whether a file names others than before. */
export function picturesHash({ gallery: shown, variants, described: texts }: SheetPictures): string {
  const facts = [shown, variants, texts].map((all) => all.map(({ line: _line, ...one }) => one));
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
}

import { msg } from '../../../kernel/translation';
import type { SheetCells } from './sheet-cells';

/** Names of the types that are sold here. */
const SOLD = new Set(['', 'simple', 'variable', 'digital', 'physical', 'product']);

/**
 * Whether a product is of a type that can't be sold here, such as a booking, a bundle or a subscription: it is refused,
 * or by the import's options becomes a draft.
 */
export function unsupportedType(cells: SheetCells, hasAxes: boolean): boolean {
  for (const { line, cells: row } of cells.sheet.rows) {
    const { type = '', unsupported } = row;
    const isDigitalVariant = hasAxes && type.toLowerCase() === 'digital';
    const named = unsupported || (SOLD.has(type.toLowerCase()) && !isDigitalVariant ? '' : type);
    if (!named) continue;
    if (cells.context.options.unsupported === 'draft')
      cells.noteWarning(line, 'type', named, msg`a product of the type “${named}” is imported as a draft`);
    else cells.note(line, 'type', named, msg`a product of the type “${named}” can’t be sold here`);
    return true;
  }
  return false;
}

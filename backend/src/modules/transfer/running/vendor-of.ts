import { firstCell } from '../reading/named-words';
import type { Issue, Sheet } from '../reading/sheet';
import type { Run } from './save-sheets';

/** Whose product a sheet is: of a vendor's file always the vendor, else what it says, else what was chosen for the file. */
export function vendorOf(
  sheet: Sheet,
  { import: row, context }: Pick<Run, 'import' | 'context'>,
): { id: number } | { issue: Issue } {
  if (row.actor_audience === 'vendor' && row.vendor_id !== null) return { id: row.vendor_id };
  const { text, line } = firstCell(sheet, 'vendor');
  const id = text ? context.words.find('vendors', text) : (row.vendor_id ?? undefined);
  if (id !== undefined) return { id };
  const message = text
    ? 'is not a vendor of this shop'
    : 'is missing, and no vendor was chosen for the whole file';
  return { issue: { line, target: 'vendor', value: text, message } };
}

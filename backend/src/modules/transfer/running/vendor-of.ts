import { firstCell } from '../reading/named-references';
import type { Issue, Sheet } from '../reading/sheet';
import type { Run } from './save-sheets';

/** Vendor of a sheet's product: for vendors' imports that vendor, else the column's, else the import's. */
export function vendorOf(
  sheet: Sheet,
  { import: row, context }: Pick<Run, 'import' | 'context'>,
): { id: number } | { issue: Issue } {
  if (row.actor_audience === 'vendor' && row.vendor_id !== null) return { id: row.vendor_id };
  const { text, line } = firstCell(sheet, 'vendor');
  const id = text ? context.references.find('vendors', text) : (row.vendor_id ?? undefined);
  if (id !== undefined) return { id };
  const message = text
    ? 'is not a vendor of this shop'
    : 'is missing, and no vendor was chosen for the whole file';
  return { issue: { line, target: 'vendor', value: text, message } };
}

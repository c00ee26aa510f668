import type { ImportColumn } from '@stoa/contracts';

/** Whether no row of an operator's file can have a vendor: none is chosen for the file, and no column names one. */
export function lacksVendor(
  vendor: number | null,
  columns: readonly Pick<ImportColumn, 'target'>[],
): boolean {
  return vendor === null && !columns.some(({ target }) => target === 'vendor');
}

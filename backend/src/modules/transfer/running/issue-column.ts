import type { ImportColumn } from '@stoa/contracts';

/** What names a product, in this order: files without handles name it by its SKU, and else by its name. */
const HANDLE_TARGETS = ['handle', 'sku', 'name'];

/** Finds the heading of the column with a target; the target itself if the file has no such column. */
export function issueColumns(columns: readonly Pick<ImportColumn, 'name' | 'target'>[]) {
  const headings = new Map(columns.map(({ name, target }) => [target, name]));
  return (target: string): string => {
    const targets = target === 'handle' ? HANDLE_TARGETS : [target];
    const found = targets.find((one) => headings.has(one));
    return (found && headings.get(found)) ?? target;
  };
}

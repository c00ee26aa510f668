import type { ImportRecord } from '@stoa/contracts';

/** Whether all new products of an import are drafts: the file itself names no statuses, which would apply instead. */
export function createsDrafts({
  created,
  columns,
  options: { status, scope },
}: Pick<ImportRecord, 'created' | 'columns' | 'options'>): boolean {
  if (created === 0 || status !== 'draft' || scope === 'stock') return false;
  return columns.every(({ target }) => target !== 'status');
}

import { useCanAccess, useListContext } from 'react-admin';
import { useSchema } from '../../schema/SchemaContext';
import { BulkDelete } from '../deleting/BulkDelete';
import { isDeletable } from '../record-rights';
import { bulkMoves, selectedOf } from './bulk-moves';
import { BulkStatus } from './BulkStatus';

interface BulkActionsProps {
  /** Statuses for bulk changes, if not all of the resource. */
  statuses?: readonly string[];
}

/** Bulk actions of selected rows: status change and deletion, each if permitted. */
export function BulkActions({ statuses }: BulkActionsProps) {
  const schema = useSchema();
  const { canAccess: mayDelete } = useCanAccess({ resource: schema.page, action: 'delete' });
  const { canAccess: maySwitch } = useCanAccess({ resource: schema.page, action: 'status' });
  const { data = [], selectedIds } = useListContext();
  const all = statuses ?? schema.statuses;
  const offered = bulkMoves(data, selectedIds, all);
  return (
    <>
      {maySwitch && all.length > 1 && offered.length > 0 && <BulkStatus statuses={offered} />}
      {mayDelete && selectedOf(data, selectedIds).some(isDeletable) && <BulkDelete />}
    </>
  );
}

/** True when any bulk action is permitted, so that rows are selectable at all. */
export function useHasBulkActions(statuses?: readonly string[]): boolean {
  const schema = useSchema();
  const { canAccess: mayDelete = false } = useCanAccess({ resource: schema.page, action: 'delete' });
  const { canAccess: maySwitch = false } = useCanAccess({ resource: schema.page, action: 'status' });
  return mayDelete || (maySwitch && (statuses ?? schema.statuses).length > 1);
}

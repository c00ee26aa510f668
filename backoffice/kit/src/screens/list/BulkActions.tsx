import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  BulkDeleteButton,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
} from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { useLabels } from '../../i18n/labels';
import { useSchema } from '../../schema/SchemaContext';

/** What can be done with several rows at once: switching them on or off, and deleting them, each where the reader may. */
export function BulkActions() {
  const schema = useSchema();
  const { canAccess: mayDelete } = useCanAccess({ resource: schema.page, action: 'delete' });
  const { canAccess: maySwitch } = useCanAccess({ resource: schema.page, action: 'status' });
  return (
    <>
      {maySwitch &&
        schema.statuses.length === 2 &&
        schema.statuses.map((status) => <BulkStatusButton key={status} status={status} />)}
      {mayDelete && <BulkDeleteButton mutationMode="pessimistic" />}
    </>
  );
}

/** Rows are switched one by one, so that one that can't be does not hold up the others. */
function useBulkStatus(status: string) {
  const { page } = useSchema();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext();
  return useMutation({
    mutationFn: async () => {
      const refusals: string[] = [];
      for (const id of selectedIds)
        await dataProvider
          .setStatus(page, id, status)
          .catch((error: unknown) => refusals.push(error instanceof Error ? error.message : String(error)));
      return refusals;
    },
    onSuccess: async (refusals) => {
      const total = selectedIds.length;
      const facts = { count: refusals.length, total, reason: refusals[0] };
      if (refusals.length > 0) notify('stoa.bulk.failed', { type: 'error', messageArgs: facts });
      else notify('stoa.bulk.done', { type: 'success', messageArgs: { smart_count: total } });
      onUnselectItems();
      await queries.invalidateQueries({ queryKey: [page] });
    },
  });
}

function BulkStatusButton({ status }: { status: string }) {
  const translate = useTranslate();
  const labels = useLabels();
  const change = useBulkStatus(status);
  return (
    <Button size="small" loading={change.isPending} onClick={() => change.mutate()}>
      {translate('stoa.bulk.status', { status: labels.choice(status) })}
    </Button>
  );
}

/** True when there is anything to do with selected rows, so that rows can be selected at all. */
export function useHasBulkActions(): boolean {
  const schema = useSchema();
  const { canAccess: mayDelete = false } = useCanAccess({ resource: schema.page, action: 'delete' });
  const { canAccess: maySwitch = false } = useCanAccess({ resource: schema.page, action: 'status' });
  return mayDelete || (maySwitch && schema.statuses.length === 2);
}

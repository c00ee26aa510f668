import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  BulkDeleteButton,
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type Identifier,
} from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { useLabels } from '../../i18n/labels';
import { useUndoNotice } from '../../layout/useUndoNotice';
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

/** Rows are switched one by one, so that one that can't be does not hold up the others; the notice switches them back. */
function useBulkStatus(status: string) {
  const { page } = useSchema();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const translate = useTranslate();
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: ReadonlyMap<Identifier, string>) => {
      const refusals: string[] = [];
      for (const [id, to] of wanted)
        await dataProvider
          .setStatus(page, id, to)
          .catch((error: unknown) => refusals.push(error instanceof Error ? error.message : String(error)));
      return refusals;
    },
    onSuccess: async (refusals, wanted) => {
      const facts = { count: refusals.length, total: wanted.size, reason: refusals[0] };
      if (refusals.length > 0) notify('stoa.bulk.failed', { type: 'error', messageArgs: facts });
      await queries.invalidateQueries({ queryKey: [page] });
    },
  });
  const change = () => {
    // Rows on other pages of the list can't be switched back, as nobody knows what they were.
    const former = new Map(
      data.flatMap((row) => (selectedIds.includes(row.id) ? [[row.id, String(row.status)]] : [])),
    );
    const onSuccess = (refusals: string[]) => {
      onUnselectItems();
      if (refusals.length > 0) return;
      const text = translate('stoa.bulk.done', { smart_count: selectedIds.length });
      if (former.size === selectedIds.length) notifyUndo(text, () => mutate(former));
      else notify(text, { type: 'success' });
    };
    mutate(new Map(selectedIds.map((id) => [id, status])), { onSuccess });
  };
  return { change, isPending };
}

function BulkStatusButton({ status }: { status: string }) {
  const translate = useTranslate();
  const labels = useLabels();
  const { change, isPending } = useBulkStatus(status);
  return (
    <Button size="small" loading={isPending} onClick={change}>
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

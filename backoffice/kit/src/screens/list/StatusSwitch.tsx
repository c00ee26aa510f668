import { Switch, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { StateChip } from '../../fields/StateChip';
import { useLabels } from '../../i18n/labels';
import { useTranslate } from '../../i18n/useTranslate';
import { useUndoNotice } from '../../layout/useUndoNotice';
import { useSchema } from '../../schema/SchemaContext';
import { useRecordName } from '../record-name';
import { movesOf } from '../record-rights';

/** Switches a record between its two statuses in place, with an undo notice. */
export function StatusSwitch() {
  const schema = useSchema();
  const record = useRecordContext();
  const labels = useLabels();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: schema.page, action: 'status' });
  const change = useStatusChange();
  const notifyUndo = useUndoNotice();
  const named = useRecordName(schema);
  if (!record) return null;
  const current = String(record.status);
  if (!canAccess || movesOf(record, schema.statuses).length === 0) return <StateChip value={current} />;
  const [on = 'active', off = 'inactive'] = schema.statuses;
  const shown = change.isPending ? change.variables.status : current;
  const name = named(record);
  const switchTo = (status: string) => {
    const facts = { name, status: labels.choice(status) };
    const undo = () => change.mutate({ id: record.id, status: current });
    const onSuccess = () => notifyUndo(translate('stoa.bulk.undo', facts), undo);
    change.mutate({ id: record.id, status }, { onSuccess });
  };
  return (
    <Tooltip title={labels.choice(shown)}>
      <Switch
        checked={shown === on}
        disabled={change.isPending}
        onChange={(_event, checked) => switchTo(checked ? on : off)}
        slotProps={{ input: { 'aria-label': translate('stoa.list.status_of', { name }) } }}
      />
    </Tooltip>
  );
}

/** Changes the status of a record of the current resource and refetches the list. */
export function useStatusChange() {
  const schema = useSchema();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  return useMutation({
    mutationFn: ({ id, status }: { id: string | number; status: string }) =>
      dataProvider.setStatus(schema.page, id, status),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [schema.page] });
      refresh();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
}

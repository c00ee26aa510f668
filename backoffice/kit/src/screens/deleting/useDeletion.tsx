import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer } from '@stoa/contracts';
import { useDataProvider, useNotify, useRefresh, type Identifier } from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { useTranslate } from '../../i18n/useTranslate';
import { useUndoNotice } from '../../layout/useUndoNotice';
import { useSchema } from '../../schema/SchemaContext';

/**
 * Deletes records of the current resource and notifies only after the server's response; where they can be
 * restored, the notice has an undo button. Refused records are returned for the caller to show.
 */
export function useDeletion() {
  const { page, restorable } = useSchema();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const translate = useTranslate();
  const renew = async () => {
    await queries.invalidateQueries({ queryKey: [page] });
    refresh();
  };
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const restoring = useMutation({
    mutationFn: (ids: readonly Identifier[]) => dataProvider.restore(page, ids),
    onError,
    onSuccess: async ({ done, refused }) => {
      const [first] = refused;
      if (first) notify(`${first.name}: ${first.error}`, { type: 'error' });
      else notify(translate('stoa.deleting.restored', { smart_count: done.length }), { type: 'success' });
      await renew();
    },
  });
  return useMutation<BulkAnswer, Error, readonly Identifier[]>({
    mutationFn: (ids) => dataProvider.bulkDelete(page, ids),
    onError,
    onSuccess: async ({ done }) => {
      const text = translate('stoa.deleting.done', { smart_count: done.length });
      if (done.length > 0 && restorable) notifyUndo(text, () => restoring.mutate(done));
      else if (done.length > 0) notify(text, { type: 'success' });
      await renew();
    },
  });
}

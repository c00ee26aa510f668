import { useMutation, useQueryClient, type Query } from '@tanstack/react-query';
import type { BulkAnswer } from '@stoa/contracts';
import { useDataProvider, useNotify, type Identifier } from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { useTranslate } from '../../i18n/useTranslate';
import { partlyUndone, useUndoNotice } from '../../layout/useUndoNotice';
import { useSchema } from '../../schema/SchemaContext';
import { isReadOf } from './record-read';

/**
 * Deletes records of the current resource and notifies only after the server's response; where they can be
 * restored, the notice has an undo button. Refused records are returned for the caller to show.
 */
export function useDeletion() {
  const { page, restorable } = useSchema();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const translate = useTranslate();
  const renew = async (gone: readonly Identifier[] = []) => {
    const isGone = ({ queryKey }: Query) => isReadOf(queryKey, page, gone);
    const remains = (query: Query) => !isGone(query);
    // A deleted record may still be on screen, where a refetch would find nothing.
    void queries.invalidateQueries({ predicate: isGone, refetchType: 'none' });
    await queries.invalidateQueries({ queryKey: [page], predicate: remains });
    void queries.invalidateQueries({ predicate: remains });
  };
  const onError = (error: Error) => notify(error.message, { type: 'error' });
  const restoring = useMutation({
    mutationFn: (ids: readonly Identifier[]) => dataProvider.restore(page, ids),
    onError,
    onSuccess: async ({ done, refused }) => {
      const text = partlyUndone({ done, refused });
      if (text) notify(translate('stoa.deleting.not_restored', text), { type: 'error' });
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
      await renew(done);
    },
  });
}

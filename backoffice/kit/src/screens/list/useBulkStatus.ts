import type { BulkAnswer } from '@stoa/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, type Identifier } from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { useTranslate } from '../../i18n/useTranslate';
import { partlyUndone, useUndoNotice } from '../../layout/useUndoNotice';
import { useSchema } from '../../schema/SchemaContext';

/** Target statuses and the ids of the records that shall have each. */
type StatusChange = ReadonlyMap<string, readonly Identifier[]>;

/** Changes the status of selected records one by one; a switch between two statuses can be undone. */
export function useBulkStatus(onDone: (answer: BulkAnswer) => void) {
  const { page, statuses } = useSchema();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const translate = useTranslate();
  const { data = [], selectedIds } = useListContext();
  const changing = {
    mutationFn: async (wanted: StatusChange) => {
      const answer: BulkAnswer = { done: [], refused: [] };
      for (const [status, ids] of wanted) {
        const { done, refused } = await dataProvider.bulkStatus(page, ids, status);
        answer.done.push(...done);
        answer.refused.push(...refused);
      }
      return answer;
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [page] }),
  };
  const { mutate, isPending } = useMutation(changing);
  const undo = useMutation({
    ...changing,
    onSuccess: (answer) => {
      const text = partlyUndone(answer);
      if (text) notify(translate('stoa.bulk.not_undone', text), { type: 'error' });
    },
  });

  /** The former statuses, if all changed records are on this page of the list. */
  const formerOf = (done: readonly number[]): StatusChange | null => {
    const rows = data.filter(({ id }) => done.includes(Number(id)));
    if (statuses.length !== 2 || rows.length !== done.length) return null;
    const all = statuses.map((status) => [status, rows.filter((row) => row.status === status)] as const);
    return new Map(
      all.filter(([, own]) => own.length > 0).map(([status, own]) => [status, own.map(({ id }) => id)]),
    );
  };

  const change = (status: string, onSettled?: () => void) =>
    mutate(new Map([[status, selectedIds]]), {
      onSuccess: (answer) => {
        const text = translate('stoa.bulk.done', { smart_count: answer.done.length });
        const former = formerOf(answer.done);
        if (answer.done.length > 0 && former) notifyUndo(text, () => undo.mutate(former));
        else if (answer.done.length > 0) notify(text, { type: 'success' });
        onDone(answer);
      },
      onSettled,
    });
  return { change, isPending };
}

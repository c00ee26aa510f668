import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  useCanAccess,
  useDataProvider,
  useListContext,
  useNotify,
  useRecordContext,
  type Identifier,
} from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { useTranslate } from '../../i18n/useTranslate';
import { useUndoNotice } from '../../layout/useUndoNotice';
import { useSchema } from '../../schema/SchemaContext';
import { useOverride } from '../OverridesContext';
import { useRecordName } from '../record-name';
import { isEditable } from '../record-rights';

/** The star of the default record; clicking another's star moves it, with an undo notice. Only what can be the default has one. */
export function DefaultMark() {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: schema.page, action: 'default' });
  const mark = useDefaultMove();
  const named = useRecordName(schema);
  const { canBeDefault } = useOverride(schema.resource);
  if (!record || (!record.is_default && canBeDefault?.(record) === false)) return null;
  const name = named(record);
  const label = translate(record.is_default ? 'stoa.list.is_default' : 'stoa.list.make_default', { name });
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={Boolean(record.is_default)}
          disabled={!canAccess || !isEditable(record) || mark.isPending}
          onClick={() => !record.is_default && mark.move(record.id, name)}
        >
          {record.is_default ? <Star fontSize="small" color="warning" /> : <StarBorder fontSize="small" />}
        </IconButton>
      </span>
    </Tooltip>
  );
}

/** Changes the default record; if the list contains the former one, the notice offers to undo. */
function useDefaultMove() {
  const { page } = useSchema();
  const translate = useTranslate();
  const notify = useNotify();
  const notifyUndo = useUndoNotice();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = [] } = useListContext();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: Identifier) => dataProvider.setDefault(page, id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [page] }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  const move = (id: Identifier, name: string) => {
    const former = data.find(({ is_default }) => is_default)?.id;
    const text = translate('stoa.list.default_moved', { name });
    const onSuccess = () =>
      former === undefined ? notify(text, { type: 'success' }) : notifyUndo(text, () => mutate(former));
    mutate(id, { onSuccess });
  };
  return { move, isPending };
}

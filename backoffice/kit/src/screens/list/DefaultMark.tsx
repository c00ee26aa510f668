import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { IconButton, Tooltip } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCanAccess, useDataProvider, useNotify, useRecordContext, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '../../api/data-provider';
import { useSchema } from '../../schema/SchemaContext';

/** The star of the default record; a click on another's star moves it there. */
export function DefaultMark() {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { canAccess } = useCanAccess({ resource: schema.page, action: 'default' });
  const mark = useMutation({
    mutationFn: (id: string | number) => dataProvider.setDefault(schema.page, id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [schema.page] }),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  if (!record) return null;
  const label = translate(record.is_default ? 'stoa.list.is_default' : 'stoa.list.make_default', {
    name: String(record[schema.label] ?? record.id),
  });
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={Boolean(record.is_default)}
          disabled={!canAccess || mark.isPending}
          onClick={() => mark.mutate(record.id)}
        >
          {record.is_default ? <Star fontSize="small" color="warning" /> : <StarBorder fontSize="small" />}
        </IconButton>
      </span>
    </Tooltip>
  );
}

import { Button } from '@mui/material';
import { useCanAccess, useNotify, useRecordContext, useTranslate } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useSchema } from '../schema/SchemaContext';
import { useStatusChange } from './list/StatusSwitch';

interface StateMovesProps {
  moves: Readonly<Record<string, readonly string[]>>;
  /** Translation key prefix of the verbs, by target state. */
  verbs: string;
}

/** One button for each state that the record may change to. */
export function StateMoves({ moves, verbs }: StateMovesProps) {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const change = useStatusChange();
  const { canAccess } = useCanAccess({ resource: schema.page, action: 'status' });
  if (!record || !canAccess) return null;
  const move = (status: string) => {
    const messageArgs = { name: String(record[schema.label]), status: labels.choice(status) };
    const onSuccess = () => notify('stoa.status.changed', { type: 'success', messageArgs });
    change.mutate({ id: record.id, status }, { onSuccess });
  };
  return (
    <>
      {(moves[String(record.state)] ?? []).map((state) => (
        <Button
          key={state}
          variant="outlined"
          color="inherit"
          sx={{ borderColor: 'divider' }}
          disabled={change.isPending}
          onClick={() => move(state)}
        >
          {translate(`${verbs}.${state}`)}
        </Button>
      ))}
    </>
  );
}

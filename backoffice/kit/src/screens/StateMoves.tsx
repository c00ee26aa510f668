import { Button } from '@mui/material';
import { useCanAccess, useNotify, useRecordContext } from 'react-admin';
import { useLabels } from '../i18n/labels';
import { useTranslate, type TextKey } from '../i18n/useTranslate';
import { useSchema } from '../schema/SchemaContext';
import { useRecordName } from './record-name';
import { useStatusChange } from './list/StatusSwitch';

interface StateMovesProps {
  moves: Readonly<Record<string, readonly string[]>>;
  /** Translation keys of the buttons, by target state. */
  verbs: Readonly<Partial<Record<string, TextKey>>>;
}

/** One button for each state that the record may change to. */
export function StateMoves({ moves, verbs }: StateMovesProps) {
  const schema = useSchema();
  const record = useRecordContext();
  const translate = useTranslate();
  const labels = useLabels();
  const notify = useNotify();
  const change = useStatusChange();
  const named = useRecordName(schema);
  const { canAccess } = useCanAccess({ resource: schema.page, action: 'status' });
  if (!record || !canAccess) return null;
  const nameOf = (status: string) => {
    const verb = verbs[status];
    return verb ? translate(verb) : labels.choice(status);
  };
  const move = (status: string) => {
    const messageArgs = { name: named(record), status: labels.choice(status) };
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
          {nameOf(state)}
        </Button>
      ))}
    </>
  );
}

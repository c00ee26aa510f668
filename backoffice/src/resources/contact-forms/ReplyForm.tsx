import {
  DraftConflict,
  FormArea,
  useDraft,
  isStale,
  useLeaveWarning,
  useRecordUpdate,
  useTranslate,
  useVersionedSave,
  type ConsoleDataProvider,
} from '@stoa/console-kit';
import Send from '@mui/icons-material/Send';
import { Alert, Button, TextField } from '@mui/material';
import { CONTACT_MOVES, type ContactState } from '@stoa/contracts';
import { useState } from 'react';
import {
  useCanAccess,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  type HttpError,
  type RaRecord,
} from 'react-admin';

interface Message extends RaRecord {
  email: string;
  state: ContactState;
}

const isOpen = ({ state }: Message) => CONTACT_MOVES[state].includes('answered');

/** The reply form; the reply is sent by e-mail and stored with the message. */
export function ReplyForm() {
  const message = useRecordContext<Message>();
  const { canAccess } = useCanAccess({ resource: 'contact_forms', action: 'edit' });
  return message && canAccess ? <Reply message={message} /> : null;
}

function Reply({ message }: { message: Message }) {
  const translate = useTranslate();
  const { text, isDirty, edit, restart, saving, error } = useReply(message);
  useLeaveWarning(isDirty);
  // Somebody else may answer the message while a reply is written, which then stays here.
  if (!isOpen(message) && !isDirty) return null;
  return (
    <FormArea title={translate('stoa.content.reply')}>
      <TextField
        value={text}
        onChange={(event) => edit(() => event.target.value)}
        multiline
        minRows={5}
        fullWidth
        label={translate('stoa.content.reply_to', { email: message.email })}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 10_000 } }}
      />
      {error && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}
        </Alert>
      )}
      <Button
        variant="contained"
        startIcon={<Send sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        loading={saving.isSaving}
        disabled={text.trim() === ''}
        onClick={() => void saving.save({ reply: text })}
        sx={{ mt: 1.5 }}
      >
        {translate('stoa.content.send')}
      </Button>
      <DraftConflict
        saving={saving}
        draftOn={() => ({ reply: text })}
        onTake={restart}
        text="stoa.content.reply_conflict"
        saveLabel="stoa.content.send"
      />
    </FormArea>
  );
}

const NO_TEXT = () => '';

function useReply(message: Message) {
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [error, setError] = useState<string | null>(null);
  const { source, draft: text, isDirty, edit, restart } = useDraft(message, NO_TEXT);
  const update = useRecordUpdate<Message>();
  const send = async (data: object, previous: Message) => {
    // After another user's reply, one more can only be sent of the message once it is open again.
    if (!isOpen(previous)) await dataProvider.setStatus('contact_forms', previous.id, 'open');
    const saved = await update({ ...data }, previous);
    setError(null);
    restart(saved);
    notify('stoa.content.sent', { type: 'success', messageArgs: { email: saved.email } });
    refresh();
    return undefined;
  };
  const saving = useVersionedSave({
    source,
    // The error stays next to the reply, as sending it may have to wait.
    send: (data, previous) =>
      send(data, previous).catch((failure: HttpError) => {
        if (isStale(failure)) throw failure;
        setError(failure.message);
        return {};
      }),
  });
  return { text, isDirty, edit, restart, saving, error };
}

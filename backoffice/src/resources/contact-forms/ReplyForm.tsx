import { FormArea, useLeaveWarning, useTranslate } from '@stoa/console-kit';
import Send from '@mui/icons-material/Send';
import { Alert, Button, TextField } from '@mui/material';
import { CONTACT_MOVES, type ContactState } from '@stoa/contracts';
import { useState } from 'react';
import { useCanAccess, useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';

/** The reply form; the reply is sent by e-mail and stored with the message. */
export function ReplyForm() {
  const record = useRecordContext();
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'contact_forms', action: 'edit' });
  const { text, setText, send, sending, error } = useReply();
  useLeaveWarning(text.trim() !== '');
  const open = CONTACT_MOVES[record?.state as ContactState]?.includes('answered');
  if (!record || !canAccess || !open) return null;
  return (
    <FormArea title={translate('stoa.content.reply')}>
      <TextField
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={5}
        fullWidth
        label={translate('stoa.content.reply_to', { email: record.email })}
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
        loading={sending}
        disabled={text.trim() === ''}
        onClick={send}
        sx={{ mt: 1.5 }}
      >
        {translate('stoa.content.send')}
      </Button>
    </FormArea>
  );
}

function useReply() {
  const record = useRecordContext();
  const notify = useNotify();
  const refresh = useRefresh();
  const [text, setText] = useState('');
  const [update, { isPending, error }] = useUpdate();
  const send = () => {
    if (!record) return;
    const params = { id: record.id, data: { reply: text }, previousData: record };
    void update('contact_forms', params, {
      onSuccess: () => {
        setText('');
        notify('stoa.content.sent', { type: 'success', messageArgs: { email: record.email } });
        refresh();
      },
    });
  };
  return { text, setText, send, sending: isPending, error: (error as Error | null)?.message };
}

import Send from '@mui/icons-material/Send';
import { Box, IconButton, TextField, Tooltip } from '@mui/material';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { newKey } from '../api/request-key';
import { useTranslate } from '../i18n/useTranslate';
import { useUnsentText } from './useUnsentText';

const MAX_LENGTH = 2000;

interface ChatComposerProps {
  /** Names the chat, whose unsent text is kept. */
  chat: string;
  /** Name of the recipient. */
  name: string;
  isSending: boolean;
  /**
   * Sends the text, which leaves the input only on success; what was typed meanwhile stays. The key stays the same until
   * another text is sent, so that a repeat after a lost answer stores nothing twice.
   */
  onSend: (text: string, key: string) => Promise<unknown>;
  onType?: () => void;
}

/** Message input: Enter sends, Shift+Enter inserts a line break. */
export function ChatComposer({ chat, name, isSending, onSend, onType }: ChatComposerProps) {
  const translate = useTranslate();
  const [text, setText] = useUnsentText(chat);
  const sent = useRef({ body: '', key: '' });
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (!body || isSending) return;
    if (sent.current.body !== body) sent.current = { body, key: newKey() };
    onSend(body, sent.current.key).then(
      () => {
        sent.current = { body: '', key: '' };
        setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
      },
      // The caller has already shown the error.
      () => undefined,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <TextField
        value={text}
        onChange={(event) => {
          setText(() => event.target.value);
          onType?.();
        }}
        onKeyDown={onKeyDown}
        placeholder={translate('stoa.chat.write', { name })}
        multiline
        maxRows={5}
        margin="none"
        fullWidth
        slotProps={{
          htmlInput: {
            'aria-label': translate('stoa.chat.write', { name }),
            maxLength: MAX_LENGTH,
            dir: 'auto',
          },
        }}
      />
      <SendButton disabled={!text.trim() || isSending} />
    </Box>
  );
}

function SendButton({ disabled }: { disabled: boolean }) {
  const translate = useTranslate();
  const label = translate('stoa.chat.send');
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          type="submit"
          color="primary"
          disabled={disabled}
          aria-label={label}
          sx={{ '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
        >
          <Send />
        </IconButton>
      </span>
    </Tooltip>
  );
}

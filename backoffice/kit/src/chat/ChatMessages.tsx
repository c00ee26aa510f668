import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useMoment } from '../settings/format';

/** A message in a form common to all kinds of chat. */
export interface ChatMessage {
  id: number;
  /** Whether this side sent it. */
  isOwn: boolean;
  author: string;
  sentAt: string;
  body: ReactNode;
  /** Shown next to the time. */
  aside?: ReactNode;
}

/** The messages, oldest first; new ones scroll into view and are announced to screen readers. */
export function ChatMessages({ messages, note }: { messages: ChatMessage[]; note?: ReactNode }) {
  const translate = useTranslate();
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    // Newer browsers return a promise here, which an effect must not return.
    end.current?.scrollIntoView({ block: 'end' });
  }, [last]);
  return (
    <Box role="log" aria-label={translate('stoa.chat.messages')} tabIndex={0} sx={logSx}>
      {messages.length === 0 && (
        <Typography color="text.secondary" sx={{ m: 'auto', textAlign: 'center' }}>
          {translate('stoa.chat.first')}
        </Typography>
      )}
      {messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
      {note}
      <div ref={end} />
    </Box>
  );
}

function Message({ message: { isOwn, author, sentAt, body, aside } }: { message: ChatMessage }) {
  const moment = useMoment();
  return (
    <Box sx={{ alignSelf: isOwn ? 'flex-end' : 'flex-start', maxWidth: 'min(78%, 560px)' }}>
      <Box
        dir="auto"
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: '12px',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          textAlign: 'start',
          ...(isOwn
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : { bgcolor: 'action.selected', color: 'text.primary' }),
        }}
      >
        {body}
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        component="div"
        sx={{ mt: 0.25, px: 0.5, textAlign: isOwn ? 'end' : 'start' }}
      >
        <bdi>{author}</bdi> · <time dateTime={sentAt}>{moment(sentAt)}</time> {aside}
      </Typography>
    </Box>
  );
}

const logSx = {
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 1.25,
  p: 2,
};

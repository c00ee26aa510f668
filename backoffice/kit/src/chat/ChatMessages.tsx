import { Box, Typography } from '@mui/material';
import type { RiderMessageRow } from '@stoa/contracts';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useMoment } from '../settings/format';

/** The messages, oldest first; new ones come into view and are read out. */
export function ChatMessages({ messages }: { messages: RiderMessageRow[] }) {
  const translate = useTranslate();
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not return.
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
      <div ref={end} />
    </Box>
  );
}

function Message({ message }: { message: RiderMessageRow }) {
  const moment = useMoment();
  const own = message.author === 'desk';
  return (
    <Box sx={{ alignSelf: own ? 'flex-end' : 'flex-start', maxWidth: 'min(78%, 560px)' }}>
      <Box
        dir="auto"
        sx={{
          px: 1.5,
          py: 1,
          borderRadius: '12px',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          textAlign: 'start',
          ...(own
            ? { bgcolor: 'primary.main', color: 'primary.contrastText' }
            : { bgcolor: 'action.selected', color: 'text.primary' }),
        }}
      >
        {message.body}
      </Box>
      <Typography
        variant="caption"
        color="text.secondary"
        component="div"
        sx={{ mt: 0.25, px: 0.5, textAlign: own ? 'end' : 'start' }}
      >
        <bdi>{message.author_name}</bdi> · <time dateTime={message.sent_at}>{moment(message.sent_at)}</time>
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

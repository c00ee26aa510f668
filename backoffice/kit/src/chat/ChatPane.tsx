import { Link as MuiLink, Skeleton } from '@mui/material';
import type { ChatRider, RiderMessageRow } from '@stoa/contracts';
import { useCanAccess, type HttpError } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { EmptyState } from '../screens/list/EmptyList';
import { ChatComposer } from './ChatComposer';
import { ChatHead } from './ChatHead';
import { ChatMessages, type ChatMessage } from './ChatMessages';
import { useChat, useSendMessage } from './useChats';

/** The chat with one rider, and the input to reply. */
export function ChatPane({ riderId }: { riderId: number }) {
  const translate = useTranslate();
  const { data: chat, error } = useChat(riderId);
  const send = useSendMessage();
  const { canAccess } = useCanAccess({ resource: 'rider_messages', action: 'create' });
  if (error) return <EmptyState title={(error as HttpError).message || translate('sign-in.error.server')} />;
  if (!chat) return <Skeleton variant="rounded" sx={{ m: 2, flexGrow: 1, height: 'auto' }} />;
  return (
    <>
      <RiderHead rider={chat.rider} />
      <ChatMessages messages={chat.messages.map(shown)} />
      {canAccess && (
        <ChatComposer
          chat={`rider${riderId}`}
          name={chat.rider.name}
          isSending={send.isPending}
          onSend={(body, request_key) => send.mutateAsync({ rider_id: riderId, body, request_key })}
        />
      )}
    </>
  );
}

function shown({ id, author, author_name, body, sent_at }: RiderMessageRow): ChatMessage {
  return { id, isOwn: author === 'desk', author: author_name, sentAt: sent_at, body };
}

function RiderHead({ rider }: { rider: ChatRider }) {
  const title = (
    <MuiLink component={Link} to={addressOf('riders', 'view', rider.id)} color="inherit" underline="hover">
      {rider.name}
    </MuiLink>
  );
  const contact = (
    <MuiLink href={`tel:${rider.phone}`} variant="body2" color="text.secondary" underline="hover">
      <bdi dir="ltr">{rider.phone}</bdi>
    </MuiLink>
  );
  return (
    <ChatHead name={rider.name} title={title} picture={rider.avatar_url} contact={contact}>
      <StateChip value={rider.status === 'active' ? rider.presence : rider.status} />
    </ChatHead>
  );
}

import { Box, Button, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import type { Conversation, ConversationMessage } from '@stoa/contracts';
import { useCanAccess, type HttpError } from 'react-admin';
import { Link } from 'react-router-dom';
import { isolated } from '../i18n/isolated';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import { useApi } from '../schema/SchemaContext';
import { EmptyState } from '../screens/list/EmptyList';
import { ChatComposer } from './ChatComposer';
import { ChatHead } from './ChatHead';
import { ChatMessages, type ChatMessage } from './ChatMessages';
import {
  useAnswer,
  useClosing,
  useConversation,
  useReading,
  useRetraction,
  useSendTyping,
  useTyping,
} from './useConversations';

/** The conversation with one customer: vendors reply, operators only read and may close it. */
export function CustomerChatPane({ id }: { id: number }) {
  const translate = useTranslate();
  const isOwn = useApi().audience === 'vendor';
  const { data: page, error } = useConversation(id);
  const isTyping = useTyping(id);
  const messages = useMessages(page?.messages ?? [], page?.conversation, isOwn);
  useReading(id, page?.messages.find(({ author }) => author === 'customer')?.id ?? 0, isOwn);
  if (error) return <EmptyState title={(error as HttpError).message || translate('sign-in.error.server')} />;
  if (!page?.conversation) return <Skeleton variant="rounded" sx={{ m: 2, flexGrow: 1, height: 'auto' }} />;
  const { conversation, vendor } = page;
  const name = conversation.customer.name ?? translate('stoa.customer.deleted');
  return (
    <>
      <ChatHead name={name} title={isOwn ? name : `${isolated(name)} · ${isolated(vendor.name)}`}>
        {!isOwn && <CloseButton conversation={conversation} />}
      </ChatHead>
      <ChatMessages
        messages={messages}
        note={
          isTyping && (
            <Typography variant="body2" color="text.secondary">
              {translate('stoa.customer_chat.typing', { name })}
            </Typography>
          )
        }
      />
      {isOwn && <Answer conversation={conversation} name={name} />}
    </>
  );
}

function useMessages(
  rows: readonly ConversationMessage[],
  conversation: Conversation | null | undefined,
  isOwn: boolean,
): ChatMessage[] {
  const translate = useTranslate();
  const lastRead = rows.find(
    ({ id, author }) => author === 'vendor' && id <= (conversation?.read_id ?? 0),
  )?.id;
  const customer = conversation?.customer.name ?? translate('stoa.customer.deleted');
  return rows
    .map((message) => ({
      id: message.id,
      isOwn: message.author === 'vendor',
      author: message.author === 'vendor' ? (message.author_name ?? '') : customer,
      sentAt: message.sent_at,
      body: <Body message={message} />,
      aside: (
        <>
          {isOwn && message.id === lastRead && translate('stoa.customer_chat.read')}
          {message.can_retract && <Retract id={message.id} />}
        </>
      ),
    }))
    .reverse();
}

function Body({
  message: { body, picture, product, order, is_retracted },
}: {
  message: ConversationMessage;
}) {
  const translate = useTranslate();
  if (is_retracted) return <em>{translate('stoa.customer_chat.retracted')}</em>;
  return (
    <>
      {product && (
        <MuiLink
          component={Link}
          to={addressOf('products', 'view', product.id)}
          color="inherit"
          display="block"
        >
          {product.name}
        </MuiLink>
      )}
      {order && (
        <MuiLink component={Link} to={addressOf('orders', 'view', order.id)} color="inherit" display="block">
          {order.number}
        </MuiLink>
      )}
      {picture && (
        <Box
          component="img"
          src={picture.src}
          alt={translate('stoa.customer_chat.picture')}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 280, borderRadius: 1, my: 0.5 }}
        />
      )}
      {body}
    </>
  );
}

function Retract({ id }: { id: number }) {
  const translate = useTranslate();
  const retract = useRetraction();
  return (
    <Button size="small" disabled={retract.isPending} onClick={() => retract.mutate({ message_id: id })}>
      {translate('stoa.customer_chat.retract')}
    </Button>
  );
}

function CloseButton({ conversation: { id, is_closed } }: { conversation: Conversation }) {
  const translate = useTranslate();
  const close = useClosing();
  const { canAccess } = useCanAccess({ resource: 'conversations', action: 'update' });
  if (!canAccess) return null;
  return (
    <Button
      variant="outlined"
      disabled={close.isPending}
      onClick={() => close.mutate({ conversation_id: id, closed: !is_closed })}
    >
      {translate(is_closed ? 'stoa.customer_chat.reopen' : 'stoa.customer_chat.close')}
    </Button>
  );
}

function Answer({
  conversation: { id, can_write, is_closed },
  name,
}: {
  conversation: Conversation;
  name: string;
}) {
  const translate = useTranslate();
  const answer = useAnswer();
  const sendTyping = useSendTyping(id);
  const { canAccess } = useCanAccess({ resource: 'conversations', action: 'create' });
  if (!canAccess) return null;
  if (!can_write)
    return (
      <Typography sx={{ p: 2, borderTop: 1, borderColor: 'divider' }} color="text.secondary">
        {translate(is_closed ? 'stoa.customer_chat.closed' : 'stoa.customer_chat.unavailable')}
      </Typography>
    );
  return (
    <ChatComposer
      chat={`conversation${id}`}
      name={name}
      isSending={answer.isPending}
      onSend={(message, key) => answer.mutateAsync({ body: { conversation_id: id, message }, key })}
      onType={sendTyping}
    />
  );
}

import { List, Skeleton } from '@mui/material';
import type { Conversation } from '@stoa/contracts';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';
import { useApi } from '../schema/SchemaContext';
import { ChatRow } from './ChatRow';
import { useConversations } from './useConversations';

/** Conversations with customers, latest message first. */
export function CustomerChatList({ current }: { current: number }) {
  const translate = useTranslate();
  const { data, isPending } = useConversations();
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />;
  if (!data?.conversations.length)
    return (
      <EmptyState title={translate('stoa.chat.none')} text={translate('stoa.customer_chat.none_hint')} />
    );
  return (
    <List disablePadding aria-label={translate('stoa.chat.title')} sx={{ overflowY: 'auto' }}>
      {data.conversations.map((conversation) => (
        <CustomerChatRow
          key={conversation.id}
          conversation={conversation}
          isCurrent={conversation.id === current}
        />
      ))}
    </List>
  );
}

function CustomerChatRow({
  conversation: { id, customer, vendor, unread, last },
  isCurrent,
}: {
  conversation: Conversation;
  isCurrent: boolean;
}) {
  const translate = useTranslate();
  const isOwn = useApi().audience === 'vendor';
  const name = customer.name ?? translate('stoa.customer.deleted');
  const preview = last.body || translate('stoa.customer_chat.picture');
  const text = last.is_retracted ? translate('stoa.customer_chat.retracted') : preview;
  return (
    <ChatRow
      to={`/live_chat/view/${id}?with=customers`}
      name={name}
      vendor={isOwn ? undefined : vendor.name}
      unread={unread}
      preview={isOwn && last.author === 'vendor' ? translate('stoa.chat.you', { text }) : text}
      at={last.sent_at}
      isCurrent={isCurrent}
    />
  );
}

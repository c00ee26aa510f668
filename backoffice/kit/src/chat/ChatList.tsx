import { List, Skeleton } from '@mui/material';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';
import { ChatRow } from './ChatRow';
import { useChats } from './useChats';

/** The chats with riders, latest message first. */
export function ChatList({ current }: { current: number }) {
  const translate = useTranslate();
  const { data: chats, isPending } = useChats();
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />;
  if (!chats?.length)
    return <EmptyState title={translate('stoa.chat.none')} text={translate('stoa.chat.none_hint')} />;
  return (
    <List disablePadding aria-label={translate('stoa.chat.title')} sx={{ overflowY: 'auto' }}>
      {chats.map(({ rider, unread, last }) => (
        <ChatRow
          key={rider.id}
          to={`/live_chat/view/${rider.id}?with=riders`}
          name={rider.name}
          picture={rider.avatar_url}
          unread={unread}
          preview={last.author === 'desk' ? translate('stoa.chat.you', { text: last.body }) : last.body}
          at={last.sent_at}
          isCurrent={rider.id === current}
        />
      ))}
    </List>
  );
}

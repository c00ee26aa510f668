import {
  Avatar,
  Badge,
  Box,
  List,
  ListItem,
  ListItemAvatar,
  ListItemButton,
  ListItemText,
  Skeleton,
  Typography,
} from '@mui/material';
import type { RiderChatRow } from '@stoa/contracts';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../screens/list/EmptyList';
import { useMoment } from '../settings/format';
import { useChats } from './useChats';

/** The threads of this desk, the latest word first. */
export function ChatList({ current }: { current: number }) {
  const translate = useTranslate();
  const { data: chats, isPending } = useChats();
  if (isPending) return <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />;
  if (!chats?.length)
    return <EmptyState title={translate('stoa.chat.none')} text={translate('stoa.chat.none_hint')} />;
  return (
    <List disablePadding aria-label={translate('stoa.chat.title')} sx={{ overflowY: 'auto' }}>
      {chats.map((chat) => (
        <ListItem key={chat.rider.id} disablePadding divider>
          <Thread chat={chat} current={chat.rider.id === current} />
        </ListItem>
      ))}
    </List>
  );
}

function Thread({ chat, current }: { chat: RiderChatRow; current: boolean }) {
  const translate = useTranslate();
  const { rider, unread, last } = chat;
  const preview = last.author === 'desk' ? translate('stoa.chat.you', { text: last.body }) : last.body;
  return (
    <ListItemButton
      component={Link}
      to={`/live_chat/view/${rider.id}`}
      selected={current}
      aria-current={current ? 'page' : undefined}
    >
      <ListItemAvatar>
        <Badge badgeContent={unread} color="primary" overlap="circular">
          <Avatar src={rider.avatar_url ?? undefined} alt="">
            {Array.from(rider.name)[0]}
          </Avatar>
        </Badge>
      </ListItemAvatar>
      <ListItemText
        disableTypography
        primary={<Heading chat={chat} />}
        secondary={
          <Typography noWrap variant="body2" color={unread ? 'text.primary' : 'text.secondary'}>
            <bdi>{preview}</bdi>
          </Typography>
        }
      />
      {unread > 0 && <Box sx={visuallyHidden}>{translate('stoa.chat.unread', { smart_count: unread })}</Box>}
    </ListItemButton>
  );
}

function Heading({ chat: { rider, unread, last } }: { chat: RiderChatRow }) {
  const moment = useMoment();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
      <Typography noWrap sx={{ fontWeight: unread ? 700 : 600, flexGrow: 1 }}>
        <bdi>{rider.name}</bdi>
      </Typography>
      <Typography variant="caption" color="text.secondary" noWrap>
        {moment(last.sent_at, 'date')}
      </Typography>
    </Box>
  );
}

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

import ArrowBack from '@mui/icons-material/ArrowBack';
import { Avatar, Box, IconButton, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import type { ChatRider } from '@stoa/contracts';
import { useTranslate, type HttpError } from 'react-admin';
import { Link } from 'react-router-dom';
import { StateChip } from '../fields/StateChip';
import { addressOf } from '../layout/addresses';
import { EmptyState } from '../screens/list/EmptyList';
import { ChatComposer } from './ChatComposer';
import { ChatMessages } from './ChatMessages';
import { useChat } from './useChats';

/** What was said with one rider, and the box to answer in. */
export function ChatPane({ riderId }: { riderId: number }) {
  const translate = useTranslate();
  const { data: chat, error } = useChat(riderId);
  if (error) return <EmptyState title={(error as HttpError).message || translate('stoa.error.server')} />;
  if (!chat) return <Skeleton variant="rounded" sx={{ m: 2, flexGrow: 1, height: 'auto' }} />;
  return (
    <>
      <ChatHead rider={chat.rider} />
      <ChatMessages messages={chat.messages} />
      <ChatComposer riderId={riderId} name={chat.rider.name} />
    </>
  );
}

function ChatHead({ rider }: { rider: ChatRider }) {
  const translate = useTranslate();
  return (
    <Box sx={headSx}>
      <IconButton
        component={Link}
        to="/live_chat"
        aria-label={translate('ra.action.back')}
        sx={{ display: { md: 'none' }, '[dir=rtl] & svg': { transform: 'scaleX(-1)' } }}
      >
        <ArrowBack fontSize="small" />
      </IconButton>
      <Avatar src={rider.avatar_url ?? undefined} alt="">
        {Array.from(rider.name)[0]}
      </Avatar>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h2" noWrap>
          <MuiLink
            component={Link}
            to={addressOf('riders', 'view', rider.id)}
            color="inherit"
            underline="hover"
          >
            <bdi>{rider.name}</bdi>
          </MuiLink>
        </Typography>
        <MuiLink href={`tel:${rider.phone}`} variant="body2" color="text.secondary" underline="hover">
          <bdi dir="ltr">{rider.phone}</bdi>
        </MuiLink>
      </Box>
      <StateChip value={rider.status === 'active' ? rider.presence : rider.status} />
    </Box>
  );
}

const headSx = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
};

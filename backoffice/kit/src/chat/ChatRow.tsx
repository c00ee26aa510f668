import {
  Avatar,
  Badge,
  Box,
  ListItem,
  ListItemAvatar,
  ListItemButton,
  ListItemText,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { useMoment } from '../settings/format';

interface ChatRowProps {
  to: string;
  name: string;
  /** Vendor of the chat, where the user sees those of several. */
  vendor?: string;
  picture?: string | null;
  unread: number;
  preview: string;
  at: string;
  isCurrent: boolean;
}

/** One chat of a list: the other party, the last message and the number of unread ones. */
export function ChatRow({ to, name, vendor, picture, unread, preview, at, isCurrent }: ChatRowProps) {
  const translate = useTranslate();
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={to}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <ListItemAvatar>
          <Badge badgeContent={unread} color="primary" overlap="circular">
            <Avatar src={picture ?? undefined} alt="">
              {Array.from(name)[0]}
            </Avatar>
          </Badge>
        </ListItemAvatar>
        <ListItemText
          disableTypography
          primary={<Heading name={name} vendor={vendor} at={at} isUnread={unread > 0} />}
          secondary={
            <Typography
              noWrap
              variant="body2"
              color={unread ? 'text.primary' : 'text.secondary'}
              dir="auto"
              sx={ownDirectionSx}
            >
              {preview}
            </Typography>
          }
        />
        {unread > 0 && (
          <Box sx={visuallyHidden}>{translate('stoa.chat.unread', { smart_count: unread })}</Box>
        )}
      </ListItemButton>
    </ListItem>
  );
}

type HeadingProps = Pick<ChatRowProps, 'name' | 'vendor' | 'at'> & { isUnread: boolean };

function Heading({ name, vendor, at, isUnread }: HeadingProps) {
  const moment = useMoment();
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography noWrap dir="auto" sx={{ ...ownDirectionSx, fontWeight: isUnread ? 700 : 600 }}>
            {name}
          </Typography>
        </Box>
        <Typography variant="caption" color="text.secondary" noWrap sx={{ flex: 'none' }}>
          {moment(at, 'date')}
        </Typography>
      </Box>
      {vendor && (
        <Typography variant="body2" noWrap dir="auto" sx={{ ...ownDirectionSx, fontWeight: 500 }}>
          {vendor}
        </Typography>
      )}
    </>
  );
}

/** Text of either direction is truncated at its own end and aligned to the page's start edge. */
const ownDirectionSx = { width: 'fit-content', maxWidth: '100%' };

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

import ArrowBack from '@mui/icons-material/ArrowBack';
import { Avatar, Box, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';

interface ChatHeadProps {
  name: string;
  title: ReactNode;
  picture?: string | null;
  /** Shown below the title. */
  contact?: ReactNode;
  children?: ReactNode;
}

/** Header of a chat: the other party, and a back link to the list on phones. */
export function ChatHead({ name, title, picture, contact, children }: ChatHeadProps) {
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
      <Avatar src={picture ?? undefined} alt="">
        {Array.from(name)[0]}
      </Avatar>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="h2" noWrap>
          <bdi>{title}</bdi>
        </Typography>
        {contact}
      </Box>
      {children}
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

import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { Box, Card } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { RequirePermission } from '../auth/RequirePermission';
import { PageHeader } from '../layout/PageHeader';
import { EmptyState } from '../screens/list/EmptyList';
import { ChatList } from './ChatList';
import { ChatPane } from './ChatPane';
import { NewChatButton } from './NewChatButton';

/** Messages with riders: who wrote on one side, what was said on the other (specification §2.4, `/live_chat`). */
export function LiveChat() {
  const translate = useTranslate();
  const id = Number(useParams().id) || 0;
  return (
    <RequirePermission name="rider_messages.read">
      <PageHeader title={translate('stoa.chat.title')}>
        <NewChatButton />
      </PageHeader>
      <Card sx={frameSx}>
        <Box sx={{ ...paneSx, display: { xs: id ? 'none' : 'flex', md: 'flex' }, ...listSx }}>
          <ChatList current={id} />
        </Box>
        <Box sx={{ ...paneSx, display: { xs: id ? 'flex' : 'none', md: 'flex' } }}>
          {id ? <ChatPane key={id} riderId={id} /> : <NothingChosen />}
        </Box>
      </Card>
    </RequirePermission>
  );
}

function NothingChosen() {
  const translate = useTranslate();
  return (
    <Box sx={{ m: 'auto' }}>
      <EmptyState
        icon={ForumOutlined}
        title={translate('stoa.chat.choose')}
        text={translate('stoa.chat.choose_hint')}
      />
    </Box>
  );
}

const frameSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  height: 'max(420px, calc(100dvh - 190px))',
};
const paneSx = { flexDirection: 'column', minHeight: 0, minWidth: 0 } as const;
const listSx = { borderInlineEnd: { md: 1 }, borderColor: { md: 'divider' } };

import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { Box, Card, Tab, Tabs } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { RequirePermission } from '../auth/RequirePermission';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { PageHeader } from '../layout/PageHeader';
import { EmptyState } from '../screens/list/EmptyList';
import { ChatList } from './ChatList';
import { ChatPane } from './ChatPane';
import { CustomerChatList } from './CustomerChatList';
import { CustomerChatPane } from './CustomerChatPane';
import { NewChatButton } from './NewChatButton';

const PARTNERS = ['customers', 'riders'] as const;
type Partners = (typeof PARTNERS)[number];

/** Chats with customers and riders: list and messages side by side (specification §2.4, `/live_chat`). */
export function LiveChat() {
  const translate = useTranslate();
  const id = Number(useParams().id) || 0;
  const { partners, chosen } = usePartners(id);
  return (
    <RequirePermission name={chosen === 'riders' ? 'rider_messages.read' : 'conversations.read'}>
      <PageHeader title={translate('stoa.chat.title')}>{chosen === 'riders' && <NewChatButton />}</PageHeader>
      {partners.length > 1 && <PartnerTabs chosen={chosen} />}
      <Card sx={frameSx}>
        <Box sx={{ ...paneSx, display: { xs: id ? 'none' : 'flex', md: 'flex' }, ...listSx }}>
          {chosen === 'riders' ? <ChatList current={id} /> : <CustomerChatList current={id} />}
        </Box>
        <Box sx={{ ...paneSx, display: { xs: id ? 'flex' : 'none', md: 'flex' } }}>
          {id ? <Pane key={`${chosen}${id}`} chosen={chosen} id={id} /> : <NothingChosen chosen={chosen} />}
        </Box>
      </Card>
    </RequirePermission>
  );
}

/** The kind of chat that `?with=` names; a chat id without it is a rider's. */
function usePartners(id: number): { partners: Partners[]; chosen: Partners } {
  const [search] = useSearchParams();
  const customers = useCanAccess({ resource: 'conversations', action: 'read' }).canAccess;
  const riders = useCanAccess({ resource: 'rider_messages', action: 'read' }).canAccess;
  const partners = PARTNERS.filter((one) => (one === 'riders' ? riders : customers));
  const named = PARTNERS.find((one) => one === search.get('with'));
  const usual = id ? 'riders' : partners[0];
  return { partners, chosen: named ?? usual ?? 'customers' };
}

function PartnerTabs({ chosen }: { chosen: Partners }) {
  const labels = useLabels();
  return (
    <Tabs value={chosen} sx={{ mb: 2 }}>
      {PARTNERS.map((one) => (
        <Tab
          key={one}
          value={one}
          label={labels.resource(one, 2)}
          component={Link}
          to={`/live_chat?with=${one}`}
        />
      ))}
    </Tabs>
  );
}

function Pane({ chosen, id }: { chosen: Partners; id: number }) {
  return chosen === 'riders' ? <ChatPane riderId={id} /> : <CustomerChatPane id={id} />;
}

/** Customers begin their chats themselves; only chats with riders can be started here. */
function NothingChosen({ chosen }: { chosen: Partners }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'rider_messages', action: 'create' });
  const canStart = chosen === 'riders' && canAccess;
  return (
    <Box sx={{ m: 'auto' }}>
      <EmptyState
        icon={ForumOutlined}
        title={translate('stoa.chat.choose')}
        text={canStart ? translate('stoa.chat.choose_hint') : undefined}
      />
    </Box>
  );
}

const frameSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  height: 'max(420px, calc(100dvh - 240px))',
};
const paneSx = { flexDirection: 'column', minHeight: 0, minWidth: 0 } as const;
const listSx = { borderInlineEnd: { md: 1 }, borderColor: { md: 'divider' } };

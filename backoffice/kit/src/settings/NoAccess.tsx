import SentimentDissatisfiedOutlined from '@mui/icons-material/SentimentDissatisfiedOutlined';
import { Button, Stack } from '@mui/material';
import { useLogout } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';

const REASONS = ['multi_vendor_off', 'no_permissions'] as const;

/** Page for users without access at the moment: the reason, and the remaining links. */
export function NoAccess() {
  const translate = useTranslate();
  const logout = useLogout();
  const [query] = useSearchParams();
  const message = query.get('reason');
  const reason = REASONS.find((one) => one === message) ?? 'other';
  return (
    <EmptyState
      heading="h1"
      icon={SentimentDissatisfiedOutlined}
      title={translate('stoa.sorry.title')}
      text={translate(`stoa.sorry.${reason}`)}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button component={Link} to="/" variant="contained">
          {translate('sign-in.error.to_dashboard')}
        </Button>
        <Button onClick={() => void logout()}>{translate('ra.auth.logout')}</Button>
      </Stack>
    </EmptyState>
  );
}

import ErrorOutline from '@mui/icons-material/ErrorOutline';
import { Button, Stack, Typography } from '@mui/material';
import { type ErrorProps } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';

/** Error boundary of a screen: the message, a retry button and a link to the dashboard. */
export function ConsoleError({ error }: ErrorProps) {
  const translate = useTranslate();
  return (
    <EmptyState
      heading="h1"
      icon={ErrorOutline}
      title={translate('ra.page.error')}
      text={translate('sign-in.error.server')}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('sign-in.error.retry')}
        </Button>
        <Button component={Link} to="/">
          {translate('sign-in.error.to_dashboard')}
        </Button>
      </Stack>
      <Typography variant="caption" color="text.secondary" className="RaError-title" dir="ltr" sx={{ mt: 2 }}>
        {error.message}
      </Typography>
    </EmptyState>
  );
}

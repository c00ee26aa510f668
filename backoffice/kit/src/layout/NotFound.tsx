import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';

/** Page for a URL without a screen (specification §2.2). */
export function NotFound() {
  const translate = useTranslate();
  return (
    <Box data-page="not-found">
      <EmptyState heading="h1" title="404" text={translate('sign-in.error.not_found')}>
        <Button component={Link} to="/" variant="contained" sx={{ mt: 1 }}>
          {translate('sign-in.error.to_dashboard')}
        </Button>
      </EmptyState>
    </Box>
  );
}

import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../screens/list/EmptyList';

/** An address that no screen has (specification §2.2). */
export function NotFound() {
  const translate = useTranslate();
  return (
    <Box data-page="not-found">
      <EmptyState heading="h1" title="404" text={translate('stoa.error.not_found')}>
        <Button component={Link} to="/" variant="contained" sx={{ mt: 1 }}>
          {translate('stoa.error.to_dashboard')}
        </Button>
      </EmptyState>
    </Box>
  );
}

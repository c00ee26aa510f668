import { PageHeader, useLabels, useTranslate } from '@stoa/console-kit';
import CleaningServicesOutlined from '@mui/icons-material/CleaningServicesOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';

const PAGES = [
  { page: 'store_settings', icon: StoreOutlined, text: 'stoa.own_store.intro' },
  { page: 'clear', icon: CleaningServicesOutlined, text: 'stoa.own_store.reload_text' },
] as const;

/** Overview of the vendor's settings: the store, and this console's cache. */
export function SettingsPage() {
  const translate = useTranslate();
  const labels = useLabels();
  const { canAccess: readsStore = false } = useCanAccess({ resource: 'store', action: 'read' });
  return (
    <>
      <PageHeader title={labels.resource('settings')} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 920, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {PAGES.filter(({ page }) => page !== 'store_settings' || readsStore).map(
          ({ page, icon: Icon, text }) => (
            <Card key={page}>
              <CardActionArea component={Link} to={`/${page}`} sx={cardSx}>
                <Icon color="primary" />
                <span>
                  <Typography variant="h2" component="span" sx={{ display: 'block', mb: 0.5 }}>
                    {labels.resource(page)}
                  </Typography>
                  <Typography variant="body2" component="span" color="text.secondary">
                    {translate(text)}
                  </Typography>
                </span>
              </CardActionArea>
            </Card>
          ),
        )}
      </Box>
    </>
  );
}

const cardSx = { display: 'flex', alignItems: 'flex-start', gap: 2, p: 2.5, height: '100%' };

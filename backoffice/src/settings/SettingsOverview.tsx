import { PageHeader, RequirePermission, ShopOnboarding, useLabels, useTranslate } from '@stoa/console-kit';
import CleaningServicesOutlined from '@mui/icons-material/CleaningServicesOutlined';
import PaletteOutlined from '@mui/icons-material/PaletteOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Card, CardActionArea, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { SETTINGS_SCREENS, type SettingsPageName } from './screens';

interface SettingsPage {
  page: SettingsPageName;
  icon: SvgIconComponent;
  needs: string;
}

const PAGES: readonly SettingsPage[] = [
  ...SETTINGS_SCREENS.map(({ page, icon }) => ({ page, icon, needs: 'settings.read' })),
  { page: 'theme_settings', icon: PaletteOutlined, needs: 'themeSettings.read' },
  { page: 'clear', icon: CleaningServicesOutlined, needs: 'cache.update' },
];

/** All settings pages, each with a short description. */
export function SettingsOverview() {
  const labels = useLabels();
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const holds = (needed: string) => permissions.includes('*') || permissions.includes(needed);
  const pages = PAGES.filter(({ needs }) => holds(needs));
  return (
    <RequirePermission name="settings.read">
      <PageHeader title={labels.resource('settings')} subtitle={translate('settings.overview')} />
      <Box sx={gridSx}>
        {pages.map(({ page, icon: Icon }) => (
          <Card key={page}>
            <CardActionArea component={Link} to={`/${page}`} sx={cardSx}>
              <Icon color="primary" />
              <span>
                <Typography variant="h2" component="span" sx={{ display: 'block', mb: 0.5 }}>
                  {labels.resource(page)}
                </Typography>
                <Typography variant="body2" component="span" color="text.secondary">
                  {translate(`settings.pages.${page}`)}
                </Typography>
              </span>
            </CardActionArea>
          </Card>
        ))}
      </Box>
      {holds('dashboard.read') && (
        <Box sx={{ mt: 3 }}>
          <ShopOnboarding stays />
        </Box>
      )}
    </RequirePermission>
  );
}

const gridSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, minmax(0, 1fr))' },
};

const cardSx = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  gap: 2,
  p: 2.5,
  height: '100%',
};

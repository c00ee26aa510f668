import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Button, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { EmptyState } from '../screens/list/EmptyList';
import type { ScreenOverride } from '../screens/overrides';
import { useShopSettings } from './useShopSettings';

function MultiVendorPages({ children }: { children: ReactNode }) {
  const settings = useShopSettings();
  if (!settings) return null;
  return settings.isMultiVendor ? children : <Navigate to="/error_page" replace />;
}

/** Screens that redirect to `/error_page` while multi-vendor mode is off (specification §6). */
export function multiVendorOnly(override: ScreenOverride): ScreenOverride {
  return { ...override, guard: MultiVendorPages };
}

/** Page that explains why vendor pages are disabled. */
export function MultiVendorOff() {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'settings', action: 'read' });
  return (
    <EmptyState
      heading="h1"
      icon={StorefrontOutlined}
      title={translate('stoa.multi_vendor_off.title')}
      text={translate('stoa.multi_vendor_off.text')}
    >
      <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button component={Link} to="/" variant="contained">
          {translate('sign-in.error.to_dashboard')}
        </Button>
        {canAccess && (
          <Button component={Link} to="/main_settings">
            {translate('stoa.multi_vendor_off.to_settings')}
          </Button>
        )}
      </Stack>
    </EmptyState>
  );
}

import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Button } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link, Navigate } from 'react-router-dom';
import { GeneratedCreate } from '../screens/GeneratedCreate';
import { GeneratedEdit } from '../screens/GeneratedEdit';
import { GeneratedShow } from '../screens/GeneratedShow';
import { EmptyState } from '../screens/list/EmptyList';
import { GeneratedList } from '../screens/list/GeneratedList';
import type { ScreenOverride } from '../screens/overrides';
import { useShopSettings } from './useShopSettings';

function guarded(Screen: ComponentType): ComponentType {
  return function MultiVendorScreen() {
    const settings = useShopSettings();
    if (!settings) return null;
    return settings.isMultiVendor ? <Screen /> : <Navigate to="/error_page" replace />;
  };
}

/** Screens that lead to `/error_page` while multi-vendor mode is off (specification §6). */
export function multiVendorOnly(override: ScreenOverride): ScreenOverride {
  return {
    ...override,
    list: guarded(override.list ?? GeneratedList),
    create: guarded(override.create ?? GeneratedCreate),
    edit: guarded(override.edit ?? GeneratedEdit),
    show: guarded(override.show ?? GeneratedShow),
  };
}

/** Says why a vendor page is not there. */
export function MultiVendorOff() {
  const translate = useTranslate();
  return (
    <EmptyState
      icon={StorefrontOutlined}
      title={translate('stoa.multi_vendor_off.title')}
      text={translate('stoa.multi_vendor_off.text')}
    >
      <Button component={Link} to="/dashboard" variant="contained" sx={{ mt: 1 }}>
        {translate('stoa.error.to_dashboard')}
      </Button>
    </EmptyState>
  );
}

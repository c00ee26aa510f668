import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout, useCanAccess } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { SessionExpiredDialog } from '../auth/SessionExpiredDialog';
import type { TextKey } from '../i18n/useTranslate';
import { ShipmentsProvider } from '../orders/shipping/ShipmentsProvider';
import { useSchemas } from '../schema/SchemaContext';
import { WithShopSettings } from '../settings/WithShopSettings';
import { addressOf } from './addresses';
import { CommandPalette } from './CommandPalette';
import { ConsoleAppBar } from './ConsoleAppBar';
import { ConsoleError } from './ConsoleError';
import { ConsoleMenu } from './ConsoleMenu';
import { LiveOrders } from './LiveOrders';
import type { MenuGroup } from './menu';
import { ShortcutHelp } from './ShortcutHelp';
import { useShortcuts } from './shortcuts';
import { useLanguageRefresh } from './useLanguageRefresh';

const MINUTE = 60_000;

/** Action that opens the current page's "New …" form, if there is one and the user may create. */
function useCreateHere(): (() => void) | undefined {
  const navigate = useNavigate();
  // The home page has no resource, and `useCanAccess` would throw without one.
  const page = useLocation().pathname.split('/')[1] || 'dashboard';
  const creates = useSchemas().page(page)?.screens.includes('create') ?? false;
  const { canAccess } = useCanAccess({ resource: page, action: 'create', enabled: creates });
  return useMemo(
    () => (creates && canAccess ? () => navigate(addressOf(page, 'create')) : undefined),
    [canAccess, creates, navigate, page],
  );
}

/** Focuses the search of the current list. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}

/** Builds the layout around all screens of a console. */
export function consoleLayout(
  name: TextKey,
  groups: readonly MenuGroup[],
): ComponentType<{ children: ReactNode }> {
  const SideMenu = () => <ConsoleMenu groups={groups} />;
  return function ConsoleLayout({ children }) {
    const [open, setOpen] = useState<'palette' | 'help' | null>(null);
    const palette = useCallback(() => setOpen('palette'), []);
    const help = useCallback(() => setOpen('help'), []);
    const close = useCallback(() => setOpen(null), []);
    const Bar = useCallback(() => <ConsoleAppBar name={name} onSearch={palette} />, [palette]);
    const create = useCreateHere();
    useLanguageRefresh();
    useShortcuts(
      useMemo(
        () => ({ palette, help, search: focusSearch, ...(create && { create }) }),
        [create, help, palette],
      ),
    );
    return (
      <ShipmentsProvider>
        <Layout appBar={Bar} appBarAlwaysOn menu={SideMenu} error={ConsoleError}>
          <WithShopSettings>{children}</WithShopSettings>
        </Layout>
        <CommandPalette groups={groups} open={open === 'palette'} onClose={close} onKeys={help} />
        <ShortcutHelp open={open === 'help'} onClose={close} />
        <SessionExpiredDialog />
        <LiveOrders />
        <CheckForApplicationUpdate interval={MINUTE} url={import.meta.env.BASE_URL} />
      </ShipmentsProvider>
    );
  };
}

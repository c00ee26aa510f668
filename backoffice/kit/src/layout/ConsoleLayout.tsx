import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout } from 'react-admin';
import { SessionExpiredDialog } from '../auth/SessionExpiredDialog';
import { CommandPalette, usePaletteKey } from './CommandPalette';
import { ConsoleAppBar } from './ConsoleAppBar';
import { ConsoleMenu } from './ConsoleMenu';
import { LiveOrders } from './LiveOrders';
import type { MenuGroup } from './menu';

/** Builds the frame around all screens of a console. */
export function consoleLayout(
  name: string,
  groups: readonly MenuGroup[],
): ComponentType<{ children: ReactNode }> {
  const SideMenu = () => <ConsoleMenu groups={groups} />;
  return function ConsoleLayout({ children }) {
    const [searching, setSearching] = useState(false);
    const search = useCallback(() => setSearching(true), []);
    const Bar = useCallback(() => <ConsoleAppBar name={name} onSearch={search} />, [search]);
    usePaletteKey(search);
    return (
      <>
        <Layout appBar={Bar} appBarAlwaysOn menu={SideMenu}>
          {children}
        </Layout>
        <CommandPalette groups={groups} open={searching} onClose={() => setSearching(false)} />
        <SessionExpiredDialog />
        <LiveOrders />
        <CheckForApplicationUpdate />
      </>
    );
  };
}

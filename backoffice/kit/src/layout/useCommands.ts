import { useMemo } from 'react';
import { useCanAccessResources, useTheme } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SIGN_OUT } from '../auth/SignOut';
import { useLabels } from '../i18n/labels';
import { useTranslate } from '../i18n/useTranslate';
import { useSchemas } from '../schema/SchemaContext';
import { addressOf } from './addresses';
import { useSeesDashboard } from './dashboard-access';
import { useVisibleMenu } from './useVisibleMenu';
import type { MenuGroup } from './menu';
import { useRecentPages } from './recent';

/** An entry of the command palette. */
export interface Command {
  label: string;
  /** Heading of its group. */
  group: string;
  key: string;
  run: () => void;
  /** A search result of the server, so the palette must not filter it again. */
  isRecord?: boolean;
}

/** Palette entries: menu pages, recent pages, "New …" forms and immediate actions. */
export function useCommands(groups: readonly MenuGroup[], onKeys: () => void): Command[] {
  const go = useGoCommands(groups);
  const act = useActCommands(onKeys);
  return useMemo(() => [...go, ...act], [act, go]);
}

function useGoCommands(groups: readonly MenuGroup[]): Command[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const labels = useLabels();
  const schemas = useSchemas();
  const recent = useRecentPages();
  const seesDashboard = useSeesDashboard();
  const pages = useVisibleMenu(groups).groups.flatMap((group) => group.items.map(({ page }) => page));
  const creatable = pages.filter((page) => schemas.page(page)?.screens.includes('create'));
  const { canAccess } = useCanAccessResources({ action: 'create', resources: creatable });
  const to = (group: string, label: string, address: string): Command => ({
    label,
    group,
    key: `${group} ${address}`,
    run: () => navigate(address),
  });
  const goTo = translate('stoa.palette.go');
  const create = translate('stoa.palette.create');
  return [
    ...recent.map((page) => to(translate('stoa.find.recent'), page.label, page.to)),
    ...(seesDashboard ? [to(goTo, translate('ra.page.dashboard'), '/dashboard')] : []),
    ...pages.map((page) => to(goTo, labels.resource(page), addressOf(page, 'list'))),
    ...creatable
      .filter((page) => canAccess?.[page])
      .map((page) => {
        const label = translate('stoa.list.new', { name: labels.one(page) });
        return to(create, label, addressOf(page, 'create'));
      }),
  ];
}

function useActCommands(onKeys: () => void): Command[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [theme, setTheme] = useTheme();
  const group = translate('stoa.find.actions');
  const act = (label: string, run: () => void): Command => ({ label, group, key: label, run });
  return [
    act(translate('stoa.find.theme'), () => setTheme(theme === 'dark' ? 'light' : 'dark')),
    act(translate('stoa.find.keys'), onKeys),
    act(translate('ra.auth.logout'), () => navigate(SIGN_OUT)),
  ];
}

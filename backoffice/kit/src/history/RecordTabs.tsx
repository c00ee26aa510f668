import { Tab, Tabs } from '@mui/material';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useTranslate } from '../i18n/useTranslate';
import { addressOf } from '../layout/addresses';
import type { RecordPanel } from '../screens/overrides';

interface Place {
  /** URL of the record's screen, the base of its other tabs' URLs. */
  address: string;
  panels: readonly RecordPanel[];
}

/** URLs of a record's tabs; `null` outside of a record. */
const RecordPlace = createContext<Place | null>(null);

const NONE: readonly RecordPanel[] = [];

interface RecordScreenProps {
  page: string;
  screen: 'edit' | 'view';
  panels?: readonly RecordPanel[];
  children: ReactNode;
}

/** A screen of one record, whose header has the record's tabs. */
export function RecordScreen({ page, screen, ...rest }: RecordScreenProps) {
  const { id } = useParams();
  return <HistoryBelow address={addressOf(page, screen, id)} {...rest} />;
}

interface HistoryBelowProps {
  address: string;
  panels?: readonly RecordPanel[];
  children: ReactNode;
}

/** A page whose header has a History tab, at `history` below the page's own URL. */
export function HistoryBelow({ address, panels = NONE, children }: HistoryBelowProps) {
  const place = useMemo(() => ({ address, panels }), [address, panels]);
  return <RecordPlace.Provider value={place}>{children}</RecordPlace.Provider>;
}

/** Tabs of a record's page: details, related lists and history. */
export function RecordTabs() {
  const translate = useTranslate();
  const place = useContext(RecordPlace);
  const { pathname } = useLocation();
  if (place === null) return null;
  const { address, panels } = place;
  const history = `${address}/history`;
  const open = [history, ...panels.map(({ name }) => `${address}/${name}`)];
  return (
    <Tabs
      value={open.find((one) => pathname.endsWith(one)) ?? address}
      aria-label={translate('stoa.history.label')}
      variant="scrollable"
      sx={{ mt: -1, mb: 2, borderBottom: 1, borderColor: 'divider', minHeight: 40 }}
    >
      <Tab value={address} component={Link} to={address} label={translate('stoa.history.details')} />
      {panels.map((panel) => (
        <PanelTab key={panel.name} panel={panel} value={`${address}/${panel.name}`} />
      ))}
      <Tab value={history} component={Link} to={history} label={translate('stoa.history.tab')} />
    </Tabs>
  );
}

/** Hidden without permission for the panel's list; MUI passes a tab its state as additional props. */
function PanelTab({ panel, ...tab }: { panel: RecordPanel; value: string }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({
    resource: panel.of ?? '',
    action: 'list',
    enabled: panel.of !== undefined,
  });
  if (panel.of && !canAccess) return null;
  return <Tab {...tab} component={Link} to={tab.value} label={translate(`stoa.panels.${panel.name}`)} />;
}

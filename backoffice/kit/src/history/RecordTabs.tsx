import { Tab, Tabs } from '@mui/material';
import { createContext, useContext, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { addressOf } from '../layout/addresses';

/** Address of the record's screen, below which its history stands; `null` outside a record. */
const RecordAddress = createContext<string | null>(null);

interface RecordScreenProps {
  page: string;
  screen: 'edit' | 'view';
  children: ReactNode;
}

/** A screen of one record, whose header leads to the record's history. */
export function RecordScreen({ page, screen, children }: RecordScreenProps) {
  const { id } = useParams();
  return <HistoryBelow address={addressOf(page, screen, id)}>{children}</HistoryBelow>;
}

/** A page whose header leads to its history, which stands at `history` below the page's own address. */
export function HistoryBelow({ address, children }: { address: string; children: ReactNode }) {
  return <RecordAddress.Provider value={address}>{children}</RecordAddress.Provider>;
}

/** The record itself and its history, as tabs of its page. */
export function RecordTabs() {
  const translate = useTranslate();
  const address = useContext(RecordAddress);
  const { pathname } = useLocation();
  if (address === null) return null;
  const history = `${address}/history`;
  return (
    <Tabs
      value={pathname.endsWith(history) ? history : address}
      aria-label={translate('stoa.history.label')}
      sx={{ mt: -1, mb: 2, borderBottom: 1, borderColor: 'divider', minHeight: 40 }}
    >
      <Tab value={address} component={Link} to={address} label={translate('stoa.history.details')} />
      <Tab value={history} component={Link} to={history} label={translate('stoa.history.tab')} />
    </Tabs>
  );
}

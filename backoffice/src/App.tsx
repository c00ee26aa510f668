import { ConsoleApp, Dashboard, LiveChat, reportPages } from '@stoa/console-kit';
import { resources } from './generated/resources';
import { menu } from './menu';
import { overrides } from './overrides';
import { settingsPages } from './settings/pages';

const pages = {
  ...settingsPages,
  ...reportPages('sales', 'orders', 'products', 'customers'),
  '/live_chat': <LiveChat />,
  '/live_chat/view/:id?': <LiveChat />,
};

/** The operators' console: a table of contents of what is the operator's own. */
export function App() {
  return (
    <ConsoleApp
      audience="admin"
      basename="/admin"
      name="stoa.console.admin"
      resources={resources}
      menu={menu}
      overrides={overrides}
      dashboard={Dashboard}
      pages={pages}
    />
  );
}

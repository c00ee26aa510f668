import { ConsoleApp, Dashboard, LiveChat, reportPages, type ConsoleApi } from '@stoa/console-kit';
import { FailedJobs } from './failed-jobs/FailedJobs';
import { resources } from './generated/resources';
import { menu } from './menu';
import { overrides } from './overrides';
import { settingsPages } from './settings/pages';

const pages = {
  ...settingsPages,
  ...reportPages('sales', 'orders', 'products', 'customers'),
  '/failed_jobs': <FailedJobs />,
  '/live_chat': <LiveChat />,
  '/live_chat/view/:id?': <LiveChat />,
};

/** The operators' console: the kit's app with the back office's resources, menu, overrides and pages. */
export default function App({ api }: { api: ConsoleApi }) {
  return (
    <ConsoleApp
      api={api}
      name="stoa.console.admin"
      resources={resources}
      menu={menu}
      overrides={overrides}
      dashboard={Dashboard}
      pages={pages}
    />
  );
}

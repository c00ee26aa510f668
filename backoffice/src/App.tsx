import {
  ConsoleApp,
  Dashboard,
  LiveChat,
  OperatorSimulator,
  reportPages,
  type ConsoleApi,
} from '@stoa/console-kit';
import { TrialBalancePage } from './books/TrialBalancePage';
import { EmailTemplatePage } from './email-templates/EmailTemplatePage';
import { EmailTemplates } from './email-templates/EmailTemplates';
import { FailedJobs } from './failed-jobs/FailedJobs';
import { resources } from './generated/resources';
import { menu } from './menu';
import { overrides } from './overrides';
import { settingsPages } from './settings/pages';

const pages = {
  ...settingsPages,
  ...reportPages('sales', 'orders', 'products', 'customers'),
  '/sale_simulator': <OperatorSimulator />,
  '/email_templates': <EmailTemplates />,
  '/email_templates/edit/:name/:language?': <EmailTemplatePage />,
  '/email_templates/edit/:name/history': <EmailTemplatePage history />,
  '/failed_jobs': <FailedJobs />,
  '/trial_balance': <TrialBalancePage />,
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

/** Console pages besides those of resources that both consoles have, by first path segment. */
const COMMON = [
  'clear',
  'dashboard',
  'live_chat',
  'login',
  'profile',
  'reports',
  'sale_simulator',
  'settings',
  'sign-out',
  'sorry',
  'store_settings',
] as const;

/** Console pages that belong to no resource (specification §2.4, §2.5). */
export const CONSOLE_PAGES: Readonly<Record<'admin' | 'vendor', readonly string[]>> = {
  admin: [
    ...COMMON,
    'alert_settings',
    'api_protection_settings',
    'email_templates',
    'error_page',
    'facebook_settings',
    'failed_jobs',
    'google_settings',
    'main_settings',
    'social_login_settings',
    'theme_settings',
    'trial_balance',
  ],
  vendor: [...COMMON, 'wallet'],
};

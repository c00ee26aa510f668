import type { Config } from '../kernel/config';
import type { Mounted } from '../kernel/front-door';
import type { DemoAccount } from './demo-accounts';

/** Start-up message with the URLs, and those of the demo accounts that exist. */
export function banner(config: Config, mounted: Mounted, demo: readonly DemoAccount[]): string {
  const places: [string, string][] = [];
  if (mounted.storefront) places.push(['Storefront', '/']);
  if (mounted.admin) places.push(['Back office', '/admin']);
  if (mounted.seller) places.push(['Seller portal', '/seller']);
  if (mounted.storefront) places.push(['Riders', '/rider']);
  places.push(['API', '/backend/api'], ['API documentation', '/backend/docs']);
  const lines = places.map(([name, path]) => `  ${name.padEnd(19)}${config.PUBLIC_URL}${path}`);
  const accounts = demo.map(({ email, use }) => `  ${email.padEnd(23)}${use}`);
  return [
    '',
    'Stoa is open.',
    ...lines,
    ...(accounts.length > 0 ? ['', 'Demo accounts, password stoa-demo:', ...accounts] : []),
    '',
  ].join('\n');
}

import type { Config } from '../kernel/config';
import type { Mounted } from '../kernel/front-door';

const DEMO_ACCOUNTS = [
  ['admin@stoa.test', 'the whole back office'],
  ['staff@stoa.test', 'a back office with few permissions'],
  ['vendor@stoa.test', 'a shop of the marketplace'],
  ['vendor2@stoa.test', 'another shop'],
  ['customer@stoa.test', 'a shopper'],
  ['customer2@stoa.test', 'another shopper'],
  ['rider@stoa.test', 'a rider with deliveries'],
] as const;

/** Start-up message with the URLs, and those of the demo accounts that exist. */
export function banner(config: Config, mounted: Mounted, demo: ReadonlySet<string>): string {
  const places: [string, string][] = [];
  if (mounted.storefront) places.push(['Storefront', '/']);
  if (mounted.admin) places.push(['Back office', '/admin']);
  if (mounted.seller) places.push(['Seller portal', '/seller']);
  if (mounted.storefront) places.push(['Riders', '/rider']);
  places.push(['API', '/backend/api'], ['API documentation', '/backend/docs']);
  const lines = places.map(([name, path]) => `  ${name.padEnd(19)}${config.PUBLIC_URL}${path}`);
  const known = DEMO_ACCOUNTS.filter(([email]) => demo.has(email));
  const accounts = known.map(([email, use]) => `  ${email.padEnd(23)}${use}`);
  return [
    '',
    'Stoa is open.',
    ...lines,
    ...(known.length > 0 ? ['', 'Demo accounts, password stoa-demo:', ...accounts] : []),
    '',
  ].join('\n');
}

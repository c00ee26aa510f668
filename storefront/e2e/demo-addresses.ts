import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

interface SpecifiedPage {
  path: string;
  area: string;
  guard: 'none' | 'multi-vendor' | 'customer';
}

const SPECIFICATION = join(import.meta.dirname, '../../backend/test/contract/specification/pages.json');

/** What the demo shop has for the addresses with parameters; orders are looked up. */
const EXAMPLES: Record<string, string> = {
  '/blog/:slug': '/blog/monsoon-coffee-brewed-gently',
  '/blog/:slugBB': '/blog/a-day-at-the-oak-bench',
  '/page/:slug': '/page/shipping',
  '/product/:slug?': '/product/paseo-city-runner',
  '/set-password/:user?': '/set-password/1',
  '/verify-email/:id?/:hash?': '/verify-email',
  '/:ProcessingPayment/:query?': '/payment-failed/unknown',
  '/store/:slug': '/store/hearth-and-holt',
  '/store/:slug?/reviews': '/store/hearth-and-holt/reviews',
};

/** Addresses that the specification does not name, of pages that people see. */
const OTHERS = {
  guest: ['/newsletter', '/become-a-vendor', '/vendor-application', '/Compare?ids=1,2', '/no-such-page'],
  customer: [
    '/customer/stores',
    '/customer/stock-notices',
    '/customer/messages',
    '/customer/reviews',
    '/customer/returns',
    '/customer/disputes',
    '/customer/security',
    '/product/paseo-city-runner/review',
  ],
};

/** Every address of the storefront that the specification names, as patterns. */
export const specified = (JSON.parse(readFileSync(SPECIFICATION, 'utf8')) as SpecifiedPage[]).filter(
  ({ area }) => area === 'storefront',
);

/** An address for each pattern that the specification names, to open without an account. */
export const specifiedAddresses = (): string[] => specified.map(({ path }) => EXAMPLES[path] ?? path);

/** An address for each page that people see without an account. */
export function guestAddresses(): string[] {
  const open = specified.filter(({ guard }) => guard !== 'customer');
  return [...open.map(({ path }) => EXAMPLES[path] ?? path), ...OTHERS.guest];
}

/** An address for each page that shows a customer what is theirs; the request is the customer's. */
export async function customerAddresses(request: APIRequestContext): Promise<string[]> {
  const orders = await (await request.get('/customer/orders')).text();
  const [, order = ''] = /href="(\/customer\/orders\/[^"?#]+)"/.exec(orders) ?? [];
  const page = await (await request.get(order)).text();
  const [result = '/payment-success/unknown'] = /\/payment-\w+\/[\w-]+/.exec(page) ?? [];
  const own = specified.filter(({ guard }) => guard === 'customer').map(({ path }) => path);
  return [
    ...own.map((path) => (path === '/customer/orders/:id' ? order : path)),
    ...OTHERS.customer,
    '/welcome',
    '/verify-email',
    result,
  ];
}

/** Signs the demo shop's customer in, without a page. */
export async function signInAsCustomer(request: APIRequestContext, origin: string): Promise<void> {
  const form = { email: 'customer@stoa.test', password: 'stoa-demo' };
  const answer = await request.post('/login', { headers: { origin }, form, maxRedirects: 0 });
  if (answer.status() !== 303 && answer.status() !== 302)
    throw new Error(`The customer could not sign in: ${answer.status()}`);
}

/** The same address in a language. */
export const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

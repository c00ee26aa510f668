import { redirect } from '@remix-run/node';
import { pageAt } from '~/pages';
import { isMultiVendor } from './is-multi-vendor';
import { redirectAddress } from './redirect-address';
import { shopOf, signInRedirect, type RequestArgs, type Shop } from './shop.server';

/** Redirects to `/` if the shop has a single vendor. */
async function onlyMultiVendor(args: RequestArgs): Promise<void> {
  if (!isMultiVendor(await shopOf(args).frame())) throw redirect(redirectAddress('/', args.request));
}

/** Redirects to sign-in unless a customer is signed in; a form of the page was shown to one. */
function customer(args: RequestArgs): void {
  const shop = shopOf(args);
  if (!shop.visitor.token) throw signInRedirect(shop, args.request, args.request.method !== 'GET');
}

/** Guards of pages, by the specification's names (§6). */
const GUARDS = new Map<string, (args: RequestArgs) => unknown>([
  ['customer', customer],
  ['onlyMultiVendor', onlyMultiVendor],
]);

/**
 * Runs a page's guard, which lets the request pass or redirects (specification §6).
 * @throws Response a redirect; 500 for an unknown guard (specification §2.2)
 */
export async function passGuard(args: RequestArgs, name: string): Promise<void> {
  const guard = GUARDS.get(name);
  if (!guard) throw Response.json({ error: `Unknown middleware ${name}` }, { status: 500 });
  await guard(args);
}

/**
 * The request's Shop, once the guard that `pages` states for its path has let it pass; all loaders and actions
 * of a guarded page begin with it.
 */
export async function guardedShop(args: RequestArgs): Promise<Shop> {
  const guard = pageAt(new URL(args.request.url).pathname)?.guard;
  if (guard) await passGuard(args, guard);
  return shopOf(args);
}

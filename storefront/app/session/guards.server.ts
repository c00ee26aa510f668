import { redirect } from '@remix-run/node';
import { inAskedLanguage } from './asked-language';
import { requireCustomer, shopOf, type RequestArgs } from './shop.server';

/** Sends the browser to `/` where the shop has one vendor only. */
async function onlyMultiVendor(args: RequestArgs): Promise<void> {
  const { settings } = await shopOf(args).frame();
  if (settings.general_settings.is_multi_vendor !== 1) throw redirect(inAskedLanguage('/', args.request));
}

/** What pages ask for before they are made, by the specification's names (§6). */
const GUARDS = new Map<string, (args: RequestArgs) => unknown>([
  ['customer', requireCustomer],
  ['onlyMultiVendor', onlyMultiVendor],
]);

/**
 * Lets a request on to its page, or leads it elsewhere (specification §6).
 * @throws Response a redirect; 500 for a name that no guard has (specification §2.2)
 */
export async function passGuard(args: RequestArgs, name: string): Promise<void> {
  const guard = GUARDS.get(name);
  if (!guard) throw Response.json({ error: `Unknown middleware ${name}` }, { status: 500 });
  await guard(args);
}

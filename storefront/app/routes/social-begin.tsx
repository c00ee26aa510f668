import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SocialBeginning } from '@stoa/contracts';
import { keepFlow } from '~/features/account/social.server';
import { safeRedirect } from '~/session/safe-redirect';
import { shopOf } from '~/session/shop.server';

/** Sends the browser to another house to sign in there; it comes back to `/verify_login`. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { provider } = args.params;
  const outcome = await shop.api.post<SocialBeginning>('customer/auth/socialLogin/begin', { provider });
  if (!outcome.ok) {
    const { status, error } = outcome.failure;
    // A house that the shop does not have is no page of it.
    throw Response.json({ error }, { status: status === 422 ? 404 : status });
  }
  const to = safeRedirect(new URL(args.request.url).searchParams.get('to'), '');
  keepFlow(shop, { flow: outcome.data.flow, to });
  return shop.redirect(outcome.data.url);
}

import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SocialLoginRedirect } from '@stoa/contracts';
import { keepFlow } from '~/features/account/social.server';
import { safeRedirect } from '~/session/safe-redirect';
import { shopOf } from '~/session/shop.server';

/** Redirects to an identity provider; it returns to `/verify_login`. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { provider } = args.params;
  const outcome = await shop.api.post<SocialLoginRedirect>('customer/auth/socialLogin/begin', { provider });
  if (!outcome.ok) {
    const { status, error } = outcome.failure;
    // 422: the shop does not have this identity provider, so the page does not exist.
    throw Response.json({ error }, { status: status === 422 ? 404 : status });
  }
  const to = safeRedirect(new URL(args.request.url).searchParams.get('to'), '');
  keepFlow(shop, { flow: outcome.data.flow, to });
  return shop.redirect(outcome.data.url);
}

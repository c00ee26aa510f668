import type { LoaderFunctionArgs } from '@remix-run/node';
import { SOCIAL_PROVIDERS } from '@stoa/contracts';
import { connectOf, socialProviders } from './social.server';
import { safeRedirect } from '~/session/safe-redirect';
import { shopOf } from '~/session/shop.server';

/**
 * Loader of the sign-in and sign-up pages: signed-in customers are redirected to `to`, others get the list of
 * configured identity providers.
 */
export async function onlySignedOut(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const query = new URL(args.request.url).searchParams;
  const to = safeRedirect(query.get('to'), '');
  if (shop.visitor.token) throw shop.redirect(to || '/customer/orders');
  const connect = SOCIAL_PROVIDERS.find((provider) => provider === query.get('connect')) ?? null;
  const isLeaving = query.has('leaving');
  const hasEnded = query.has('ended');
  return {
    to,
    isLeaving,
    hasEnded,
    providers: await socialProviders(shop),
    connect: connectOf(shop) ? connect : null,
  };
}

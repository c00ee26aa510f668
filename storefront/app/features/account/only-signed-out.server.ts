import type { LoaderFunctionArgs } from '@remix-run/node';
import { SOCIAL_PROVIDERS } from '@stoa/contracts';
import { connectOf, socialProviders } from './social.server';
import { safeRedirect } from '~/session/safe-redirect';
import { shopOf } from '~/session/shop.server';

/**
 * Loader of the forms that sign people in: whoever is signed in already goes where the form would have led, others
 * are offered the houses that the shop works with.
 */
export async function onlySignedOut(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const query = new URL(args.request.url).searchParams;
  const to = safeRedirect(query.get('to'), '');
  if (shop.visitor.token) throw shop.redirect(to || '/customer/orders');
  const connect = SOCIAL_PROVIDERS.find((provider) => provider === query.get('connect')) ?? null;
  const isLeaving = query.has('leaving');
  return { to, isLeaving, providers: await socialProviders(shop), connect: connectOf(shop) ? connect : null };
}

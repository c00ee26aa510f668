import type { LoaderFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/session/safe-redirect';
import { shopOf } from '~/session/shop.server';

/** Loader of the forms that sign people in: whoever is signed in already goes where the form would have led. */
export function onlySignedOut(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const to = safeRedirect(new URL(args.request.url).searchParams.get('to'), '');
  if (shop.visitor.token) throw shop.redirect(to || '/customer/orders');
  return { to };
}

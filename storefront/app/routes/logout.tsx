import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { forgetCustomer, shopOf } from '~/session/shop.server';

export const loader = () => redirect('/');

/** Ends the session on the server as well, so that the token becomes invalid. */
export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  if (shop.visitor.token) await shop.api.tryGet('customer/auth/logout');
  forgetCustomer(shop);
  return shop.redirect('/');
}

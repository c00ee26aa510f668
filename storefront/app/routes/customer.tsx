import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { requireCustomer } from '~/session/shop.server';

/** The account's front door leads to the orders, which is what people come for. */
export function loader(args: LoaderFunctionArgs) {
  requireCustomer(args);
  return redirect('/customer/orders');
}

import type { Cart } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { CheckoutPage } from '~/features/checkout/checkout-page';
import { lastResult } from '~/features/checkout/order-access.server';
import { placeOrder } from '~/features/checkout/place-order.server';
import { readCheckoutPage } from '~/features/checkout/read-checkout.server';
import { readCheckout, type CheckoutState } from '~/features/checkout/state.server';
import {
  takeAddress,
  takeCoupon,
  takePayment,
  takeShipping,
  type Refusal,
} from '~/features/checkout/take-step.server';
import { readForm } from '~/features/forms/read-form.server';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf, signInRedirect, type Shop } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

/** Whether it was begun by a customer who is not signed in any more: it has an address but, unlike a guest's, no email address. */
const isSignedOut = ({ visitor }: Shop, { email, address, address_id: id }: CheckoutState): boolean =>
  !visitor.token && email === undefined && (address ?? id) !== undefined;

/**
 * Where a checkout leads whose cart is empty: to the order that emptied it, or to sign-in if it was begun by a customer, whose
 * account holds the cart.
 */
async function addressWithoutCart(shop: Shop, state: CheckoutState): Promise<string> {
  if (isSignedOut(shop, state)) return '/login?to=/checkout&ended=1';
  return (await lastResult(shop)) ?? '/cart';
}

/**
 * Redirects visitors who cannot check out: to sign-in or to the cart. A step back from the payment page leads here too,
 * as does a reload when the scripts of the result page are gone; both mean the order, not the cart that it emptied.
 */
async function requireOpenCheckout(shop: Shop): Promise<Cart> {
  const [cart, { settings }] = await Promise.all([shop.api.get<Cart>('web/fetchCartItems'), shop.frame()]);
  if (!shop.visitor.token && settings.general_settings.guest_checkout !== 1)
    throw shop.redirect('/login?to=/checkout');
  if (cart.count === 0) throw shop.redirect(await addressWithoutCart(shop, readCheckout(shop)));
  if (cart.has_problems) throw shop.redirect('/cart');
  return cart;
}

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const cart = await requireOpenCheckout(shop);
  return readCheckoutPage(shop, cart, readCheckout(shop), new URL(args.request.url).searchParams.get('step'));
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  const state = readCheckout(shop);
  let refusal: Refusal | null;
  let next = '/checkout?step=shipping#shipping';
  switch (form.get('step')) {
    case 'shipping':
      refusal = await takeShipping(shop, form, state);
      next = '/checkout?step=payment#payment';
      break;
    case 'coupon':
      refusal = await takeCoupon(shop, form, state);
      next =
        form.get('from') === 'review' ? '/checkout?step=review#review' : '/checkout?step=payment#payment';
      break;
    case 'payment':
      refusal = await takePayment(shop, form, state);
      next = '/checkout?step=review#review';
      break;
    case 'review': {
      const placed = await placeOrder(shop, form, state);
      if (placed instanceof Response) return placed;
      refusal = placed;
      break;
    }
    default:
      refusal = await takeAddress(shop, form);
      // A guest's form asks for an email address: this one was shown to a customer.
      if (refusal && !shop.visitor.token && !form.has('email'))
        throw signInRedirect(shop, args.request, true);
  }
  // Rather than by the page's data: a form that leads to sign-in is kept, such as the notes of the review.
  if (isSignedOut(shop, state)) throw signInRedirect(shop, args.request, true);
  return refusal ? shop.json(refusal, { status: 'changed' in refusal ? 409 : 422 }) : shop.redirect(next);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('checkout.title') }));

/** One-page checkout. */
export default function Checkout(): ReactElement {
  const view = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <CheckoutPage view={view} refusal={refusal ?? undefined} />;
}

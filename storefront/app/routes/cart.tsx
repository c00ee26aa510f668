import type { Cart } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { CartPage } from '~/features/cart/cart-page';
import { toCart } from '~/features/cart/cart-view';
import { changeCart } from '~/features/cart/change-cart.server';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const cart = await shop.api.get<Cart>('web/fetchCartItems');
  if (cart.count !== shop.visitor.cartCount) rememberCartCount(shop, cart.count);
  return { cart: toCart(cart) };
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const { answer, status } = await changeCart(shop, await args.request.formData());
  // A browser that loads the page anew wants to see the cart; one that only fetched stays where it is.
  const isNavigation = args.request.headers.get('sec-fetch-mode') !== 'cors';
  if (answer.ok && isNavigation) return shop.redirect('/cart');
  return shop.json(answer, { status });
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('cart.title') }));

/** The cart. */
export default function CartRoute(): ReactElement {
  const { cart } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return <CartPage loaded={cart} refusal={refusal} />;
}

import type { Cart, SavedCartItems } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { backgroundsOf, bannersAt, bannersOf } from '~/features/banners/banner-view';
import { AppBanners, Banners, Parallax } from '~/features/banners/banners';
import { readBanners } from '~/features/banners/read-banners.server';
import { readForm } from '~/features/forms/read-form.server';
import { styledBy } from '~/features/frame/page-style';
import { rememberCartCount } from '~/features/cart/cart-count.server';
import { CartPage } from '~/features/cart/cart-page';
import { readEstimate } from '~/features/cart/estimate.server';
import { toCart } from '~/features/cart/cart-view';
import { toSaved } from '~/features/cart/saved-view';
import { changeCart } from '~/features/cart/change-cart.server';
import { readCoupons, takeCode } from '~/features/coupons/codes.server';
import { placeOf, rememberPlace } from '~/features/delivery/place.server';
import { pageMeta } from '~/features/frame/page-meta';
import { isFetched } from '~/session/same-origin.server';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [cart, savedItems, placed] = await Promise.all([
    shop.api.get<Cart>('web/fetchCartItems'),
    shop.api.get<SavedCartItems>('web/saved_cart_items'),
    readBanners(args),
  ]);
  if (cart.count !== shop.visitor.cartCount) rememberCartCount(shop, cart.count);
  // A cart with problems has no prices to which a coupon could apply.
  const isOpen = cart.count > 0 && !cart.has_problems;
  const coupons = isOpen
    ? await readCoupons(
        shop,
        cart.groups.map(({ vendor }) => vendor.id),
      )
    : null;
  const codes = (coupons?.applied ?? []).map(({ code }) => code);
  const estimate = isOpen ? await readEstimate(shop, args.request, codes) : null;
  const { app, appParallax } = bannersOf(placed, 'cart');
  return {
    cart: toCart(cart, estimate?.groups ?? []),
    kept: toSaved(savedItems),
    coupons,
    estimate,
    banners: { static: bannersAt(placed, 'cart'), app, appParallax },
  };
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  if (form.get('intent') === 'coupon') {
    const coupon = await takeCode(shop, form);
    return coupon === null
      ? shop.redirect('/cart')
      : shop.json({ ok: false as const, coupon }, { status: 422 });
  }
  if (form.get('intent') === 'country') {
    rememberPlace(shop, placeOf(form));
    return shop.redirect('/cart');
  }
  const { answer, status } = await changeCart(shop, form);
  // A document submit redirects to the cart; a fetcher's stays where it is.
  if (answer.ok && !isFetched(args.request)) return shop.redirect('/cart');
  return shop.json(answer, { status });
}

export const handle = styledBy<typeof loader>(({ banners }) =>
  backgroundsOf([...banners.static, ...banners.app, ...banners.appParallax]),
);

/** Indexed, as crawlers only see the empty cart. */
export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('cart.title'), description: t('cart.description'), path: '/cart' }));

/** The cart page. */
export default function CartRoute(): ReactElement {
  const { cart, kept: saved, coupons, estimate, banners } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const isCoupon = refusal && 'coupon' in refusal;
  return (
    <>
      <CartPage
        loaded={cart}
        kept={saved}
        coupons={coupons}
        estimate={estimate}
        refusal={isCoupon ? undefined : (refusal ?? undefined)}
        couponRefusal={isCoupon ? refusal.coupon : null}
      />
      <AppBanners banners={banners.app} main={cart.count === 0} />
      <Banners banners={banners.static} className="home-section container-page" main={cart.count === 0} />
      <Parallax parallax={[]} appParallax={banners.appParallax} />
    </>
  );
}

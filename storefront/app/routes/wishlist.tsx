import type { PriceAlerts, ProductDetail, Wishlist, WishlistShare } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { AccountFrame } from '~/features/account/account-frame';
import { cardTexts } from '~/features/catalogue/card-texts.server';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { addAll, changeWishlist } from '~/features/wishlist/change-wishlist.server';
import { PriceAlertsForm } from '~/features/wishlist/price-alerts-form';
import { rememberWishlist } from '~/features/wishlist/remember-wishlist.server';
import { WishlistPage } from '~/features/wishlist/wishlist-page';
import { ShareList } from '~/features/wishlist/share-list';
import { toItemViews } from '~/features/wishlist/wishlist-view';
import { publicOrigin } from '~/session/public-origin.server';
import { guardedShop } from '~/session/guards.server';
import { asCustomer, readAsCustomer, requireCustomer, shopOf, type Shop } from '~/session/shop.server';

export { AccountErrorBoundary as ErrorBoundary } from '~/features/account/account-frame';

/** The product named by `removed`, for undo; null if it is on the list again or no longer on sale. */
async function readRemoved(shop: Shop, request: Request, { items }: Wishlist) {
  const id = new URL(request.url).searchParams.get('removed') ?? '';
  if (!/^[1-9]\d{0,9}$/.test(id) || items.some((item) => item.product_id === Number(id))) return null;
  const outcome = await shop.api.tryGet<ProductDetail>(`web/product/${id}`);
  return outcome.ok ? { id: outcome.data.id, name: outcome.data.name } : null;
}

/** API calls of the list's settings, by intent. */
const SETTINGS: Record<string, [path: string, input: object]> = {
  share: ['web/shareWishlist', { share: true }],
  unshare: ['web/shareWishlist', { share: false }],
  alerts_on: ['web/setPriceAlerts', { is_on: true }],
  alerts_off: ['web/setPriceAlerts', { is_on: false }],
};

async function changeSetting(shop: Shop, [path, input]: [path: string, input: object]) {
  const outcome = await shop.api.post(path, input);
  if (outcome.ok) return shop.redirect('/WishList');
  const { t } = await shop.locale();
  const { error, status } = outcome.failure;
  return shop.json({ ok: false as const, error: error || t('error.failed') }, { status });
}

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const list = await readAsCustomer<Wishlist>(shop, args.request, 'web/fetchWishlistItems');
  rememberWishlist(shop, list);
  const removed = await readRemoved(shop, args.request, list);
  const shared = await shop.api.tryGet<WishlistShare>('web/wishlist_share');
  const token = shared.ok ? shared.data.token : null;
  const alerts = await shop.api.tryGet<PriceAlerts>('web/price_alerts');
  const shareUrl = token && `${publicOrigin(new URL(args.request.url))}/shared-wishlist/${token}`;
  return {
    view: toItemViews(list, await cardTexts(shop)),
    removed,
    shareUrl,
    hasAlerts: alerts.ok && alerts.data.is_on,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const shop = shopOf(args);
  const form = await readForm(request);
  if (form.get('intent') === 'add_all') {
    requireCustomer(args);
    return shop.json(await asCustomer(shop, request, () => addAll(shop, form)));
  }
  const setting = SETTINGS[String(form.get('intent'))];
  if (setting) {
    requireCustomer(args);
    return asCustomer(shop, request, () => changeSetting(shop, setting));
  }
  const { answer, status } = await changeWishlist(shop, form);
  // A fetcher's submit stays on its page; others are redirected to the list.
  const stays = new URL(request.url).searchParams.has('heart');
  if (!answer.ok || stays) return shop.json(answer, { status });
  const removed = form.get('unwish');
  return shop.redirect(removed === null ? '/WishList' : `/WishList?removed=${String(Number(removed))}`);
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (t) => ({ title: t('wishlist.title') }));

/** A customer's wish list. */
export default function WishlistRoute(): ReactElement {
  const { t } = useApp();
  const { view, removed, shareUrl, hasAlerts } = useLoaderData<typeof loader>();
  return (
    <AccountFrame title={t('wishlist.title')}>
      {(view.items.length > 0 || shareUrl) && <ShareList url={shareUrl} />}
      {(view.items.length > 0 || hasAlerts) && <PriceAlertsForm isOn={hasAlerts} />}
      <WishlistPage view={view} removed={removed} answer={useActionData<typeof action>()} />
    </AccountFrame>
  );
}

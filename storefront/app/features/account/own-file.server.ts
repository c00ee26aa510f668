import { orderResultPath } from '@stoa/contracts';
import { storedAccess } from '~/features/checkout/order-access.server';
import type { Shop } from '~/session/shop.server';

/** Token that lets a guest read the files of the order that the address names. */
export function fileAccess(shop: Shop, address: string): string | undefined {
  const { searchParams } = new URL(address);
  return searchParams.get('token') || storedAccess(shop, searchParams.get('group') ?? '');
}

/** Where a file that there is not leads to: a path without a page, as a download has no error page of its own. */
const NO_FILE = '/no-such-file';

/** The address of an order; a kept token stays in its cookie, and only that of the file's address is passed on. */
function orderLink(group_number: string, address: string): string {
  const token = new URL(address).searchParams.get('token');
  const query = token ? `?${new URLSearchParams({ token }).toString()}` : '';
  return orderResultPath({ outcome: 'success', group_number }) + query;
}

/**
 * The download of a file that belongs to an order. Without a session, as after signing out in another tab, sign-in leads
 * to the order; otherwise only its owner may learn whether the file exists. A file of an erased account's order leads to
 * the order's own link, which says so. Other failures lead to the shop's pages for them.
 */
export function fileAnswer(shop: Shop, address: string, file: Response): Response {
  if (!file.ok) {
    const isSignedOut = file.status === 401 || !shop.visitor.token;
    const group = new URL(address).searchParams.get('group') ?? '';
    if (file.status === 410 && group) throw shop.redirect(orderLink(group, address));
    const to = encodeURIComponent(`/customer/orders/${encodeURIComponent(group)}`);
    if (file.status < 500 && isSignedOut && !fileAccess(shop, address))
      throw shop.redirect(`/login?to=${to}&ended=1`);
    throw shop.redirect(file.status < 500 ? NO_FILE : '/sorry');
  }
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  for (const name of ['content-type', 'content-disposition']) headers.set(name, file.headers.get(name) ?? '');
  return new Response(file.body, { headers });
}

import { storedAccess } from '~/features/checkout/order-access.server';
import type { Shop } from '~/session/shop.server';

/** Token that lets a guest read the files of the order that the address names. */
export function fileAccess(shop: Shop, address: string): string | undefined {
  const { searchParams } = new URL(address);
  return searchParams.get('token') || storedAccess(shop, searchParams.get('group') ?? '');
}

/**
 * The download of a file that belongs to an order. Without a session, as after signing out in another tab, sign-in leads
 * to the order; otherwise only its owner may learn whether the file exists.
 */
export function fileAnswer(shop: Shop, address: string, file: Response): Response {
  if (!file.ok) {
    const isSignedOut = file.status === 401 || !shop.visitor.token;
    const group = new URL(address).searchParams.get('group') ?? '';
    const to = encodeURIComponent(`/customer/orders/${encodeURIComponent(group)}`);
    if (file.status < 500 && isSignedOut && !fileAccess(shop, address))
      throw shop.redirect(`/login?to=${to}&ended=1`);
    throw Response.json({ error: 'Not found' }, { status: file.status < 500 ? 404 : file.status });
  }
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  for (const name of ['content-type', 'content-disposition']) headers.set(name, file.headers.get(name) ?? '');
  return new Response(file.body, { headers });
}

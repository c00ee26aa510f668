import type { LoaderFunctionArgs } from '@remix-run/node';
import { storedAccess } from '~/features/checkout/order-access.server';
import { shopOf } from '~/session/shop.server';

/** Downloads a file of a customer's own dispute, or of one whose order a guest has the token of. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { searchParams } = new URL(args.request.url);
  const token = searchParams.get('token') || storedAccess(shop, searchParams.get('group') ?? '');
  const query = token ? `?${new URLSearchParams({ access_token: token }).toString()}` : '';
  const file = await shop.api.file(`web/dispute_file/${Number(args.params.id) || 0}${query}`);
  // Only the parties may learn whether a file exists.
  if (!file.ok)
    throw Response.json({ error: 'Not found' }, { status: file.status < 500 ? 404 : file.status });
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  for (const name of ['content-type', 'content-disposition']) headers.set(name, file.headers.get(name) ?? '');
  return new Response(file.body, { headers });
}

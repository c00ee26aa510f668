import type { InvoiceFile } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { storedAccess } from '~/features/checkout/order-access.server';
import { shopOf } from '~/session/shop.server';

/** Downloads an invoice or credit note of a customer's own order, or of one that a guest has the token of. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { searchParams } = new URL(args.request.url);
  const access_token = searchParams.get('token') || storedAccess(shop, searchParams.get('group') ?? '');
  const input: InvoiceFile = { invoice_id: Number(args.params.id) || 0, access_token };
  const file = await shop.api.file('web/invoiceFile', input);
  // Only its owner may learn whether an invoice exists.
  if (!file.ok)
    throw Response.json({ error: 'Not found' }, { status: file.status < 500 ? 404 : file.status });
  const headers = new Headers({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
  for (const name of ['content-type', 'content-disposition']) headers.set(name, file.headers.get(name) ?? '');
  return new Response(file.body, { headers });
}

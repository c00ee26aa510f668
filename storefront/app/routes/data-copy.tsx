import type { LoaderFunctionArgs } from '@remix-run/node';
import { guardedShop } from '~/session/guards.server';

/** Downloads a signed-in customer's data export. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const isReadable = new URL(args.request.url).searchParams.get('format') === 'html';
  const file = await shop.api.file(`web/data_export_file?format=${isReadable ? 'html' : 'json'}`);
  if (!file.ok) throw shop.redirect('/customer/security');
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const name of ['content-type', 'content-disposition']) headers.set(name, file.headers.get(name) ?? '');
  return new Response(file.body, { headers });
}

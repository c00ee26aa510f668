import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileAccess, fileAnswer } from '~/features/account/own-file.server';
import { shopOf } from '~/session/shop.server';

/** Downloads a file of a customer's own dispute, or of one whose order a guest has the token of. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { url } = args.request;
  const token = fileAccess(shop, url);
  const query = token ? `?${new URLSearchParams({ access_token: token }).toString()}` : '';
  return fileAnswer(
    shop,
    url,
    await shop.api.file(`web/dispute_file/${Number(args.params.id) || 0}${query}`),
  );
}

import type { SitemapPart } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { sitemapIndex } from '~/features/frame/sitemap.server';
import { publicOrigin } from '~/session/public-origin.server';
import { shopOf } from '~/session/shop.server';

/** The sitemap index of all public pages. */
export async function loader(args: LoaderFunctionArgs) {
  const parts = await shopOf(args).api.get<SitemapPart[]>('web/sitemap');
  return sitemapIndex(publicOrigin(new URL(args.request.url)), parts);
}

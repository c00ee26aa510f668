import { SITEMAP_KINDS, type SitemapEntry } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  addressContext,
  listedPages,
  SINGLE,
  singlePages,
  sitemapPart,
} from '~/features/frame/sitemap.server';
import { shopOf } from '~/session/shop.server';

/** One of the sitemaps in the index. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const context = await addressContext(shop, args.request);
  const name = args.params.part ?? '';
  if (name === `${SINGLE}.xml`) return sitemapPart(context, await singlePages(shop));
  const [, requested, part = ''] = /^([a-z_]+)-(\d{1,7})\.xml$/.exec(name) ?? [];
  const kind = SITEMAP_KINDS.find((one) => one === requested);
  if (!kind) throw new Response('Not found', { status: 404 });
  const entries = await shop.api.get<SitemapEntry[]>(`web/sitemap/${kind}/${part}`);
  return sitemapPart(context, listedPages(kind, entries));
}

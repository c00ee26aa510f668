import type { PostPage } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { rss } from '~/features/blog/feed.server';
import { addressContext } from '~/features/frame/sitemap.server';
import { shopOf } from '~/session/shop.server';

/** The latest posts of the blog for feed readers, in the language that the address asks for. */
export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const [{ posts }, context, { t, language }, { settings }] = await Promise.all([
    shop.api.get<PostPage>('web/all_posts'),
    addressContext(shop, args.request),
    shop.locale(),
    shop.frame(),
  ]);
  const title = `${t('blog.title')} | ${settings.general_settings.shop_name}`;
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    // The visitor's cookie may choose the language of an address that names none.
    'Cache-Control': 'private, max-age=600',
  };
  return new Response(rss(context, { title, description: t('blog.hint'), language, posts }), { headers });
}

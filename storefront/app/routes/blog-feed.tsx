import type { PostPage } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { rss } from '~/features/blog/feed.server';
import { addressContext } from '~/features/frame/sitemap.server';
import { shopOf } from '~/session/shop.server';

/** RSS feed of the latest posts, in the language of the URL. */
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
    // Private: without `lang` in the URL the visitor's cookie selects the language.
    'Cache-Control': 'private, max-age=600',
  };
  return new Response(rss(context, { title, description: t('blog.hint'), language, posts }), { headers });
}

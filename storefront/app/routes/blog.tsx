import type { PostPage } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { feedLink } from '~/features/blog/blog-meta';
import { BlogPage } from '~/features/blog/blog-page';
import { toBlog } from '~/features/blog/blog-view';
import { firstPicture } from '~/features/catalogue/card-view';
import { frameOf, pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { searchParams } = new URL(args.request.url);
  const page = searchParams.get('page') ?? '1';
  const query = {
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    category: searchParams.get('category')?.slice(0, 191) || undefined,
    tag: searchParams.get('tag')?.slice(0, 60) || undefined,
  };
  const data = await shop.api.get<PostPage>('web/all_posts', query);
  if (data.posts.length === 0 && query.page > 1) throw Response.json({ error: 'Not found' }, { status: 404 });
  const { formats } = await shop.locale();
  return toBlog(data, query, formats);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const frame = frameOf(matches);
  const tags = pageMeta(matches, (t) =>
    data
      ? {
          title: data.category ?? data.tag ?? t('blog.title'),
          description: t('blog.hint'),
          path: data.canonical,
          page: data.page,
          paths: data.paths,
          // Tags cut across categories: their lists only duplicate other pages.
          noindex: data.tag !== null || data.posts.length === 0,
          ...(!data.category && !data.tag && { target: 'blog' as const }),
          ...firstPicture(data.posts),
        }
      : null,
  );
  return frame ? [...tags, feedLink(frame)] : tags;
};

/** The blog's posts, newest first, optionally of one category or tag. */
export default function Blog(): ReactElement {
  return <BlogPage view={useLoaderData<typeof loader>()} />;
}

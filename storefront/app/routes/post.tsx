import type { PostDetail } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { feedLink } from '~/features/blog/blog-meta';
import { postPath } from '~/features/blog/blog-view';
import { PostPage } from '~/features/blog/post-page';
import { toPost } from '~/features/blog/post-view';
import { sendComment } from '~/features/blog/send-comment.server';
import { pathsOf, requirePresentSlug } from '~/features/content/present-slug.server';
import { summaryOf } from '~/features/content/summary';
import { readForm } from '~/features/forms/read-form.server';
import { frameOf, pageMeta } from '~/features/frame/page-meta';
import { toSeo } from '~/features/frame/seo-view';
import { asCustomer, requireCustomer, shopOf, type Shop } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

const postOf = (shop: Shop, slug = ''): Promise<PostDetail> =>
  shop.api.get<PostDetail>(`web/post_detail/${encodeURIComponent(slug)}`);

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { slug = '' } = args.params;
  const { search, searchParams } = new URL(args.request.url);
  const post = await postOf(shop, slug);
  requirePresentSlug(post, slug, postPath, search);
  const { formats } = await shop.locale();
  return {
    view: toPost(post, formats),
    seo: toSeo(post.seo),
    paths: pathsOf(post, postPath),
    thanks: searchParams.get('commented'),
  };
}

export async function action(args: ActionFunctionArgs) {
  const shop = requireCustomer(args);
  const post = await postOf(shop, args.params.slug);
  const form = await readForm(args.request);
  const refusal = await asCustomer(shop, args.request, () => sendComment(shop, form, post.id));
  if (refusal) return shop.json(refusal.result, { status: refusal.status });
  return shop.redirect(`${postPath(post.slug)}?commented=${Date.now()}#comments`);
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const frame = frameOf(matches);
  if (!data || !frame) return pageMeta(matches, () => null);
  const { view, seo, paths } = data;
  const tags = pageMeta(matches, () => ({
    ...(view.image && { image: view.image.src }),
    ...seo,
    description: seo.description || summaryOf(view.body),
    path: view.path,
    paths,
  }));
  return [
    ...tags,
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: view.published.iso },
    { property: 'article:modified_time', content: view.changed },
    ...(view.category ? [{ property: 'article:section', content: view.category.name }] : []),
    ...view.tags.map(({ name }) => ({ property: 'article:tag', content: name })),
    feedLink(frame),
  ];
};

/** One blog post; the specification's `/blog/:slugBB` is the same path. */
export default function Post(): ReactElement {
  const { view, thanks } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return <PostPage key={view.path} view={view} thanks={thanks} lastResult={lastResult} />;
}

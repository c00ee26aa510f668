import type { WebContentPage } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { pathsOf, requirePresentSlug } from '~/features/content/present-slug.server';
import { summaryOf } from '~/features/content/summary';
import { TextPage } from '~/features/content/text-page';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

const pathOf = (slug: string): string => `/page/${encodeURIComponent(slug)}`;

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { slug = '' } = args.params;
  const page = await shop.api.get<WebContentPage>(`web/contentPageDetail/${encodeURIComponent(slug)}`);
  requirePresentSlug(page, slug, pathOf, new URL(args.request.url).search);
  const { formats } = await shop.locale();
  const { title, body, seo, updated_at } = page;
  return {
    view: {
      ...{ title, body, path: pathOf(page.slug), effective: null },
      changed: { iso: updated_at, text: formats.date(updated_at) },
    },
    seo,
    paths: pathsOf(page, pathOf),
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, () =>
    data
      ? {
          title: data.seo.title,
          description: data.seo.description || summaryOf(data.view.body),
          path: data.view.path,
          paths: data.paths,
        }
      : null,
  );

/** A page of the operator's own words. */
export default function ContentPage(): ReactElement {
  return <TextPage view={useLoaderData<typeof loader>().view} type="WebPage" />;
}

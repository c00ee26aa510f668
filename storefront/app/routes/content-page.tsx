import { FAQ_GROUPS, type WebContentPage, type WebFaq } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { pathsOf, requirePresentSlug } from '~/features/content/present-slug.server';
import { summaryOf } from '~/features/content/summary';
import { TextPage } from '~/features/content/text-page';
import { FaqList } from '~/features/faqs/faq-list';
import { readFaqs } from '~/features/faqs/read-faqs.server';
import { pageMeta } from '~/features/frame/page-meta';
import { toSeo } from '~/features/frame/seo-view';
import { deferSecondary, secondary } from '~/session/secondary-data.server';
import { shopOf } from '~/session/shop.server';
import { Deferred } from '~/ui/deferred';

export { ErrorBoundary } from '~/features/errors/error-screen';

const pathOf = (slug: string): string => `/page/${encodeURIComponent(slug)}`;

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const { slug = '' } = args.params;
  const page = await shop.api.get<WebContentPage>(`web/contentPageDetail/${encodeURIComponent(slug)}`);
  requirePresentSlug(page, slug, pathOf, new URL(args.request.url).search);
  const { formats } = await shop.locale();
  // A page with the slug of an FAQ group, such as /page/shipping, ends with that group's questions.
  const group = FAQ_GROUPS.find((name) => Object.values(page.slugs).includes(name));
  const faqs: Promise<WebFaq[]> = group ? readFaqs(shop, { groups: group }) : Promise.resolve([]);
  const { title, body, seo, updated_at } = page;
  return deferSecondary(args, {
    view: {
      title,
      body,
      path: pathOf(page.slug),
      effective: null,
      changed: { iso: updated_at, text: formats.date(updated_at) },
    },
    faqs: secondary(faqs),
    seo: toSeo(seo),
    paths: pathsOf(page, pathOf),
  });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, () =>
    data
      ? {
          ...data.seo,
          description: data.seo.description || summaryOf(data.view.body),
          path: data.view.path,
          paths: data.paths,
        }
      : null,
  );

/** A page with the operator's own text. */
export default function ContentPage(): ReactElement {
  const { view, faqs } = useLoaderData<typeof loader>();
  return (
    <>
      <TextPage view={view} type="WebPage" />
      <Deferred data={faqs}>
        {(questions) => <FaqList faqs={questions} className="container-page pb-12 [&>div]:max-w-[44rem]" />}
      </Deferred>
    </>
  );
}

import { DOCUMENT_PATHS, type WebDocument } from '@stoa/contracts';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { DOCUMENT_CALLS, documentAt } from '~/features/content/documents';
import { summaryOf } from '~/features/content/summary';
import { TextPage, type TextView } from '~/features/content/text-page';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs): Promise<{ view: TextView; isAbout: boolean }> {
  const shop = shopOf(args);
  const name = documentAt(new URL(args.request.url).pathname);
  const document = name && (await shop.api.get<WebDocument>(DOCUMENT_CALLS[name]));
  // A document without a text is not published: the footer does not link to it either.
  if (!name || !document?.body) throw Response.json({ error: 'Not found' }, { status: 404 });
  const { formats } = await shop.locale();
  const { title, body, updated_at, effective_at } = document;
  const isAbout = name === 'about_us';
  const view = {
    title,
    body,
    path: DOCUMENT_PATHS[name],
    // Only legal documents show their dates.
    changed: { iso: updated_at, text: isAbout ? null : formats.date(updated_at) },
    effective: effective_at && formats.date(effective_at),
  };
  return { view, isAbout };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, () =>
    data ? { title: data.view.title, description: summaryOf(data.view.body), path: data.view.path } : null,
  );

/** One of the shop's own documents. */
export default function Document(): ReactElement {
  const { view, isAbout } = useLoaderData<typeof loader>();
  return <TextPage view={view} type={isAbout ? 'AboutPage' : 'WebPage'} />;
}

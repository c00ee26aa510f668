import { parseWithZod } from '@conform-to/zod/v4';
import type { NewsletterAnswer } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { isOneClick } from '~/features/forms/one-click.server';
import { readForm } from '~/features/forms/read-form.server';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import {
  NEWSLETTER_STATES,
  type NewsletterLink,
  NewsletterPage,
} from '~/features/newsletter/newsletter-page';
import { newsletterSchema } from '~/features/newsletter/newsletter-schema';
import { shopOf, type Shop } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

const TOKEN = /^[\w-]{1,64}$/;

/** The action of an e-mail link; opening it changes nothing by itself. */
function linkOf(query: URLSearchParams): NewsletterLink | null {
  for (const verb of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(verb) ?? '';
    if (TOKEN.test(token)) return { verb, token };
  }
  return null;
}

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const requested = query.get('state');
  return { state: NEWSLETTER_STATES.find((state) => state === requested) ?? null, link: linkOf(query) };
}

/** Confirms or unsubscribes after the link's page was submitted. */
async function answerLink(shop: Shop, { verb, token }: NewsletterLink): Promise<Response> {
  const outcome = await shop.api.post<NewsletterAnswer>(`web/newsletter/${verb}/${token}`, {});
  if (outcome.ok) return shop.redirect(`/newsletter?state=${outcome.data.state}`);
  throw Response.json({ error: outcome.failure.error }, { status: outcome.failure.status });
}

/** One-click unsubscribe of a mail client, answered without a redirect, which those do not follow. */
async function unsubscribe(shop: Shop, { verb, token }: NewsletterLink) {
  const outcome = await shop.api.post<NewsletterAnswer>(`web/newsletter/${verb}/${token}`, {});
  return shop.json(null, { status: outcome.ok ? 200 : outcome.failure.status });
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const form = await readForm(args.request);
  const link = linkOf(new URL(args.request.url).searchParams);
  if (isOneClick(form) && link?.verb === 'unsubscribe') return unsubscribe(shop, link);
  const [verb, token] = [form.get('verb'), String(form.get('token'))];
  if ((verb === 'confirm' || verb === 'unsubscribe') && TOKEN.test(token))
    throw await answerLink(shop, { verb, token });
  const submission = parseWithZod(form, { schema: newsletterSchema });
  if (submission.status !== 'success') return shop.json(replyTo(submission), { status: 422 });
  const outcome = await shop.api.post('web/newsletter', submission.value);
  if (outcome.ok) return shop.redirect('/newsletter?state=asked');
  const { t } = await shop.locale();
  return shop.json(refuse(submission, outcome.failure, t), { status: outcome.failure.status });
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, (t) => ({
    title: t('newsletter.title'),
    description: t('newsletter.text'),
    path: '/newsletter',
    // A page with an e-mail link's token or result belongs to one reader.
    noindex: Boolean(data?.state ?? data?.link),
  }));

/** Newsletter sign-up, and the target of its e-mail links. */
export default function Newsletter(): ReactElement {
  return <NewsletterPage {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}

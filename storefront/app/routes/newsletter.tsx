import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { refuse, replyTo } from '~/features/forms/reply.server';
import { pageMeta } from '~/features/frame/page-meta';
import { NEWSLETTER_STATES, NewsletterPage } from '~/features/newsletter/newsletter-page';
import { newsletterSchema } from '~/features/newsletter/newsletter-schema';
import { shopOf } from '~/session/shop.server';

export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('state');
  return { state: NEWSLETTER_STATES.find((state) => state === asked) ?? null };
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const submission = parseWithZod(await args.request.formData(), { schema: newsletterSchema });
  if (submission.status !== 'success') return shop.json(replyTo(submission), { status: 422 });
  const outcome = await shop.api.post('web/newsletter', submission.value);
  if (outcome.ok) return shop.redirect('/newsletter?state=asked');
  const { t } = await shop.locale();
  return shop.json(refuse(submission, outcome.failure, t), { status: outcome.failure.status });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('newsletter.title') }));

/** Signing up for the newsletter, and where the links of its letters lead. */
export default function Newsletter(): ReactElement {
  return <NewsletterPage {...useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}

import type { SubmissionResult } from '@conform-to/react';
import type { CountryOption, SellingTerms } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { ApplicationPage } from '~/features/applications/application-page';
import { toApplication } from '~/features/applications/application-view';
import {
  findApplication,
  forgetApplication,
  PATH,
  readApplication,
  rememberApplication,
  renewApplication,
  sendDocument,
  withdrawApplication,
} from '~/features/applications/application.server';
import { FindForm } from '~/features/applications/find-form';
import { megabytesOf } from '~/features/forms/megabytes';
import { readForm } from '~/features/forms/read-form.server';
import { isTooLarge } from '~/features/forms/upload-limit.server';
import { pageMeta } from '~/features/frame/page-meta';
import { guardedShop } from '~/session/guards.server';
import { COOKIES } from '~/session/cookies';
import type { Shop } from '~/session/shop.server';

export { ErrorBoundary } from '~/features/errors/error-screen';

const NONE: CountryOption[] = [];
const DONE = ['applied', 'sent', 'renewed'] as const;

const limitOf = async (shop: Shop): Promise<number> =>
  (await shop.api.get<SellingTerms>('web/selling_terms')).file_limit;

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const query = new URL(args.request.url).searchParams;
  const token = query.get('token');
  if (token) {
    rememberApplication(shop, token);
    throw shop.redirect(PATH);
  }
  const [application, locale] = await Promise.all([readApplication(shop), shop.locale()]);
  const had = shop.visitor.cookies.has(COOKIES.vendorApplication);
  if (!application) {
    const notice = query.has('withdrawn') ? ('withdrawn' as const) : had ? ('expired' as const) : null;
    return shop.json({ application: null, countries: NONE, limit: '', done: null, notice });
  }
  const [countries, limit] = await Promise.all([
    application.state === 'rejected' ? shop.api.get<CountryOption[]>('web/countriesActive') : NONE,
    limitOf(shop),
  ]);
  return shop.json({
    application: toApplication(application, locale),
    countries,
    limit: locale.formats.number(megabytesOf(limit)),
    notice: null,
    done: DONE.find((one) => one === query.get('done')) ?? null,
  });
}

interface Answer {
  intent: string;
  result?: SubmissionResult;
  error?: string;
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const answer = (body: Answer, status: number) => shop.json<Answer>(body, { status });
  if (isTooLarge(args.request, await limitOf(shop))) {
    const { t } = await shop.locale();
    return answer({ intent: 'send', error: t('selling.tooLarge') }, 413);
  }
  const form = await readForm(args.request);
  const intent = form.get('intent');
  if (intent === 'leave') {
    forgetApplication(shop);
    return shop.redirect(PATH);
  }
  if (intent === 'send' || intent === 'withdraw') {
    const error = await (intent === 'send' ? sendDocument(shop, form) : withdrawApplication(shop));
    if (error) return answer({ intent, error }, 422);
    return shop.redirect(`${PATH}?${intent === 'send' ? 'done=sent' : 'withdrawn=1'}`);
  }
  const refusal = await (intent === 'renew' ? renewApplication(shop, form) : findApplication(shop, form));
  if (refusal) return answer({ intent: String(intent), result: refusal.result }, refusal.status);
  return shop.redirect(intent === 'renew' ? `${PATH}?done=renewed` : PATH);
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({ title: t('application.title'), noindex: true }));

/** Status page of a vendor application. */
export default function VendorApplication(): ReactElement {
  const { application, notice, ...page } = useLoaderData<typeof loader>();
  const { intent, result, error } = useActionData<Answer>() ?? { intent: '' };
  if (!application) return <FindForm lastResult={result} notice={result ? null : notice} />;
  const failure = error ? { intent, text: error } : null;
  return <ApplicationPage application={application} {...page} error={failure} lastResult={result} />;
}

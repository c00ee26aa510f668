import type { CountryOption, SellingTerms } from '@stoa/contracts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { rememberApplication } from '~/features/applications/application.server';
import { readForm } from '~/features/forms/read-form.server';
import { isTooLarge } from '~/features/forms/upload-limit.server';
import { useApp } from '~/features/frame/app-context';
import { pageMeta } from '~/features/frame/page-meta';
import { ApplyForm } from '~/features/selling/apply-form';
import { SellingFacts, toFacts } from '~/features/selling/selling-facts';
import { readApplicant, sendApplication } from '~/features/selling/send-application.server';
import { guardedShop } from '~/session/guards.server';
import type { Shop } from '~/session/shop.server';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

const termsOf = (shop: Shop): Promise<SellingTerms> => shop.api.get<SellingTerms>('web/selling_terms');

export async function loader(args: LoaderFunctionArgs) {
  const shop = await guardedShop(args);
  const [terms, countries, applicant, locale] = await Promise.all([
    termsOf(shop),
    shop.api.get<CountryOption[]>('web/countriesActive'),
    readApplicant(shop),
    shop.locale(),
  ]);
  return {
    applicant,
    countries,
    facts: toFacts(terms, locale),
    files: { required: terms.required_papers, limit: terms.file_limit },
  };
}

export async function action(args: ActionFunctionArgs) {
  const shop = await guardedShop(args);
  const terms = await termsOf(shop);
  if (isTooLarge(args.request, terms.files_limit)) {
    const { t } = await shop.locale();
    return shop.json({ status: 'error' as const, error: { '': [t('selling.tooLarge')] } }, { status: 413 });
  }
  const sent = await sendApplication(shop, await readForm(args.request), terms);
  if ('result' in sent) return shop.json(sent.result, { status: sent.status });
  rememberApplication(shop, sent.applied.access_token);
  return shop.redirect('/vendor-application?done=applied');
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t, { shop }) => ({
    title: t('selling.title', { shop: shop.name }),
    description: t('selling.hint'),
    path: '/become-a-vendor',
  }));

/** Terms of selling here and the vendor application form. */
export default function BecomeAVendor(): ReactElement {
  const { t, frame } = useApp();
  const { facts, ...form } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="container-page max-w-5xl! pb-10">
      <PageHead
        title={t('selling.title', { shop: frame.shop.name })}
        trail={[{ name: t('frame.stores'), href: '/stores' }]}
      >
        <p className="mt-1 text-muted">{t('selling.hint')}</p>
      </PageHead>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="lg:order-last">
          <SellingFacts facts={facts} />
        </div>
        <ApplyForm {...form} lastResult={lastResult} />
      </div>
    </div>
  );
}

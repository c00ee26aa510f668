import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData, type MetaFunction } from '@remix-run/react';
import type { ReactElement } from 'react';
import { ContactFacts } from '~/features/contact/contact-facts';
import { ContactForm } from '~/features/contact/contact-form';
import { readDraft, sendMessage } from '~/features/contact/send-message.server';
import { readForm } from '~/features/forms/read-form.server';
import { useApp } from '~/features/frame/app-context';
import { FaqList } from '~/features/faqs/faq-list';
import { readFaqs } from '~/features/faqs/read-faqs.server';
import { faqData } from '~/features/faqs/structured-data';
import { pageMeta } from '~/features/frame/page-meta';
import { shopOf } from '~/session/shop.server';
import { Icon } from '~/ui/icons';
import { JsonLd } from '~/ui/json-ld';
import { PageHead } from '~/ui/page-head';

export { ErrorBoundary } from '~/features/errors/error-screen';

export async function loader(args: LoaderFunctionArgs) {
  const shop = shopOf(args);
  const query = new URL(args.request.url).searchParams;
  const [draft, faqs] = await Promise.all([readDraft(shop, query.get('order')), readFaqs(shop)]);
  return { isSent: query.has('sent'), draft, faqs };
}

export async function action(args: ActionFunctionArgs) {
  const shop = shopOf(args);
  const refusal = await sendMessage(shop, await readForm(args.request));
  if (refusal) return shop.json(refusal.result, { status: refusal.status });
  return shop.redirect('/contact?sent=1');
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, (t) => ({
    title: t('contact.title'),
    description: t('contact.hint'),
    path: '/contact',
    target: 'contact',
  }));

function Sent(): ReactElement {
  const { t } = useApp();
  return (
    <div className="panel grid justify-items-start gap-4">
      <p className="notice w-full" role="status">
        <Icon name="check" className="size-5 flex-none text-ok" /> {t('contact.sent')}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/Shop" className="btn btn-primary">
          {t('cart.continue')}
        </a>
        <a href="/contact" className="btn btn-quiet">
          {t('contact.again')}
        </a>
      </div>
    </div>
  );
}

/** Contact form, contact details and FAQs. */
export default function Contact(): ReactElement {
  const { t } = useApp();
  const { isSent, draft, faqs } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  return (
    <div className="container-page max-w-5xl! pb-10">
      <PageHead title={t('contact.title')}>
        <p className="mt-1 text-muted">{t('contact.hint')}</p>
      </PageHead>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {isSent && !lastResult ? <Sent /> : <ContactForm draft={draft} lastResult={lastResult} />}
        <ContactFacts />
      </div>
      {faqs.length > 0 && <JsonLd of={import.meta.env.SSR ? () => faqData(faqs) : null} />}
      <FaqList faqs={faqs} className="home-section" isGrouped />
    </div>
  );
}

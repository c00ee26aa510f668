import type { ProductTab, WebFaq } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { Answer } from '~/features/faqs/faq-list';
import { useApp } from '~/features/frame/app-context';

interface ProductTabsProps {
  tabs: readonly ProductTab[];
  /** The shop's FAQs about products, shipping and returns. */
  faqs: readonly WebFaq[];
}

/** Operators' extra tabs below a product's description, and FAQs for all products. */
export function ProductTabs({ tabs, faqs }: ProductTabsProps): ReactElement | null {
  const { t } = useApp();
  if (tabs.length + faqs.length === 0) return null;
  return (
    <section className="mt-10 grid gap-x-12 lg:grid-cols-2" aria-label={t('faqs.more')}>
      {tabs.length > 0 && (
        <div>
          {tabs.map(({ id, title, body }) => (
            <Answer key={id} question={title} answer={body} />
          ))}
        </div>
      )}
      {faqs.length > 0 && (
        <div>
          {faqs.map(({ id, question, answer }) => (
            <Answer key={id} question={question} answer={answer} />
          ))}
        </div>
      )}
    </section>
  );
}

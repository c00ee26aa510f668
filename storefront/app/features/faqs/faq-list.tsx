import type { FaqGroup, WebFaq } from '@stoa/contracts';
import type { ReactElement } from 'react';
import { useApp } from '~/features/frame/app-context';
import { Icon } from '~/ui/icons';

/** A question that expands to its answer, without scripts too. */
export function Answer({ question, answer }: Pick<WebFaq, 'question' | 'answer'>): ReactElement {
  return (
    <details className="faq">
      <summary>
        <span className="min-w-0" dir="auto">
          {question}
        </span>
        <Icon name="down" className="size-4" />
      </summary>
      {/* Sanitised by the API when written (contract: WebFaq.answer, ProductTab.body). */}
      <div className="rich pb-4" dir="auto" dangerouslySetInnerHTML={{ __html: answer }} />
    </details>
  );
}

const Answers = ({ faqs }: { faqs: readonly WebFaq[] }): ReactElement => (
  <div>
    {faqs.map((faq) => (
      <Answer key={faq.id} question={faq.question} answer={faq.answer} />
    ))}
  </div>
);

interface FaqListProps {
  faqs: readonly WebFaq[];
  className: string;
  /** Whether the questions are grouped under headings. */
  isGrouped?: boolean;
}

/** List of frequently asked questions. */
export function FaqList({ faqs, className, isGrouped = false }: FaqListProps): ReactElement | null {
  const { t } = useApp();
  if (faqs.length === 0) return null;
  const groups = [...new Set(faqs.map(({ group }): FaqGroup => group))];
  return (
    <section className={className} aria-labelledby="faqs">
      <h2 id="faqs" className="section-title mb-4">
        {t('faqs.title')}
      </h2>
      {isGrouped ? (
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          {groups.map((group) => (
            <section key={group}>
              <h3 className="mb-1 text-lg">{t(`faqs.groups.${group}`)}</h3>
              <Answers faqs={faqs.filter((faq) => faq.group === group)} />
            </section>
          ))}
        </div>
      ) : (
        <Answers faqs={faqs} />
      )}
    </section>
  );
}

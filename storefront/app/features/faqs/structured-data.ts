import type { WebFaq } from '@stoa/contracts';

/** FAQPage structured data, for the one page that shows all of the shop's questions. */
export function faqData(faqs: readonly WebFaq[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

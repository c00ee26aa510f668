import type { WebFaq } from '@stoa/contracts';

/** Questions with their answers for search engines, on the one page that shows all of the shop's. */
export function faqData(faqs: readonly WebFaq[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      ...{ '@type': 'Question', name: question },
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

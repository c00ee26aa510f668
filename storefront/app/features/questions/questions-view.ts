import type { ProductQuestionPage } from '@stoa/contracts';
import type { Formats } from '~/i18n/format';
import type { ServerTranslate } from '~/i18n/translator';

/** View model of a question. */
export interface QuestionView {
  id: number;
  question: string;
  /** Language of the question. */
  language: string | null;
  author: string;
  askedAt: string;
  answer: string;
  answeredBy: 'vendor' | 'admin' | null;
  answeredAt: string;
}

/** View model of a product's questions. */
export interface QuestionsView {
  questions: QuestionView[];
  previous: string | null;
  next: string | null;
}

interface Texts {
  t: ServerTranslate;
  formats: Formats;
}

/** Formats a page of questions for a visitor; `path` is the product page's. */
export function toQuestions(page: ProductQuestionPage, path: string, { t, formats }: Texts): QuestionsView {
  const at = (number: number) => `${path}?questions=${number}#questions`;
  return {
    questions: page.questions.map((one) => ({
      id: one.id,
      question: one.question,
      answer: one.answer,
      answeredBy: one.answered_by,
      language: one.language,
      author: one.author ?? t('reviews.somebody'),
      askedAt: formats.date(one.asked_at),
      answeredAt: formats.date(one.answered_at),
    })),
    previous: page.page > 1 ? at(page.page - 1) : null,
    next: page.page < page.pages ? at(page.page + 1) : null,
  };
}

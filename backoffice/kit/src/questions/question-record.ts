import type { ProductQuestionFacts, QuestionStatus } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';

/** A product question as both consoles load it. */
export interface QuestionRecord extends RaRecord<number>, ProductQuestionFacts {
  product_id: number;
  author_name: string | null;
  question: string;
  answer: string | null;
  status: QuestionStatus;
  created_at: string;
}

const SHORT = 60;

/** Display name of a question: its beginning. */
export function nameOfQuestion({ question }: Record<string, unknown>): string {
  const text = String(question ?? '');
  return text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text;
}

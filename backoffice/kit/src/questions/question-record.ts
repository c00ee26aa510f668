import type { ProductQuestionFacts, QuestionStatus } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';

/** A question about a product as both consoles read it. */
export interface QuestionRecord extends RaRecord<number>, ProductQuestionFacts {
  product_id: number;
  author_name: string | null;
  question: string;
  answer: string | null;
  status: QuestionStatus;
  created_at: string;
}

const SHORT = 60;

/** What a question is called: how it begins. */
export function nameOfQuestion({ question }: Record<string, unknown>): string {
  const words = String(question ?? '');
  return words.length > SHORT ? `${words.slice(0, SHORT).trimEnd()}…` : words;
}

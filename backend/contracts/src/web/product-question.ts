import type { QuestionStatus } from '../states';

/** An approved question with its answer, as published. */
export interface WebProductQuestion {
  id: number;
  author: string | null;
  question: string;
  answer: string;
  /** The product's vendor or an operator; null when unknown. */
  answered_by: 'vendor' | 'admin' | null;
  /** Language of the question; null when unknown. */
  language: string | null;
  /** ISO times. */
  asked_at: string;
  answered_at: string;
}

/** `GET web/product/{id}/questions?page=`, most recent answers first. */
export interface ProductQuestionPage {
  total: number;
  questions: WebProductQuestion[];
  page: number;
  pages: number;
}

/** `POST web/ask_product_question`. */
export interface AskProductQuestion {
  product_id: number;
  question: string;
}

/** A question as its author sees it, in any status. */
export interface OwnProductQuestion {
  id: number;
  /** Null while the product is not published. */
  product: { id: number; name: string; slug: string } | null;
  question: string;
  answer: string | null;
  status: QuestionStatus;
  /** Whether its author may delete it: only while it is unanswered. */
  can_delete: boolean;
  /** ISO time. */
  asked_at: string;
}

/** `GET web/customer_questions` and `DELETE web/deleteQuestion/{id}`. */
export interface CustomerQuestions {
  questions: OwnProductQuestion[];
}

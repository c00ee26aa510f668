import type { QuestionStatus } from '../states';

/** One approved question with its answer, as shoppers read it. */
export interface WebProductQuestion {
  id: number;
  author: string | null;
  question: string;
  answer: string;
  /** The product's vendor or the shop's operators; null where it is not known. */
  answered_by: 'vendor' | 'admin' | null;
  /** Language that the question was written in; null where it is not known. */
  language: string | null;
  /** ISO times. */
  asked_at: string;
  answered_at: string;
}

/** `GET web/product/{id}/questions?page=`, the latest answers first. */
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

/** A question as its author sees it, whatever its status. */
export interface OwnProductQuestion {
  id: number;
  /** Null while the product is not offered. */
  product: { id: number; name: string; slug: string } | null;
  question: string;
  answer: string | null;
  status: QuestionStatus;
  /** Whether its author may take it back: as long as it is unanswered. */
  can_delete: boolean;
  /** ISO time. */
  asked_at: string;
}

/** `GET web/customer_questions` and `DELETE web/deleteQuestion/{id}`. */
export interface CustomerQuestions {
  questions: OwnProductQuestion[];
}

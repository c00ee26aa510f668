import type { ReviewFacts, ReviewStatus } from '@stoa/contracts';
import type { RaRecord } from 'react-admin';

/** A review as both consoles load it. */
export interface ReviewRecord extends RaRecord<number>, ReviewFacts {
  product_id: number | null;
  vendor_id: number;
  customer_id?: number | null;
  author_name: string | null;
  rating: number;
  title: string | null;
  body: string;
  vendor_reply: string | null;
  replied_at: string | null;
  source: 'customer' | 'vendor' | 'admin';
  status: ReviewStatus;
  rejection_reason: string | null;
  created_at: string;
}

const SHORT = 60;

/** Display name of a review: its title, or else its beginning. */
export function nameOfReview({ title, body }: Record<string, unknown>): string {
  const text = String(title || body || '');
  return text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text;
}

import type { WebFaq } from '@stoa/contracts';
import type { Shop } from '~/session/shop.server';

interface FaqQuery extends Record<string, string | undefined> {
  /** Groups separated by commas; all of them when left out. */
  groups?: string;
  /** Slug of the vendor whose questions are read; the shop's own when left out. */
  vendor?: string;
}

/** Questions and answers; empty on failure, as pages work without them. */
export async function readFaqs(shop: Shop, requested: FaqQuery = {}): Promise<WebFaq[]> {
  const outcome = await shop.api.tryGet<WebFaq[]>('web/faqs', requested);
  return outcome.ok ? outcome.data : [];
}

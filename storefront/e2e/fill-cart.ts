import { expect, type Page } from '@playwright/test';

/** Puts products without options into the cart of the page's browser, where a test is not about the way to it. */
export async function fillCart(
  { request }: Page,
  origin: string | undefined,
  slugs: readonly string[],
  quantity = 1,
): Promise<void> {
  for (const slug of slugs) {
    const answer = await request.get(`/backend/api/web/product/${slug}`);
    const { data } = (await answer.json()) as { data: { variants: { id: number }[] } };
    const form = { intent: 'add', variant_id: String(data.variants[0]?.id), quantity: String(quantity) };
    const added = await request.post('/cart', { headers: { origin: origin ?? '' }, form, maxRedirects: 0 });
    expect(added.status()).toBe(303);
  }
}

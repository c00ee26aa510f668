import { expect, type APIRequestContext } from '@playwright/test';
import { test } from './hydrated-page';

test.use({ serviceWorkers: 'block', javaScriptEnabled: false });

const API = '/backend/api/web';

interface Card {
  id: number;
  slug: string;
  variant_id: number | null;
}

/** A product of the demo shop with others that were bought with it. */
async function withCompany(request: APIRequestContext): Promise<{ card: Card; others: Card[] }> {
  const { data } = await (await request.get(`${API}/trending_products_web`)).json();
  for (const card of data as Card[]) {
    const answer = await request.get(`${API}/product/${card.id}/bought_together`);
    const others: Card[] = (await answer.json()).data;
    if (others.length > 0) return { card, others };
  }
  throw new Error('Nothing of the demo shop was bought together');
}

test('a product’s page shows what was bought with it, and says why', async ({ page, request }) => {
  const { card, others } = await withCompany(request);
  await page.goto(`/product/${card.slug}`);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Bought together' }) });
  await expect(section.getByText(/bought these in the same order during the last 180 days/)).toBeVisible();
  for (const { slug } of others)
    await expect(section.locator(`a[href="/product/${slug}"]`).first()).toBeVisible();
});

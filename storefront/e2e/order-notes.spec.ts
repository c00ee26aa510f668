import { expect, type Page } from '@playwright/test';
import { fillCart } from './fill-cart';
import { test } from './hydrated-page';
import { Shopper } from './shopper';

const SELLERS = { kept: 'Brightwave Electronics', removed: 'Paper Kite' } as const;
const NOTE = 'Please leave it with the neighbour.';
const GIFT = 'Happy birthday, Otto!';

/** The fields for one seller, whose label is the only one that names the seller. */
const fields = (page: Page, seller: string) => {
  const box = page.locator('.gift').filter({ hasText: `Note to ${seller}` });
  return {
    note: box.getByLabel(`Note to ${seller}`),
    isGift: box.getByRole('checkbox', { name: 'This is a gift' }),
    message: box.getByLabel('Gift message (optional)'),
  };
};

test('a note and a gift message written in the cart are on the placed order’s page, unless removed before', async ({
  page,
  baseURL,
}) => {
  await fillCart(page, baseURL, ['harbour-transistor-radio', 'lucky-dice-set']);
  await page.goto('/cart?lang=en');
  for (const seller of Object.values(SELLERS)) {
    const group = page.getByRole('region', { name: `Sold by ${seller}` });
    const { note, isGift, message } = fields(page, seller);
    await group.getByText('Note or gift message').click();
    await expect(message).toBeHidden();
    await note.fill(NOTE);
    await isGift.check();
    await message.fill(GIFT);
    await group.getByRole('button', { name: 'Save note' }).click();
    await expect(group.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  }
  const removed = fields(page, SELLERS.removed);
  await removed.isGift.uncheck();
  const group = page.getByRole('region', { name: `Sold by ${SELLERS.removed}` });
  // The status says the same before and after.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/cart',
  );
  await group.getByRole('button', { name: 'Save note' }).click();
  await saved;

  await new Shopper(page).review('gisela.gives@example.test');
  const kept = fields(page, SELLERS.kept);
  await expect(kept.note).toHaveValue(NOTE);
  await expect(kept.isGift).toBeChecked();
  await expect(kept.message).toHaveValue(GIFT);
  await expect(removed.note).toHaveValue(NOTE);
  await expect(removed.isGift).not.toBeChecked();
  await removed.note.clear();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is placed');

  const part = (seller: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: seller }) });
  await expect(part(SELLERS.kept).getByRole('term')).toHaveText(['Note to the store', 'Gift']);
  await expect(part(SELLERS.kept).getByRole('definition')).toHaveText([NOTE, GIFT]);
  await expect(part(SELLERS.removed)).toBeVisible();
  await expect(part(SELLERS.removed).getByRole('term')).toHaveCount(0);
  await expect(page.getByText(NOTE)).toHaveCount(1);
});

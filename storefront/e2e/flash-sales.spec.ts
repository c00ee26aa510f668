import { expect, test } from '@playwright/test';

const DAY = 86_400_000;

test('flash sales count down by the server’s clock, whatever the visitor’s own clock says', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(Date.now() + 3 * DAY));
  await page.goto('/flash-sales');
  const sale = page.locator('.sale').first();
  const until = await sale.locator('time').getAttribute('datetime');
  const days = sale.locator('.countdown-units b').first();
  const left = Date.parse(until ?? '') - Date.now();
  await expect(days).toHaveText(String(Math.floor(left / DAY)).padStart(2, '0'));
});

test('a flash sale’s product says until when and for how many pieces its price holds', async ({ page }) => {
  await page.goto('/');
  await page.locator('.sale').first().getByRole('link').filter({ hasNotText: 'See all' }).first().click();
  const offer = page.getByRole('region', { name: 'Flash sale' });
  // By the visitor's own clock, so no zone is named.
  await expect(offer.getByText(/^Ends [^()]+$/)).toBeVisible();
  await expect(offer.getByText(/^\d+ of \d+ left$/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('flash sales name their deadline', async ({ page }) => {
    await page.goto('/flash-sales');
    await expect(
      page
        .locator('.sale')
        .first()
        .getByText(/^Ends .+ \(UTC\)$/),
    ).toBeVisible();
    await expect(page.locator('.countdown-units')).toHaveCount(0);
  });
});

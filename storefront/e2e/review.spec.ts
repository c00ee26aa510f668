import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('a review without a script: asks to sign in, comes back, and keeps the words that it refuses', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Reader');
  await page.getByLabel('E-mail').fill(`rosa.${Date.now()}@shoppers.test`);
  await page.getByLabel('Password', { exact: true }).fill('a long enough one');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.goto('/Shop');
  await page.locator('main article').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your review: /);
  await page.getByText('4 of 5 stars').click({ force: true });
  await page.getByLabel('What is it like?').fill('Just as in the picture.');
  await page.getByLabel(/^Pictures/).setInputFiles({
    name: 'desk.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture at all'),
  });
  await page.getByRole('button', { name: 'Send the review' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('What is it like?')).toHaveValue('Just as in the picture.');
  await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
});

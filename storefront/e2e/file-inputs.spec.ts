import { expect } from '@playwright/test';
import { test } from './hydrated-page';

const FORM = '/become-a-vendor?lang=ar';
const REGISTER = { name: 'السجل.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('a file input speaks the language of the page, and is reached by keyboard', async ({ page }) => {
  await page.goto(FORM);
  const input = page.getByLabel('السجل التجاري');
  const field = page.locator('.file-input').filter({ has: input });
  await expect(field).toHaveText('اختيار ملفلم يُختَر أي ملف');
  await expect(input).toHaveAttribute('title', 'لم يُختَر أي ملف');
  await input.setInputFiles(REGISTER);
  await expect(field.getByText('السجل.pdf')).toBeVisible();
  await expect(field.getByText('لم يُختَر أي ملف')).toHaveCount(0);

  await page.getByLabel(/^إثبات الهوية/).focus();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  await expect(field).toHaveCSS('outline-style', 'solid');
});

test('the whole field opens the choice of files', async ({ page }) => {
  await page.goto(FORM);
  const chooser = page.waitForEvent('filechooser');
  // The native input lies above its texts.
  await page.getByText('لم يُختَر أي ملف').first().click({ force: true });
  expect((await chooser).isMultiple()).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the native input is shown, which names the chosen file', async ({ page }) => {
    await page.goto(FORM);
    await expect(page.getByLabel('السجل التجاري')).toHaveCSS('opacity', '1');
    await expect(page.getByText('لم يُختَر أي ملف').first()).toBeHidden();
  });
});

import { expect, test } from '@playwright/test';
import { ConsoleUser } from './console-user';

const PAGES = [
  '/dashboard',
  '/units',
  '/units/edit/1',
  '/products/edit/1/step2',
  '/orders',
  '/orders/view/1',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the back office in ${colorScheme} mode has no serious axe violations`, async ({ browser }) => {
    test.slow();
    const context = await browser.newContext({ colorScheme });
    const page = await context.newPage();
    const operator = new ConsoleUser(page, '/admin');
    await operator.open('/login');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await operator.expectNoSeriousFindings();
    await operator.authenticate('admin@stoa.test');
    for (const path of PAGES) {
      await operator.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await operator.expectNoSeriousFindings();
    }
    await context.close();
  });
}

test("a first visit is in the browser's language, a later one in the chosen language", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ar-EG' });
  const page = await context.newPage();
  const operator = new ConsoleUser(page, '/admin');
  await operator.open('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('admin@stoa.test');
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill('stoa-demo');
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(operator.heading('Dashboard')).toBeVisible();
  await page.reload();
  await expect(operator.heading('Dashboard')).toBeVisible();
  await context.close();
});

test('Arabic switches the console to right-to-left', async ({ page }) => {
  const operator = new ConsoleUser(page, '/admin');
  await operator.enter('admin@stoa.test');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(operator.heading('لوحة المعلومات')).toBeVisible();
});

for (const [base, email] of [
  ['/admin', 'admin@stoa.test'],
  ['/seller', 'vendor@stoa.test'],
] as const) {
  test(`${base}: the loading indicator has an accessible name in the chosen language`, async ({ page }) => {
    const person = new ConsoleUser(page, base);
    await person.enter(email);
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('menuitem', { name: 'Español' }).click();
    await expect(person.heading('Panel')).toBeVisible();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/backend\/api\/(admin|vendor)\/orders\?/, async (route) => {
      await held;
      await route.continue();
    });
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Pedidos/ })
      .first()
      .click();
    const turning = page.getByRole('banner').getByRole('progressbar');
    await expect(turning).toHaveAccessibleName('Cargando');
    await person.expectNoSeriousFindings();
    answer();
    await expect(turning).toHaveCount(0);
  });
}

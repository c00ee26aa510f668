import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { customerAddresses, guestAddresses, inLanguage, signInAsCustomer, specified } from './demo-addresses';
import { test } from './hydrated-page';
import { signUp } from './new-customer';
import { Operator } from './operator';
import { Shopper } from './shopper';
import { previewOf } from './template-preview';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Pages with a different layout on phones; on others, only header and footer differ. */
const LAID_OUT_TWICE = ['/', '/Shop', '/product/paseo-city-runner', '/store/hearth-and-holt'];

/** Header and footer of every page but the checkout's, examined with the first page of several. */
const FRAME = ['header:not(.bare-header)', 'footer'];

/** Axe violations of the current page, but for what is left out, by all rules enabled by default, including best practices. */
async function findingsOn(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  // Legacy mode opens no second page to merge frames, of which there are none, and takes half the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await leftOut.reduce((rules, part) => rules.exclude(part), axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

async function findingsAt(page: Page, paths: readonly string[]): Promise<string[]> {
  const findings: string[] = [];
  for (const [at, path] of paths.entries()) {
    await page.goto(path);
    const found = await findingsOn(page, at > 0 ? FRAME : []);
    findings.push(...found.map((finding) => `${path} ${finding}`));
  }
  return findings;
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Each test visits many pages with one browser page.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Pages with a part of each kind that templates draw in their own way. */
const OF_TEMPLATES = [
  ...LAID_OUT_TWICE,
  '/login',
  '/checkout',
  '/cart',
  '/blog/monsoon-coffee-brewed-gently',
];

for (const [language, viewport, template] of [
  ['en', DESKTOP, 2],
  ['ar', PHONE, 3],
] as const) {
  test.describe(`${viewport.width} px wide in ${language}`, () => {
    test.use({ viewport });

    test('guest pages have no axe violations', async ({ page }) => {
      expect(specified).toHaveLength(43);
      expect(
        await findingsAt(
          page,
          guestAddresses().map((path) => inLanguage(path, language)),
        ),
      ).toEqual([]);
    });

    test('account pages have no axe violations', async ({ page, baseURL }) => {
      const { request } = page.context();
      await signInAsCustomer(request, baseURL ?? '');
      const paths = await customerAddresses(request);
      expect(
        await findingsAt(
          page,
          paths.map((path) => inLanguage(path, language)),
        ),
      ).toEqual([]);
    });

    test('pages with a separate layout for this width have no axe violations in the other text direction', async ({
      page,
    }) => {
      const other = language === 'en' ? 'ar' : 'en';
      expect(
        await findingsAt(
          page,
          LAID_OUT_TWICE.map((path) => inLanguage(path, other)),
        ),
      ).toEqual([]);
    });

    test(`pages of template ${template} have no axe violations`, async ({ page }) => {
      const token = await previewOf(await Operator.signedIn(page.context().request), template);
      const paths = OF_TEMPLATES.map((path) => `${inLanguage(path, language)}&theme_preview=${token}`);
      expect(await findingsAt(page, paths)).toEqual([]);
    });

    test('the cart and each checkout step have no axe violations', async ({ page }) => {
      const shopper = new Shopper(page);
      const findings: string[] = [];
      const look = async (): Promise<void> => {
        findings.push(...(await findingsOn(page)).map((finding) => `${page.url()} ${finding}`));
      };
      await page.goto('/stores?lang=en');
      await shopper.addFromStore(0);
      findings.push(...(await findingsAt(page, ['/cart', inLanguage('/cart', language)])));
      await page.goto('/checkout?lang=en');
      await shopper.fillAddress('axe@example.test');
      await page.getByRole('button', { name: 'Continue to shipping' }).click();
      await expect(page).toHaveURL(/step=shipping/);
      await look();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page).toHaveURL(/step=payment/);
      await look();
      await page.goto(inLanguage(page.url(), language));
      await look();
      expect(findings).toEqual([]);
    });
  });
}

test('a blog post with a rejected comment has no axe violations', async ({ page, baseURL }) => {
  await signInAsCustomer(page.context().request, baseURL ?? '');
  await page.goto('/blog/monsoon-coffee-brewed-gently?lang=en');
  await page.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByLabel('Comment', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(await findingsOn(page)).toEqual([]);
});

test('a wish list with a product has no axe violations', async ({ page, baseURL }) => {
  await signUp(page.context(), baseURL);
  await page.goto('/new-arrival-products?lang=en');
  const heart = page.getByRole('button', { name: /^Save to wish list/ }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  await page.goto('/WishList');
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  expect(await findingsOn(page)).toEqual([]);
});

import { expect, test, type Page } from '@playwright/test';
import { customerAddresses, guestAddresses, inLanguage, signInAsCustomer } from './demo-addresses';
import { launchArguments } from '../../scripts/testing/chromium.mjs';
import { Operator } from './operator';
import { Shopper } from './shopper';
import { previewOf, TEMPLATES } from './template-preview';

const WIDTHS = [360, 390, 768, 1440];
/** One for each direction. */
const LANGUAGES = [
  ['en', 'English'],
  ['ar', 'Arabic'],
] as const;

// The server's HTML has the whole layout, and pictures reserve their space.
test.use({
  javaScriptEnabled: false,
  trace: 'off',
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...launchArguments(), '--blink-settings=imagesEnabled=false'] }),
});
// Each test visits every page, in four widths.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** What is wider than the window, or would move the page when it loads. */
async function flawsOf(page: Page, path: string): Promise<string[]> {
  const [name = ''] = path.split(/.theme_preview/);
  const flaws: string[] = [];
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) flaws.push(`${name} is ${excess} px too wide for ${width} px`);
  }
  const unsized = await page.locator('img:not([width][height])').count();
  if (unsized > 0) flaws.push(`${name} has ${unsized} pictures without a size`);
  return flaws;
}

for (const number of TEMPLATES)
  for (const [language, name] of LANGUAGES)
    test(`template ${number}: no page is wider than the window, in ${name}`, async ({ page, baseURL }) => {
      const { request } = page.context();
      await signInAsCustomer(request, baseURL ?? '');
      const token = await previewOf(await Operator.signedIn(request), number);
      const flaws: string[] = [];
      for (const path of [...guestAddresses(), ...(await customerAddresses(request))])
        flaws.push(...(await flawsOf(page, `${inLanguage(path, language)}&theme_preview=${token}`)));
      expect(flaws).toEqual([]);
    });

for (const [language, name] of LANGUAGES)
  test(`a full cart and the steps of a checkout are no wider than the window in any template, in ${name}`, async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await page.goto('/stores?lang=en');
    await shopper.addFromStore(0);
    await shopper.addFromStore(1);
    await shopper.review('wide.guest@example.test');
    const operator = await Operator.signedIn(page.context().request);
    const steps = ['address', 'shipping', 'payment', 'review'].map((step) => `/checkout?step=${step}`);
    const flaws: string[] = [];
    for (const number of TEMPLATES) {
      const token = await previewOf(operator, number);
      for (const path of ['/cart', ...steps])
        flaws.push(...(await flawsOf(page, `${inLanguage(path, language)}&theme_preview=${token}`)));
    }
    expect(flaws).toEqual([]);
  });

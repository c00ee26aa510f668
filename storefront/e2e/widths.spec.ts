import { expect, test, type Page } from '@playwright/test';
import { customerAddresses, guestAddresses, inLanguage, signInAsCustomer } from './demo-addresses';
import { launchArguments } from '../../scripts/testing/chromium.mjs';
import { Operator } from './operator';

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

/** A link's token that shows the shop in a template. */
async function previewOf(operator: Operator, number: number): Promise<string> {
  const slots = ['template', 'header', 'footer', 'card', 'banner', 'gallery'];
  const values = Object.fromEntries(slots.map((slot) => [slot, slot + String(number)]));
  const { token } = await operator.call<{ token: string }>('POST', 'themeSettings/preview', { values });
  return token;
}

for (const number of [1, 2, 3])
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

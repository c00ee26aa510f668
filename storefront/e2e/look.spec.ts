import { expect, type Page } from '@playwright/test';
import { test } from './hydrated-page';
import { Operator } from './operator';
import { previewWith, TEMPLATES } from './template-preview';

const PHONE = { width: 390, height: 800 };

interface Look {
  /** Family of headings. */
  display: string;
  /** Width of a card's picture divided by its height. */
  ratio: number;
  /** Radius of a card's corners in pixels. */
  radius: number;
  header: number;
  footer: string;
}

test('banners appear where they were placed, app banners only on phones', async ({ page }) => {
  await page.goto('/');
  const banners = page.getByRole('region', { name: 'Offers and news' });
  await expect(banners.getByText('Light for long evenings')).toBeVisible();
  await expect(banners.getByText('Coffee roasted on Tuesday')).toBeVisible();
  await expect(banners.getByText('A week of small workshops')).toBeHidden();
  await expect(page.getByRole('region', { name: 'For you on this device' })).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('region', { name: 'For you on this device' })).toBeVisible();
  await expect(banners.getByText('A week of small workshops')).toBeVisible();
  await expect(banners.getByText('Eight workshops, one roof')).toBeHidden();
  await page.goto('/cart');
  await banners.getByRole('link', { name: 'Returns within 30 days' }).click();
  await expect(page).toHaveURL(/\/page\/returns$/);
  await page.getByText('When do I get my money back?').click();
  await expect(page.getByText('Within ten days of the vendor’s approval')).toBeVisible();
});

/** What a visitor sees of a template: type, pictures, corners, and how tall its header is. */
async function lookOf(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) ?? document.body);
    const picture = document.querySelector('main .card img')?.getBoundingClientRect();
    return {
      display: style('main h2').fontFamily.split(',')[0] ?? '',
      ratio: Math.round(((picture?.width ?? 0) / (picture?.height ?? 1)) * 100) / 100,
      radius: parseFloat(style('main .card').borderRadius),
      header: document.querySelector('header')?.getBoundingClientRect().height ?? 0,
      footer: style('footer').backgroundColor + style('footer').borderTopWidth,
    };
  });
}

test('each template has its own type, pictures, corners, header and footer', async ({ page }) => {
  const looks: Look[] = [];
  for (const template of TEMPLATES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/template${template}`);
    await expect(page.locator('html')).toHaveAttribute('data-template', `template${template}`);
    looks.push(await lookOf(page));
    await page.setViewportSize(PHONE);
    const bar = page.locator('.bottom-bar');
    await expect(bar).toHaveCount(template === 3 ? 1 : 0);
    if (template === 3) await expect(bar).toBeInViewport();
  }
  const [first, second, third] = looks;
  expect([first?.ratio, second?.ratio, third?.ratio]).toEqual([1, 0.8, 1]);
  expect(second?.display).toContain('Newsreader');
  expect([first?.display, third?.display]).not.toContain(second?.display);
  expect([first?.radius, second?.radius, third?.radius]).toEqual([16, 0, 28]);
  expect(new Set(looks.map(({ header }) => header)).size).toBe(3);
  expect(new Set(looks.map(({ footer }) => footer)).size).toBe(3);
});

test('a theme preview is shown only with its signed URL and on pages linked from there', async ({
  page,
  request,
}) => {
  const values = { template: 'template3', home_sections: ['brands'] };
  const token = await previewWith(await Operator.signedIn(request), values);
  const answer = await page.goto(`/?theme_preview=${token}&lang=ar`);
  expect(answer?.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  await expect(page.locator('html')).toHaveAttribute('data-template', 'template3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('.tiles-brands')).toBeVisible();
  await expect(page.locator('.tiles-categories')).toHaveCount(0);
  // The preview continues on linked pages.
  await page.locator('a[href="/stores"]:visible').first().click();
  await expect(page).toHaveURL(/\/stores\?theme_preview=/);
  await page.locator('main a[href^="/store/"]').first().click();
  await expect(page).toHaveURL(/\/store\/[^?]+\?theme_preview=/);
  await expect(page.locator('html')).toHaveAttribute('data-template', 'template3');
  // The shop itself has not changed.
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-template', 'template1');
  await expect(page.locator('.tiles-categories')).toBeVisible();
  await page.goto(`/?theme_preview=${token}x`);
  await expect(page.locator('html')).toHaveAttribute('data-template', 'template1');
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a theme preview and its language continue after links, searches and redirects', async ({
      page,
      request,
    }) => {
      const operator = await Operator.signedIn(request);
      const token = await previewWith(operator, { template: 'template3' });
      const isPreviewed = async (address: RegExp): Promise<void> => {
        await expect(page).toHaveURL(address);
        await expect(page).toHaveURL(/[?&]theme_preview=/);
        await expect(page.locator('html')).toHaveAttribute('data-template', 'template3');
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      };
      await page.goto(`/?theme_preview=${token}&lang=ar`);
      await page.locator('a[href="/stores"]:visible').first().click();
      await isPreviewed(/\/stores\?/);
      await page.locator('header input[name="q"]:visible').fill('lamp');
      await page.locator('header input[name="q"]:visible').press('Enter');
      await isPreviewed(/\/Shop\?(?:.*&)?q=lamp/);
      // Customers only: redirects to sign-in.
      await page.locator('header a[href="/WishList"]:visible').click();
      await isPreviewed(/\/login\?/);
    });
  });

for (const width of [768, 1024, 1280]) {
  test(`a section of the home page has whole rows of products, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const template of ['template1', 'template2', 'template3']) {
      await page.goto(`/${template}`);
      const sections = await page.locator('main ul.cards.cards-row').evaluateAll((lists) =>
        lists.map((list) => {
          const rows = new Map<number, number>();
          for (const item of list.children as Iterable<HTMLElement>)
            if (item.offsetParent) rows.set(item.offsetTop, (rows.get(item.offsetTop) ?? 0) + 1);
          return [...rows.values()];
        }),
      );
      expect(sections.length).toBeGreaterThan(3);
      for (const [first, ...others] of sections) expect(others).toEqual(others.map(() => first));
    }
  });
}

test('a slide’s text stays beside its image on tablets', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const template of ['template1', 'template3']) {
    await page.goto(`/${template}?lang=en`);
    const slide = page.locator('.slider-track .banner').first();
    const picture = await slide.locator('.banner-picture').boundingBox();
    // The image's first fifth is transparent.
    const end = (picture?.x ?? 0) + (picture?.width ?? 0) / 5;
    const texts = slide.locator('p');
    expect([picture !== null, await texts.count()]).toEqual([true, 2]);
    for (const text of await texts.all()) {
      const right = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      });
      expect(right).toBeLessThanOrEqual(end);
    }
  }
});

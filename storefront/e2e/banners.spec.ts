import { expect, type Page } from '@playwright/test';
import type { BannerKind, BannerPlace } from '@stoa/contracts';
import { test } from './hydrated-page';
import { Operator } from './operator';

const [PHONE, DESKTOP] = [
  { width: 390, height: 800 },
  { width: 1280, height: 900 },
];
const pages = { home: '/', shop: '/Shop', flash_sales: '/flash-sales' };
const screens = { home: '/', categories: '/Shop', flash_sales: '/flash-sales', cart: '/cart' };
/** The page of each place. */
const PATHS: { [K in BannerKind]: Record<BannerPlace<K>, string> } = {
  slider_images: pages,
  parallax_banners: pages,
  static_banners: {
    home_top: '/',
    home_middle: '/',
    home_bottom: '/',
    shop_side: '/Shop',
    product: '/product/paseo-city-runner',
    cart: '/cart',
    store: '/store/hearth-and-holt',
  },
  application_banners: screens,
  application_parallax_banners: screens,
  application_slider_images: screens,
};
const places = Object.entries(PATHS).flatMap(([kind, paths]) =>
  Object.entries(paths).map(([placement, path]) => ({
    kind,
    placement,
    path,
    title: `Here: ${kind} ${placement}`,
  })),
);

async function expectOnPage(page: Page, { kind, path, title }: (typeof places)[number]): Promise<void> {
  await page.setViewportSize(kind.startsWith('application') ? PHONE : DESKTOP);
  await page.goto(path);
  await expect(page.getByText(title).first(), title).toBeVisible();
}

test('every banner appears on the page where operators place it, and goes when they delete it', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const operator = await Operator.signedIn(request);
  const made: string[] = [];
  try {
    for (const { kind, placement, title } of places) {
      const { id } = await operator.call<{ id: number }>('POST', kind, { title, placement });
      made.push(`${kind}/${id}`);
    }
    for (const place of places) await expect(() => expectOnPage(page, place)).toPass({ timeout: 20_000 });
  } finally {
    for (const path of made) await operator.call('DELETE', path);
  }
  await page.goto('/cart');
  await expect(page.getByText('Here:')).toHaveCount(0);
});

import { Database } from '../../src/kernel/database';
import type { RawDriver, Scenario } from '../scenario';
import { rawCards } from './cards-of';

const PRODUCTS = 300;
const PAGE = `SELECT p.product_id, p.body, p.description FROM product_pages p JOIN slugs s ON s.record_id = p.product_id
  WHERE s.resource = 'products' AND s.slug = ? AND p.language = ?`;
const VARIANTS = 'SELECT id, sku, price, on_hand, reserved FROM variants WHERE product_id = ?';
const SLUGS = `SELECT slug FROM products ORDER BY id LIMIT ${PRODUCTS}`;

async function rawDetail(driver: RawDriver, slug: string): Promise<string> {
  const [page] = await driver.all<{ product_id: number; body: string; description: string }>(PAGE, [
    slug,
    'en',
  ]);
  if (!page) return '{"state":"fail"}';
  const variants = await driver.all(VARIANTS, [page.product_id]);
  const related = Array.from({ length: 8 }, (_, i) => page.product_id + i + 1);
  const rest = JSON.stringify({ description: page.description, variants });
  return `{"data":${page.body.slice(0, -1)},${rest.slice(1, -1)},"related":${await rawCards(driver, related)}}}`;
}

/** One product by its slug with variants, stock and related products; the baseline runs the same three statements. */
export const productDetail: Scenario = {
  name: 'product detail',
  isKept: true,
  requests: async (shop) => {
    const rows: { slug: string }[] = await shop.get(Database).em.query(SLUGS);
    return rows.map(({ slug }) => ({ path: `/backend/api/web/product/${slug}` }));
  },
  raw: async (driver) => ({
    requests: (await driver.all<{ slug: string }>(SLUGS, [])).map(({ slug }) => ({ path: `/${slug}` })),
    handle: (url) => rawDetail(driver, url.pathname.slice(1)),
  }),
};

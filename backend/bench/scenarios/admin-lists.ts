import type { INestApplicationContext } from '@nestjs/common';
import { Sessions } from '../../src/kernel/access';
import { Database } from '../../src/kernel/database';
import { ADMIN_EMAIL } from '../load-orders';
import type { BenchRequest, RawDriver, Scenario } from '../scenario';

const PER_PAGE = 25;

/** A page of an operators' list as the back office requests it. */
export async function listRequest(
  shop: INestApplicationContext,
  resource: string,
  sort: readonly [string, string],
  from = 0,
): Promise<BenchRequest> {
  const sql = 'SELECT id FROM admins WHERE email = ?';
  const [admin]: { id: number }[] = await shop.get(Database).em.query(sql, [ADMIN_EMAIL]);
  const { token } = await shop.get(Sessions).open('admin', admin?.id ?? 0);
  const query = `sort=${JSON.stringify(sort)}&range=[${from},${from + PER_PAGE - 1}]&filter={}`;
  return {
    path: `/backend/api/admin/${resource}?${encodeURI(query)}`,
    headers: { authorization: `Bearer ${token}` },
  };
}

const PRODUCTS =
  `SELECT p.id, p.vendor_id, p.type, p.status, p.name, p.slug, p.short_description, p.description, p.brand_id,
  p.manufacturer_id, p.primary_category_id, p.unit_id, p.tax_class_id, p.condition, p.min_qty, p.max_qty, p.warranty,
  p.return_days, p.seo_title, p.seo_description, p.is_featured, p.is_free, p.available_at, p.rating_sum, p.rating_count,
  p.sold_count, p.is_default, p.version, p.created_at, p.updated_at,
  (SELECT v.store_name FROM vendors v WHERE v.id = p.vendor_id) AS vendor_name,
  (SELECT m.sha256 FROM product_media pm JOIN media m ON m.id = pm.media_id WHERE pm.product_id = p.id AND pm.sort = 0)
    AS thumbnail FROM products p WHERE p.deleted_at IS NULL`.replace('p.condition', 'p.`condition`');
const marks = (rows: readonly unknown[]): string => rows.map(() => '?').join(', ');

async function rawProducts(driver: RawDriver): Promise<string> {
  const products = await driver.all<{ id: number }>(`${PRODUCTS} ORDER BY p.id DESC LIMIT ${PER_PAGE}`, []);
  const ids = products.map(({ id }) => id);
  const variants = await driver.all(
    `SELECT product_id, sku, price, on_hand, reserved, backorder, reorder_point FROM variants
      WHERE deleted_at IS NULL AND product_id IN (${marks(ids)})`,
    ids,
  );
  const pairs = await driver.all(
    `SELECT product_id, category_id FROM product_categories WHERE product_id IN (${marks(ids)})`,
    ids,
  );
  const [count] = await driver.all<{ total: number }>(
    'SELECT COUNT(*) AS total FROM products WHERE deleted_key = 0',
    [],
  );
  return JSON.stringify({ state: 'success', products, variants, pairs, total: count?.total });
}

const CUSTOMERS = `SELECT id, first_name, last_name, email, email_verified_at, phone, avatar_id, locale, currency,
  marketing_consent, is_guest, last_login_at, erasure_at, erased_at, is_default, status, created_at, updated_at
  FROM customers WHERE deleted_at IS NULL ORDER BY id DESC LIMIT ${PER_PAGE}`;

async function rawCustomers(driver: RawDriver): Promise<string> {
  const customers = await driver.all(CUSTOMERS, []);
  const [count] = await driver.all<{ total: number }>(
    'SELECT COUNT(*) AS total FROM customers WHERE deleted_key = 0',
    [],
  );
  return JSON.stringify({ state: 'success', customers, total: count?.total });
}

/** The operator's products; the baseline queries the same page with its variants, categories and count. */
export const adminProducts: Scenario = {
  name: 'admin product list',
  isKept: false,
  requests: async (shop) => [await listRequest(shop, 'products', ['id', 'DESC'])],
  raw: async (driver) => ({ requests: [{ path: '/' }], handle: () => rawProducts(driver) }),
};

/** The operator's customers; the baseline queries the same page and count. */
export const adminCustomers: Scenario = {
  name: 'admin customer list',
  isKept: false,
  requests: async (shop) => [await listRequest(shop, 'customers', ['id', 'DESC'])],
  raw: async (driver) => ({ requests: [{ path: '/' }], handle: () => rawCustomers(driver) }),
};

import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'addresses',
  'admins',
  'application_banners',
  'application_parallax_banners',
  'application_slider_images',
  'attribute_values',
  'attributes',
  'brands',
  'categories',
  'cities',
  'commissions',
  'contact_forms',
  'content_application_pages',
  'content_pages',
  'countries',
  'coupons',
  'currencies',
  'customers',
  'faqs',
  'flash_sales',
  'import_mappings',
  'languages',
  'ledger_accounts',
  'manufacturers',
  'media',
  'news_categories',
  'newses',
  'newsletters',
  'order_statuses',
  'parallax_banners',
  'payment_methods',
  'permissions',
  'product_questions',
  'redirects',
  'review_statuses',
  'reviews',
  'riders',
  'roles',
  'search_curations',
  'search_synonyms',
  'seo_pages',
  'shipping_methods',
  'slider_images',
  'states',
  'static_banners',
  'stock_feeds',
  'tabs',
  'tax_classes',
  'tax_rates',
  'units',
  'zones',
];

/** Versions of all records that forms edit, so that a change based on an outdated one is noticed. */
export class Versions1795700000115 implements MigrationInterface {
  name = 'Versions1795700000115';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What operators can switch off for good, besides products and coupons (0125). */
const TABLES = [
  'slider_images',
  'static_banners',
  'parallax_banners',
  'application_banners',
  'application_parallax_banners',
  'application_slider_images',
  'faqs',
  'seo_pages',
  'stock_feeds',
  'vendor_users',
];

/** Which banners, questions and answers, search engine pages, feeds and team members an operator has switched off. */
export class SuspendedRecordsOfVendors1796700000126 implements MigrationInterface {
  name = 'SuspendedRecordsOfVendors1796700000126';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN is_suspended boolean NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse())
      await runner.query(`ALTER TABLE ${table} DROP COLUMN is_suspended`);
  }
}

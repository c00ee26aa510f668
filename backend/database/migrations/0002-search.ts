import type { MigrationInterface, QueryRunner } from 'typeorm';

const SQLITE = `CREATE VIRTUAL TABLE product_search USING fts5(
  name, words, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`;

const MYSQL = `CREATE TABLE product_search (
  product_id INT NOT NULL PRIMARY KEY, name TEXT NOT NULL, words TEXT NOT NULL,
  FULLTEXT KEY FT_product_search (name, words)
) ENGINE = InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;

/** Full-text rows of products; each engine has its own kind, both are filled by the catalogue's `ProductSearch`. */
export class Search1795000000001 implements MigrationInterface {
  name = 'Search1795000000001';

  async up(runner: QueryRunner): Promise<void> {
    const isSqlite = runner.connection.options.type === 'better-sqlite3';
    await runner.query('DROP TABLE IF EXISTS product_search');
    await runner.query(isSqlite ? SQLITE : MYSQL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS product_search');
  }
}

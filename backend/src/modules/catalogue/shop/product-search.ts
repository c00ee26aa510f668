import { Injectable } from '@nestjs/common';
import { Database } from '../../../kernel/database';
import { fts5Expression, mysqlTerms, searchTerms } from './search-terms';

/** What of one product can be searched for: its names in all languages, and all other words about it. */
export interface SearchRow {
  product_id: number;
  name: string;
  words: string;
}

/** Matches that are ranked; of a term that fits more, the newest products are taken. */
export const MAX_CANDIDATES = 2000;

const FTS5 = `SELECT id FROM (SELECT rowid AS id, bm25(product_search, 8.0, 1.0) AS rank FROM product_search
  WHERE product_search MATCH ? ORDER BY rowid DESC LIMIT ${MAX_CANDIDATES}) ORDER BY rank, id DESC`;

/** Keeps and asks the full-text rows, by FTS5 on SQLite and FULLTEXT on MySQL and MariaDB. */
@Injectable()
export class ProductSearch {
  private readonly id: string;

  constructor(private readonly database: Database) {
    this.id = database.engine === 'sqlite' ? 'rowid' : 'product_id';
  }

  /** Replaces the rows of some products; in the caller's transaction. */
  async write(rows: readonly SearchRow[]): Promise<void> {
    await this.remove(rows.map((row) => row.product_id));
    if (rows.length === 0) return;
    const marks = rows.map(() => '(?, ?, ?)').join(', ');
    const values = rows.flatMap((row) => [row.product_id, row.name, row.words]);
    await this.database.em.query(
      `INSERT INTO product_search (${this.id}, name, words) VALUES ${marks}`,
      values,
    );
  }

  async remove(productIds: readonly number[]): Promise<void> {
    if (productIds.length === 0) return;
    const marks = productIds.map(() => '?').join(', ');
    await this.database.em.query(`DELETE FROM product_search WHERE ${this.id} IN (${marks})`, [
      ...productIds,
    ]);
  }

  /** Ids of the products that fit, the best first; null when the text holds no word at all. */
  async find(text: string): Promise<number[] | null> {
    const terms = searchTerms(text);
    if (terms.length === 0) return null;
    const rows: { id: number }[] =
      this.database.engine === 'sqlite'
        ? await this.database.em.query(FTS5, [fts5Expression(terms)])
        : await this.findOnMysql(terms);
    return rows.map((row) => row.id);
  }

  private async findOnMysql(terms: string[]): Promise<{ id: number }[]> {
    const { expression, short } = mysqlTerms(terms);
    if (!expression && short.length === 0) return [];
    const starts = "(CONCAT(' ', name) LIKE ? OR CONCAT(' ', words) LIKE ?)";
    const match = 'MATCH(name, words) AGAINST (? IN BOOLEAN MODE)';
    const conditions = [...(expression ? [match] : []), ...short.map(() => starts)];
    const likes = short.flatMap((term) => [`% ${term}%`, `% ${term}%`]);
    const order = expression ? `${match} DESC, product_id DESC` : 'product_id DESC';
    const sql = `SELECT product_id AS id FROM product_search WHERE ${conditions.join(' AND ')}
      ORDER BY ${order} LIMIT ${MAX_CANDIDATES}`;
    return this.database.em.query(sql, expression ? [expression, ...likes, expression] : likes);
  }
}

import type { INestApplicationContext } from '@nestjs/common';
import { Database } from '../../src/kernel/database';
import { THINGS } from '../load-catalogue';
import type { Scenario } from '../scenario';
import { rawCards } from './cards-of';

const SEARCHES = THINGS.slice(0, 8).flatMap((thing) =>
  ['oak', 'linen', 'brass'].map((made) => `${made} ${thing}`),
);

/**
 * The database engine's full-text index of product names: what a shop without an in-memory index would query.
 */
const BEFORE = {
  sqlite: [
    'CREATE VIRTUAL TABLE bench_names USING fts5(name)',
    'INSERT INTO bench_names (rowid, name) SELECT id, name FROM products',
  ],
  mysql: [
    'CREATE TABLE bench_names (id INT PRIMARY KEY, name VARCHAR(160) NOT NULL, FULLTEXT (name))',
    'INSERT INTO bench_names (id, name) SELECT id, name FROM products',
  ],
};
const FIND = {
  sqlite: 'SELECT rowid AS id FROM bench_names WHERE bench_names MATCH ? ORDER BY rank LIMIT 24',
  mysql: 'SELECT id FROM bench_names WHERE MATCH(name) AGAINST (? IN BOOLEAN MODE) LIMIT 24',
};
const EXPRESSION = {
  sqlite: (term: string): string => `"${term}"*`,
  mysql: (term: string): string => `+${term}*`,
};

async function makeIndex(shop: INestApplicationContext): Promise<void> {
  const database = shop.get(Database);
  await database.tx(async (em) => {
    for (const sql of BEFORE[database.engine]) await em.query(sql);
  });
}

/** A two-word search with facet counts; the baseline queries the engine's full-text index without counts. */
export const search: Scenario = {
  name: 'search with facet counts',
  isKept: true,
  requests: async (shop) => {
    await makeIndex(shop);
    return SEARCHES.map((text) => ({
      path: `/backend/api/web/shopFilterProducts?q=${encodeURIComponent(text)}`,
    }));
  },
  raw: async (driver) => ({
    requests: SEARCHES.map((text) => ({ path: `/?q=${encodeURIComponent(text)}` })),
    handle: async (url) => {
      const text = (url.searchParams.get('q') ?? '').split(' ');
      const expression = text.map(EXPRESSION[driver.engine]).join(' ');
      const rows = await driver.all<{ id: number }>(FIND[driver.engine], [expression]);
      return rawCards(
        driver,
        rows.map((row) => row.id),
      );
    },
  }),
};

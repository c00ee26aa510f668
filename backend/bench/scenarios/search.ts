import { THINGS } from '../load-catalogue';
import type { Scenario } from '../scenario';
import { rawCards } from './cards-of';

const WORDS = THINGS.slice(0, 8).flatMap((thing) =>
  ['oak', 'linen', 'brass'].map((made) => `${made} ${thing}`),
);

/** A search of two words with facet counts; the baseline asks the same full-text index and counts nothing. */
export const search: Scenario = {
  name: 'search with facet counts',
  isKept: true,
  requests: async () =>
    WORDS.map((words) => ({ path: `/backend/api/web/shopFilterProducts?q=${encodeURIComponent(words)}` })),
  raw: async (driver) => ({
    requests: WORDS.map((words) => ({ path: `/?q=${encodeURIComponent(words)}` })),
    handle: async (url) => {
      const words = (url.searchParams.get('q') ?? '').split(' ');
      const sql =
        driver.engine === 'sqlite'
          ? 'SELECT rowid AS id FROM product_search WHERE product_search MATCH ? ORDER BY rank LIMIT 24'
          : 'SELECT product_id AS id FROM product_search WHERE MATCH(name, words) AGAINST (? IN BOOLEAN MODE) LIMIT 24';
      const expression = words
        .map((word) => (driver.engine === 'sqlite' ? `"${word}"*` : `+${word}*`))
        .join(' ');
      const rows = await driver.all<{ id: number }>(sql, [expression]);
      return rawCards(
        driver,
        rows.map((row) => row.id),
      );
    },
  }),
};

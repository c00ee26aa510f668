import { Database, insertMany } from '../../src/kernel/database';
import { SearchText } from '../../src/modules/search/full-text/search-text.entity';
import {
  allWords,
  type StoredWords,
  wordsOf,
  wordsSince,
} from '../../src/modules/search/full-text/text-rows';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

const COUNT = 2_500;
/** Products whose words are written at one moment: more than one batch has. */
const AT_ONCE = 1_200;

async function idsOf(batches: AsyncIterable<StoredWords[]>): Promise<number[]> {
  const ids: number[] = [];
  for await (const rows of batches) ids.push(...rows.map(({ product_id }) => Number(product_id)));
  return ids;
}

describe('stored search words', () => {
  let shop: Shop;
  let database: Database;
  beforeAll(async () => {
    shop = await startShop();
    database = shop.app.get(Database);
    // The last products are the first to have changed.
    const rows = Array.from({ length: COUNT }, (_, i) => ({
      product_id: i + 1,
      name: 'lamp',
      words: 'of oak',
      changed_ms: 1_000 - Math.floor(i / AT_ONCE),
    }));
    await database.tx((em) => insertMany(em, SearchText, rows));
  });
  afterAll(() => shop.close());

  it('are all read in the order of the products', async () => {
    const expected = Array.from({ length: COUNT }, (_, i) => i + 1);
    expect(await idsOf(allWords(database.em))).toEqual(expected);
  });

  it('are read once each since a moment, in the order of their changes', async () => {
    const since = await idsOf(wordsSince(database.em, 999));
    const expected = Array.from({ length: AT_ONCE * 2 }, (_, i) => ((i + AT_ONCE) % (AT_ONCE * 2)) + 1);
    expect(since).toEqual(expected);
    expect(await idsOf(wordsSince(database.em, 1_001))).toEqual([]);
  });

  it('are read of single products', async () => {
    const rows = await wordsOf(database.em, [7, COUNT, COUNT + 1]);
    expect(rows.map(({ product_id }) => Number(product_id)).toSorted((a, b) => a - b)).toEqual([7, COUNT]);
  });
});

import { ShopTable, type ShopRow } from './index/shop-table';
import { KeptCards } from './kept-cards';

const row: ShopRow = {
  ...{ product_id: 7, is_live: true, vendor_id: 1, brand_id: null, price: 100, rating: 0, sold_count: 0 },
  ...{ stock_status: 0, is_featured: false, available_ms: 0, created_ms: 0, categories: [], variants: [] },
};

function tableOf(): ShopTable {
  const table = new ShopTable(1);
  table.take([row]);
  return table;
}

/** What is kept of product 7, after whatever the caller did. */
function bodyIn(cards: KeptCards, table: ShopTable, language = 'en'): string | undefined {
  const found = new Map<number, string>();
  const missing = cards.take(table, [7], language, found);
  expect(missing).toEqual(found.size > 0 ? [] : [7]);
  return found.get(7);
}

describe('kept cards', () => {
  const read = new Map([[7, '{"id":7}']]);

  it('are found again in their language until the index takes in a change', () => {
    const [cards, table] = [new KeptCards(), tableOf()];
    expect(bodyIn(cards, table)).toBeUndefined();
    cards.reading(table, [7], 'en')(read);
    expect(bodyIn(cards, table)).toBe('{"id":7}');
    expect(bodyIn(cards, table, 'ar')).toBeUndefined();
    table.take([row]);
    expect(bodyIn(cards, table)).toBeUndefined();
  });

  it('are not kept when a change arrives while they are read', () => {
    const [cards, table] = [new KeptCards(), tableOf()];
    expect(bodyIn(cards, table)).toBeUndefined();
    const keep = cards.reading(table, [7], 'en');
    table.take([row]);
    keep(read);
    expect(bodyIn(cards, table)).toBeUndefined();
  });

  it('go with the table that they belong to', () => {
    const [cards, table] = [new KeptCards(), tableOf()];
    expect(bodyIn(cards, table)).toBeUndefined();
    cards.reading(table, [7], 'en')(read);
    expect(bodyIn(cards, tableOf())).toBeUndefined();
  });
});

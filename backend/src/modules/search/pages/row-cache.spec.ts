import { shopRow } from '../../../../test/support/shop-row';
import { ShopTable } from '../product-index/shop-table';
import { RowCache } from './row-cache';

const row = shopRow({ product_id: 7, price: 100 });

function tableOf(): ShopTable {
  const table = new ShopTable(1);
  table.upsert([row, { ...row, product_id: 8 }]);
  return table;
}

const rowsOf = () => new RowCache<string>(10, () => 1);

describe('RowCache', () => {
  it('returns a row by its key until its product changes in the index', () => {
    const [rows, table] = [rowsOf(), tableOf()];
    expect(rows.get(table, 'en:7')).toBeUndefined();
    rows.reading(table)('en:7', 7, 'seven');
    rows.reading(table)('en:8', 8, 'eight');
    expect(rows.get(table, 'en:7')).toBe('seven');
    expect(rows.get(table, 'ar:7')).toBeUndefined();
    table.upsert([row]);
    expect(rows.get(table, 'en:7')).toBeUndefined();
    expect(rows.get(table, 'en:8')).toBe('eight');
  });

  it('does not keep a row that changes while it is read, or of a product unknown to the index', () => {
    const [rows, table] = [rowsOf(), tableOf()];
    const keep = rows.reading(table);
    table.upsert([row]);
    keep('en:7', 7, 'seven');
    rows.reading(table)('en:9', 9, 'nine');
    expect(rows.get(table, 'en:7')).toBeUndefined();
    expect(rows.get(table, 'en:9')).toBeUndefined();
  });

  it('drops all rows when the table is replaced, and evicts the oldest when it is full', () => {
    const [rows, table] = [rowsOf(), tableOf()];
    const keep = rows.reading(table);
    for (let key = 0; key <= 10; key++) keep(`${key}`, 7, 'seven');
    expect(rows.get(table, '0')).toBeUndefined();
    expect(rows.get(table, '10')).toBe('seven');
    expect(rows.get(tableOf(), '10')).toBeUndefined();
    keep('1', 7, 'seven');
    expect(rows.get(table, '1')).toBeUndefined();
  });
});

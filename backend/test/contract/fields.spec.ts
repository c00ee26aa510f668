import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Database } from '../../src/kernel/database';
import { definedResources } from '../../src/kernel/resource';
import type { Shop } from '../support/shop';
import { startShop } from '../support/shop';

/** Resource (or table, where a record has several) → the fields that the contract requires; `*` marks translated ones. */
const wanted = JSON.parse(readFileSync(join(__dirname, 'specification', 'fields.json'), 'utf8')) as Record<
  string,
  string[]
>;

describe('the fields specified by the domain', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.close());

  /** What a resource declares, and every column of its table. */
  const fieldsOf = (name: string): Set<string> => {
    const definition = definedResources().find(({ path }) => path === name);
    const metadata = shop.app
      .get(Database)
      .em.connection.entityMetadatas.find(({ target, tableName }) =>
        definition ? target === definition.entity : tableName === name,
      );
    const columns = metadata?.columns.map((column) => column.propertyName) ?? [];
    const declared = definition?.fields ?? [];
    const marks = declared.filter((field) => field.translated).map((field) => `${field.name}*`);
    return new Set([...columns, ...declared.map((field) => field.name), ...marks]);
  };

  it.each(Object.entries(wanted))('all exist in %s', (name, fields) => {
    const names = fieldsOf(name);
    expect(fields.filter((field) => !names.has(field))).toEqual([]);
  });

  it('cover every resource that is part of the specification', () => {
    // Resources of the product beyond the specification and the domain's table.
    const own = [
      'disputes',
      'historical_orders',
      'imports',
      'invoices',
      'ledger_accounts',
      'ledger_adjustments',
      'ledger_entries',
      'ledger_periods',
      'mailbox',
      'news_comments',
      'payments',
      'product_questions',
      'refunds',
      'returns',
      'rider_cash_handovers',
      'settlement_lines',
      'settlements',
      'shop_migrations',
      'rider_shipping',
      'wallet_transactions',
      'search_curations',
      'search_queries',
      'search_synonyms',
    ];
    const paths = definedResources().map(({ path }) => path);
    expect(paths.filter((path) => !(path in wanted) && !own.includes(path))).toEqual([]);
  });
});

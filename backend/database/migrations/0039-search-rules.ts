import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { Table, TableColumn } from 'typeorm';

const record: TableColumnOptions[] = [
  { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
  { name: 'created_at', type: 'datetime', precision: 3 },
  { name: 'updated_at', type: 'datetime', precision: 3 },
];
const status = { name: 'status', type: 'varchar', length: '32', default: "'active'" };
const language = { name: 'language', type: 'varchar', length: '32' };

/** Operators keep synonyms and what stands first in searches, and see what was searched for; products know if they are on sale. */
export class SearchRules1795380000039 implements MigrationInterface {
  name = 'SearchRules1795380000039';

  async up(runner: QueryRunner): Promise<void> {
    const now = new Date().toISOString().slice(0, 23).replace('T', ' ');
    const known: { terms: string }[] = await runner.query('SELECT terms FROM search_synonyms ORDER BY id');
    await runner.dropTable('search_synonyms');
    await runner.createTable(synonyms);
    for (const { terms } of known)
      await runner.query('INSERT INTO search_synonyms (terms, created_at, updated_at) VALUES (?, ?, ?)', [
        ...[terms, now, now],
      ]);
    for (const table of [curations, curationProducts, queries]) await runner.createTable(table);
    const onSale = { name: 'is_on_sale', type: 'boolean', default: '0' };
    await runner.addColumn('shop_entries', new TableColumn(onSale));
    // Which products are on sale is found by the work that writes all read models anew.
    await runner.query(
      `INSERT INTO outbox_jobs (name, payload, state, attempts, run_at, created_at)
        SELECT 'catalogue.renew-cards', '{"resource":"languages","id":0,"after":0}', 'waiting', 0, '${now}', '${now}'
        FROM products LIMIT 1`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('shop_entries', 'is_on_sale');
    for (const { name } of [queries, curationProducts, curations]) await runner.dropTable(name);
    for (const name of ['created_at', 'updated_at', 'type', 'language', 'status'])
      await runner.dropColumn('search_synonyms', name);
  }
}

const synonyms = new Table({
  name: 'search_synonyms',
  columns: [
    ...record,
    { name: 'terms', type: 'varchar', length: '500' },
    { name: 'type', type: 'varchar', length: '32', default: "'two_way'" },
    { ...language, isNullable: true },
    status,
  ],
});

const curations = new Table({
  name: 'search_curations',
  columns: [
    ...record,
    { name: 'query', type: 'varchar', length: '100' },
    { ...language, isNullable: true },
    { name: 'starts_at', type: 'datetime', precision: 3, isNullable: true },
    { name: 'ends_at', type: 'datetime', precision: 3, isNullable: true },
    status,
  ],
});

const reference = (column: string, target: string) => ({
  name: `FK_search_curation_products__${column}`,
  columnNames: [column],
  referencedTableName: target,
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const curationProducts = new Table({
  name: 'search_curation_products',
  columns: [
    { name: 'search_curation_id', type: 'integer', isPrimary: true },
    { name: 'product_id', type: 'integer', isPrimary: true },
    { name: 'position', type: 'integer' },
  ],
  indices: [{ name: 'IX_search_curation_products__product_id', columnNames: ['product_id'] }],
  foreignKeys: [reference('search_curation_id', 'search_curations'), reference('product_id', 'products')],
});

const queries = new Table({
  name: 'search_queries',
  columns: [
    ...record,
    { name: 'query', type: 'varchar', length: '100' },
    language,
    { name: 'searches', type: 'integer' },
    { name: 'results', type: 'integer' },
    { name: 'outcome', type: 'varchar', length: '32' },
    { name: 'last_searched_at', type: 'datetime', precision: 3 },
  ],
  indices: [
    { name: 'IX_search_queries__language_query', columnNames: ['language', 'query'], isUnique: true },
    { name: 'IX_search_queries__outcome_searches', columnNames: ['outcome', 'searches'] },
    { name: 'IX_search_queries__last_searched_at', columnNames: ['last_searched_at'] },
  ],
});

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';
import { Search1795000000001 } from './0002-search';

/**
 * Searches are answered from an index in memory, equal on all engines, so the engines' own full-text tables go. The work
 * that writes all read models anew fills the new one, and the languages that an earlier seed left out of the cards.
 */
export class SearchTexts1795340000022 implements MigrationInterface {
  name = 'SearchTexts1795340000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS product_search');
    await runner.createTable(
      new Table({
        name: 'search_texts',
        columns: [
          { name: 'product_id', type: 'integer', isPrimary: true },
          { name: 'name', type: 'text' },
          { name: 'words', type: 'text' },
          { name: 'changed_ms', type: 'bigint' },
        ],
        indices: [{ name: 'IX_search_texts__changed_ms', columnNames: ['changed_ms'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'search_synonyms',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'terms', type: 'varchar', length: '500' },
        ],
      }),
    );
    const now = new Date().toISOString().slice(0, 23).replace('T', ' ');
    await runner.query(
      `INSERT INTO outbox_jobs (name, payload, state, attempts, run_at, created_at)
        SELECT 'catalogue.renew-cards', '{"resource":"languages","id":0,"after":0}', 'waiting', 0, '${now}', '${now}'
        FROM products LIMIT 1`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('search_synonyms', true);
    await runner.dropTable('search_texts', true);
    await new Search1795000000001().up(runner);
  }
}

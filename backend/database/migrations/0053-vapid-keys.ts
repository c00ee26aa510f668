import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table, TableIndex } from 'typeorm';

const BY_SESSION = new TableIndex({ name: 'IX_push_tokens__session_id', columnNames: ['session_id'] });

/** The shop's key pair for web push, and devices found by their session. */
export class VapidKeys1795470000053 implements MigrationInterface {
  name = 'VapidKeys1795470000053';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'vapid_keys',
        columns: [
          {
            name: 'id',
            type: 'integer',
            isPrimary: true,
            isGenerated: true,
            generationStrategy: 'increment',
          },
          { name: 'created_at', type: 'datetime', precision: 3 },
          { name: 'updated_at', type: 'datetime', precision: 3 },
          { name: 'public_key', type: 'varchar', length: '100' },
          { name: 'private_key', type: 'varchar', length: '255' },
        ],
      }),
    );
    await runner.createIndex('push_tokens', BY_SESSION);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('push_tokens', BY_SESSION);
    await runner.dropTable('vapid_keys');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

export class WriteProbes1795330000000 implements MigrationInterface {
  name = 'WriteProbes1795330000000';
  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      { name: 'id', type: 'integer', isPrimary: true },
      { name: 'probed_at', type: 'datetime', precision: 3 },
    ];
    await runner.createTable(new Table({ name: 'write_probes', columns }));
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('write_probes');
  }
}

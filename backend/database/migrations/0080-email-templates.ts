import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from 'typeorm';

/** Texts of e-mails that operators have changed. */
export class EmailTemplates1795500000080 implements MigrationInterface {
  name = 'EmailTemplates1795500000080';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'email_templates',
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
          { name: 'name', type: 'varchar', length: '64' },
          { name: 'language', type: 'varchar', length: '8' },
          { name: 'version', type: 'integer' },
          { name: 'subject', type: 'varchar', length: '200', isNullable: true },
          { name: 'heading', type: 'varchar', length: '200', isNullable: true },
          { name: 'body', type: 'text', isNullable: true },
          { name: 'button', type: 'varchar', length: '80', isNullable: true },
          { name: 'default_hash', type: 'varchar', length: '64', isNullable: true },
        ],
        indices: [
          {
            name: 'IX_email_templates__name_language',
            columnNames: ['name', 'language'],
            isUnique: true,
          },
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('email_templates', true);
  }
}

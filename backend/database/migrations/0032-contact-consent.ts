import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

/** When the writer of a message to the shop agreed to the privacy policy. */
export class ContactConsent1795370000032 implements MigrationInterface {
  name = 'ContactConsent1795370000032';

  async up(runner: QueryRunner): Promise<void> {
    const column = { name: 'consent_at', type: 'datetime', precision: 3, isNullable: true };
    await runner.addColumn('contact_forms', new TableColumn(column));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('contact_forms', 'consent_at');
  }
}

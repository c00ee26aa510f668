import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableColumn } from 'typeorm';

export class RoleDefault1795301541713 implements MigrationInterface {
  name = 'RoleDefault1795301541713';
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('roles', new TableColumn({ name: 'is_default', type: 'boolean', default: '0' }));
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('roles', 'is_default');
  }
}

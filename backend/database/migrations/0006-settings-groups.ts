import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The shop's address belongs to the store settings, beside its opening hours. */
export class SettingsGroups1795000600000 implements MigrationInterface {
  name = 'SettingsGroups1795000600000';

  async up(runner: QueryRunner): Promise<void> {
    await this.move(runner, 'general', 'store');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.move(runner, 'store', 'general');
  }

  private async move(runner: QueryRunner, from: string, to: string): Promise<void> {
    const { driver } = runner.connection;
    const [group, key] = [driver.escape('group'), driver.escape('key')];
    await runner.query(
      `UPDATE settings SET ${group} = '${to}' WHERE ${group} = '${from}' AND ${key} = 'address'`,
    );
  }
}

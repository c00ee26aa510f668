import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attributes without predefined values can neither filter nor distinguish variants. */
export class FlagsOfTextAttributes1795700000114 implements MigrationInterface {
  name = 'FlagsOfTextAttributes1795700000114';

  async up(runner: QueryRunner): Promise<void> {
    for (const flag of ['is_filterable', 'is_variant_axis'])
      await runner.query(
        `UPDATE attributes SET ${flag} = ? WHERE type IN ('text', 'number', 'bool', 'date')`,
        [0],
      );
  }

  /** The flags had no effect, so there is nothing to restore. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

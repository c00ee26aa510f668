import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { fieldsOfColumns } from './reading/detect-kind';
import { ShopMigration, ShopMigrationFile } from './shop-migration.entity';
import { shopMigrationProcess } from './shop-migration.process';
import type { MigrationFileInput } from './shop-migrations.inputs';

/** Sets what a file of a migration contains and how it is read; a dry run before is outdated then. */
@Injectable()
export class SetMigrationFile {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws Failure 404; 409 once the migration has started */
  async execute(id: number, input: MigrationFileInput): Promise<ShopMigration> {
    return this.database.tx(async (em) => {
      const file = await em.findOne(ShopMigrationFile, { where: { id } });
      const row = file && (await em.findOne(ShopMigration, { where: { id: file.migration_id } }));
      if (!row) throw Failure.notFound('file');
      const updated_at = this.clock.now();
      if (row.state === 'checked')
        await shopMigrationProcess.move(em, ShopMigration, row, 'uploaded', 'person', { updated_at });
      else if (row.state !== 'uploaded')
        throw Failure.conflict(
          'already_begun',
          'This migration has started; its files can no longer be changed.',
        );
      const { kind = file.kind } = input;
      const names = file.columns.map(({ name }) => name);
      const fields = kind ? fieldsOfColumns(names, kind) : names.map(() => null);
      const columns = file.columns.map((column, place) => ({ ...column, field: fields[place] ?? null }));
      await em.update(ShopMigrationFile, { id }, { ...input, kind, columns, updated_at });
      return em.findOneOrFail(ShopMigration, { where: { id: row.id } });
    });
  }
}

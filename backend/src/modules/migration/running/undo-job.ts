import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock';
import { Database, savepoint } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { defineJob, Processes } from '../../../kernel/queue';
import { MigrationKinds } from '../kinds/migration-kinds';
import {
  MigratedRecord,
  ShopMigrationEffect,
  ShopMigrationIssue,
  WaitingRecord,
} from '../migrated-records.entity';
import { ShopMigration } from '../shop-migration.entity';
import { shopMigrationProcess } from '../shop-migration.process';
import { hashOf } from './compare-values';
import type { MigrationTask } from './migration-job';

export const UNDO_MIGRATION = defineJob<MigrationTask>('migration.undo');

const BATCH_SIZE = 50;

/** Takes back what a migration created and changed, newest first, unless it was edited or is used since. */
@Injectable()
export class UndoMigrationJob {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly kinds: MigrationKinds,
  ) {}

  @Processes(UNDO_MIGRATION)
  async run({ migration_id }: MigrationTask): Promise<void> {
    const row = await this.database.em.findOne(ShopMigration, { where: { id: migration_id } });
    if (row?.state !== 'undoing') return;
    await this.database.tx((em) => em.delete(WaitingRecord, { migration_id }));
    while (await this.some(migration_id)) await new Promise((resolve) => setImmediate(resolve));
    const finished_at = this.clock.now();
    await this.database.tx((em) =>
      shopMigrationProcess.move(em, ShopMigration, row, 'undone', 'job', {
        finished_at,
        updated_at: finished_at,
      }),
    );
  }

  /** Reverts the newest effects and deletes them in the same transaction; false when there are none. */
  private async some(migration_id: number): Promise<boolean> {
    return this.database.tx(async (em) => {
      const where = { migration_id };
      const effects = await em.find(ShopMigrationEffect, { where, order: { id: 'DESC' }, take: BATCH_SIZE });
      for (const effect of effects) {
        await this.revert(effect);
        await em.delete(ShopMigrationEffect, { id: effect.id });
      }
      return effects.length > 0;
    });
  }

  private async revert({ migrated_id, before, migration_id }: ShopMigrationEffect): Promise<void> {
    const { em } = this.database;
    const migrated = await em.findOne(MigratedRecord, { where: { id: migrated_id } });
    if (!migrated) return;
    const kind = this.kinds.named(migrated.kind);
    const { record_id } = migrated;
    const current = await kind.current(record_id);
    const isUntouched = current === null || hashOf(current) === migrated.fingerprint;
    if (!isUntouched) return this.keep(migrated, migration_id);
    if (before === null) {
      if (current && !(await this.isRemoved(() => kind.remove(record_id))))
        return this.keep(migrated, migration_id);
      await em.delete(MigratedRecord, { id: migrated_id });
    } else if (current) {
      await kind.update(record_id, before);
      const fingerprint = hashOf(await kind.current(record_id));
      await em.update(MigratedRecord, { id: migrated_id }, { fingerprint, source_hash: hashOf(before) });
    }
  }

  /** False where the record is in use by now. */
  private isRemoved(remove: () => Promise<void>): Promise<boolean> {
    const removeIt = async (): Promise<boolean> => {
      await remove();
      return true;
    };
    return savepoint(this.database.em, removeIt, (error) => (error instanceof Failure ? false : null));
  }

  private async keep(
    { file_id, line, kind, record_id }: MigratedRecord,
    migration_id: number,
  ): Promise<void> {
    const { em } = this.database;
    const message = 'was edited or is used here since, and stays';
    const record = `${kind} ${record_id}`;
    const row = {
      migration_id,
      file_id,
      line,
      kind: 'kept' as const,
      record,
      column: '',
      value: '',
      message,
    };
    await em.insert(ShopMigrationIssue, row);
    await em.increment(ShopMigration, { id: migration_id }, 'issues', 1);
  }
}

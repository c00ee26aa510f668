import { Injectable } from '@nestjs/common';
import type { ShopMigrationState } from '@stoa/contracts';
import { In, LessThan, Not } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { defineJob, Every } from '../../kernel/queue';
import { Storage } from '../../kernel/storage';
import { Settings } from '../settings';
import { ShopMigration, ShopMigrationFile } from './shop-migration.entity';

const DISCARD = defineJob<object>('migration.discard-files');
const DAY = 24 * 60 * 60 * 1000;

/** In these states the files are never read again. */
const OVER: readonly ShopMigrationState[] = ['finished', 'undone'];
/** In these states a migration can still be started or resumed, so its files are kept for `import_days`. */
const OPEN: readonly ShopMigrationState[] = ['uploaded', 'checked', 'stopped', 'failed'];

/** Deletes the files of completed and abandoned migrations, once a day: they are full of personal data. */
@Injectable()
export class DiscardMigrationFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  @Every(DISCARD, DAY)
  async execute(): Promise<void> {
    const { import_days } = await this.settings.get('store');
    const abandoned = LessThan(new Date(this.clock.now().getTime() - import_days * DAY));
    const where = [{ state: In([...OVER]) }, { state: In([...OPEN]), updated_at: abandoned }];
    const rows = await this.database.em.find(ShopMigration, { where, select: { id: true } });
    const migration_id = In(rows.map(({ id }) => id));
    const files = await this.database.em.find(ShopMigrationFile, {
      where: { migration_id, storage_key: Not('') },
    });
    for (const { id, storage_key } of files) {
      await this.storage.delete(storage_key);
      await this.database.tx((em) => em.update(ShopMigrationFile, { id }, { storage_key: '' }));
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { ImportState } from '@stoa/contracts';
import { In, LessThan, Not } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { defineJob, Every } from '../../kernel/queue';
import { Storage } from '../../kernel/storage';
import { Settings } from '../settings';
import { Import } from './import.entity';

const DISCARD = defineJob<object>('transfer.discard-files');
const DAY = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 100;

/** In these states the file of an import is never read again. */
const OVER: readonly ImportState[] = ['finished', 'undone'];
/** In these states an import can still be started or resumed, so its file is retained for `import_days`. */
const WAITING: readonly ImportState[] = ['uploaded', 'checked', 'waiting', 'stopped', 'failed'];

/** Deletes the files of completed and abandoned imports, once a day. */
@Injectable()
export class DiscardFiles {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  @Every(DISCARD, DAY)
  async execute(): Promise<void> {
    const since = this.clock.now().getTime();
    const { import_days } = await this.settings.get('store');
    const abandoned = LessThan(new Date(since - import_days * DAY));
    const kept = { storage_key: Not('') };
    const where = [
      { ...kept, state: In([...OVER]) },
      { ...kept, state: In([...WAITING]), updated_at: abandoned },
    ];
    for (;;) {
      const rows = await this.database.em.find(Import, { where, order: { id: 'ASC' }, take: BATCH_SIZE });
      for (const { id, storage_key } of rows) {
        await this.storage.delete(storage_key);
        await this.database.tx((em) => em.update(Import, { id }, { storage_key: '' }));
      }
      if (rows.length < BATCH_SIZE) break;
    }
  }
}

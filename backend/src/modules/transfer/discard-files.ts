import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ImportState } from '@stoa/contracts';
import { In, LessThan, Not } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { defineJob, JobQueue, Works } from '../../kernel/queue';
import { Storage } from '../../kernel/storage';
import { Settings } from '../settings';
import { Import } from './import.entity';

const DISCARD = defineJob<object>('transfer.discard-files');
const DAY = 24 * 60 * 60 * 1000;
const AT_ONCE = 100;

/** An import at its end never reads its file again. */
const OVER: readonly ImportState[] = ['finished', 'undone'];
/** One that somebody may still start or go on with keeps its file for some days. */
const WAITING: readonly ImportState[] = ['uploaded', 'checked', 'stopped', 'failed'];

/** Throws the files of imports away, once a day: those that are over, and those that nobody has come back to. */
@Injectable()
export class DiscardFiles implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly queue: JobQueue,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  /** Begins the chain of days anew wherever it may have broken. */
  async onApplicationBootstrap(): Promise<void> {
    await this.order(this.clock.now());
  }

  @Works(DISCARD)
  async run(): Promise<void> {
    const since = this.clock.now().getTime();
    const { import_days } = await this.settings.of('store');
    const abandoned = LessThan(new Date(since - import_days * DAY));
    const kept = { storage_key: Not('') };
    const where = [
      { ...kept, state: In([...OVER]) },
      { ...kept, state: In([...WAITING]), updated_at: abandoned },
    ];
    for (;;) {
      const rows = await this.database.em.find(Import, { where, order: { id: 'ASC' }, take: AT_ONCE });
      for (const { id, storage_key } of rows) {
        await this.storage.delete(storage_key);
        await this.database.tx((em) => em.update(Import, { id }, { storage_key: '' }));
      }
      if (rows.length < AT_ONCE) break;
    }
    // A day after the beginning, not the end, of this run: the days don't drift when a run takes long.
    await this.order(new Date(since + DAY));
  }

  /** One job a day, however many processes ask for it. */
  private order(moment: Date): Promise<void> {
    const delay = moment.getTime() - this.clock.now().getTime();
    return this.queue.enqueue(DISCARD, {}, { delay, key: moment.toISOString().slice(0, 10) });
  }
}

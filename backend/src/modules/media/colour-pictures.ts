import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Database } from '../../kernel/database';
import { defineJob, JobQueue, Processes } from '../../kernel/queue';
import { Changes } from '../../kernel/resource';
import { blurhash, Pictures as Masters } from '../../kernel/storage';
import { Media } from './media.entity';

/** `after` is the last id processed. */
const COLOUR = defineJob<{ after: number }>('media.colour');
const BATCH_SIZE = 25;

/** Backfills the blurhash of pictures that an earlier release stored without one. */
@Injectable()
export class ColourPictures implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly masters: Masters,
    private readonly changes: Changes,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.database.em.existsBy(Media, { blurhash: IsNull() }))
      await this.queue.enqueue(COLOUR, { after: 0 }, { key: 'all' });
  }

  @Processes(COLOUR)
  async some({ after }: { after: number }): Promise<void> {
    const where = { blurhash: IsNull(), id: MoreThan(after) };
    const rows = await this.database.em.find(Media, { where, order: { id: 'ASC' }, take: BATCH_SIZE });
    for (const { id, sha256 } of rows) {
      const master = await this.masters.readOriginal(sha256);
      const hash = master ? await blurhash(master).catch(() => '') : '';
      await this.database.tx(async (em) => {
        await em.update(Media, { id }, { blurhash: hash });
        await this.changes.publish({ resource: 'media', id, action: 'update', actor: null });
      });
    }
    const last = rows.at(-1);
    if (last && rows.length === BATCH_SIZE) await this.queue.enqueue(COLOUR, { after: last.id });
  }
}

import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan } from 'typeorm';
import { Database } from '../../kernel/database';
import { defineJob, JobQueue, Works } from '../../kernel/queue';
import { Changes } from '../../kernel/resource';
import { blurhash, Pictures as Masters } from '../../kernel/storage';
import { Media } from './media.entity';

/** `after` is the last id that is done. */
const COLOUR = defineJob<{ after: number }>('media.colour');
const AT_ONCE = 25;

/** Gives pictures the colours that are painted while they load, where an earlier release has not. */
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

  @Works(COLOUR)
  async some({ after }: { after: number }): Promise<void> {
    const where = { blurhash: IsNull(), id: MoreThan(after) };
    const rows = await this.database.em.find(Media, { where, order: { id: 'ASC' }, take: AT_ONCE });
    for (const { id, sha256 } of rows) {
      const master = await this.masters.master(sha256);
      const found = master ? await blurhash(master).catch(() => '') : '';
      await this.database.tx(async (em) => {
        await em.update(Media, { id }, { blurhash: found });
        await this.changes.tell({ resource: 'media', id, action: 'update', actor: null });
      });
    }
    const last = rows.at(-1);
    if (last && rows.length === AT_ONCE) await this.queue.enqueue(COLOUR, { after: last.id });
  }
}

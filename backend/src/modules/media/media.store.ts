import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { defineJob, JobQueue, Processes } from '../../kernel/queue';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { Pictures as Masters } from '../../kernel/storage';
import { msg } from '../../kernel/translation';
import { checkedFolder } from './folders';
import { Media } from './media.entity';
import { PictureUsage, usesText } from './picture-usage';

const DISCARD = defineJob<{ sha256: string }>('media.discard');

/** Stores library entries: normalises folders and refuses to delete pictures in use. */
@Injectable()
export class MediaStore extends ResourceStore<Media> {
  constructor(
    tools: StoreTools,
    private readonly usage: PictureUsage,
    private readonly queue: JobQueue,
    private readonly masters: Masters,
  ) {
    super(tools);
  }

  /** @throws Failure 409 `in_use` with the records that use the picture */
  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async () => {
      const { sha256 } = await this.find(id, bounds);
      const used_by = await this.usage.list(id);
      if (used_by.length)
        throw Failure.conflict('in_use', msg`This picture is still used by ${usesText(used_by)}.`, {
          used_by,
        });
      await super.remove(id, bounds, actor);
      await this.queue.enqueue(DISCARD, { sha256 });
    });
  }

  /** Deletes the bytes once no entry references them. */
  @Processes(DISCARD)
  async discard({ sha256 }: { sha256: string }): Promise<void> {
    if (!(await this.tools.database.em.exists(Media, { where: { sha256 } })))
      await this.masters.discard(sha256);
  }

  protected override columns(input: Values): Values {
    const tidy = typeof input.folder === 'string' ? { folder: checkedFolder(input.folder) } : {};
    return super.columns({ ...input, ...tidy });
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import type { Bounds } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { commentProcess } from './comment.process';
import { NewsComment } from './news-comment.entity';
import { newsComments } from './news-comments.resource';

/** Keeps comments: their status moves along its table only. */
@Injectable()
export class NewsCommentStore extends ResourceStore<NewsComment> {
  constructor(tools: StoreTools) {
    super(tools, () => newsComments);
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { status } = await this.find(id, bounds);
      const held = await this.snapshot(id, actor);
      const to = commentProcess.named(wanted ?? commentProcess.allowed(status, 'admin')[0] ?? status);
      const values = { updated_at: this.tools.clock.now() };
      await commentProcess.move(em, NewsComment, { id, state: status }, to, 'admin', values);
      await this.tell('status', id, actor, held);
    });
  }
}

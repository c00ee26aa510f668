import { Injectable } from '@nestjs/common';
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

  override setStatus(...args: Parameters<ResourceStore<NewsComment>['setStatus']>): Promise<void> {
    return this.moveStatus(commentProcess, () => 'admin', args);
  }
}

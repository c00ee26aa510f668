import { Injectable } from '@nestjs/common';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { commentProcess } from './comment.process';
import { NewsComment } from './news-comment.entity';

/** Stores comments: enforces the status transitions. */
@Injectable()
export class NewsCommentStore extends ResourceStore<NewsComment> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override setStatus(...args: Parameters<ResourceStore<NewsComment>['setStatus']>): Promise<void> {
    return this.moveStatus(commentProcess, () => 'admin', args);
  }
}

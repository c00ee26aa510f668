import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../kernel/access';
import { Failure } from '../../../kernel/http';
import { FetchFile, FileRefused } from '../../../kernel/outbound';
import type { Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import { suspensionAt } from '../../../kernel/suspension';
import { FEED_MESSAGES } from './feed-messages';
import type { StockFeed } from './stock-feed.entity';

/** Stores feeds; a changed one runs soon. */
@Injectable()
export class StockFeedStore extends ResourceStore<StockFeed> {
  constructor(
    tools: StoreTools,
    private readonly fetching: FetchFile,
  ) {
    super(tools);
  }

  /** @throws Failure 422 on `url` for what is no address of a file, or one that is never fetched */
  protected override columns(input: Values): Values {
    const isDue = 'url' in input || 'interval_hours' in input;
    if (typeof input.url === 'string') this.refuseOther(input.url);
    return { ...super.columns(input), ...(isDue && { next_run_at: this.tools.clock.now() }) };
  }

  protected override besideStatus(before: StockFeed, status: unknown, actor: Actor | null): Values {
    return suspensionAt(before, status, actor);
  }

  private refuseOther(url: string): void {
    try {
      this.fetching.allowed(url, FEED_MESSAGES);
    } catch (error) {
      throw error instanceof FileRefused ? Failure.field('url', error.text) : error;
    }
  }
}

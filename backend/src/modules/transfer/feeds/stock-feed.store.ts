import { Injectable } from '@nestjs/common';
import { Failure } from '../../../kernel/http';
import type { Values } from '../../../kernel/resource';
import { ResourceStore, StoreTools } from '../../../kernel/resource';
import type { StockFeed } from './stock-feed.entity';

/** Stores feeds; a changed one runs soon. */
@Injectable()
export class StockFeedStore extends ResourceStore<StockFeed> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  /** @throws Failure 422 on `url` for what is no address of a file */
  protected override columns(input: Values): Values {
    const isDue = 'url' in input || 'interval_hours' in input;
    if (typeof input.url === 'string') refuseOther(input.url);
    return { ...super.columns(input), ...(isDue && { next_run_at: this.tools.clock.now() }) };
  }
}

function refuseOther(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url) throw Failure.field('url', 'is not a web address');
  if (!['http:', 'https:'].includes(url.protocol))
    throw Failure.field('url', 'must begin with http:// or https://');
  if (url.username || url.password) throw Failure.field('url', 'must not contain a name or password');
}

import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../kernel/access';
import { Allow, Me } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { RunFeeds } from './run-feeds';

/** Creates the endpoint that runs a feed, for one audience. */
function stockFeedRuns(audience: 'admin' | 'vendor') {
  @ApiTags(`${audience} stock feeds`)
  @Controller(`backend/api/${audience}`)
  class StockFeedRunsController {
    constructor(readonly runs: RunFeeds) {}

    @Allow(audience, 'stock_feeds.update')
    @HttpCode(200)
    @Post('runStockFeed/:id')
    run(@Param('id', IdPipe) id: number, @Me() actor: Actor): Promise<{ id: number }> {
      return this.runs.now(id, actor);
    }
  }
  return StockFeedRunsController;
}

/** The endpoints of feeds besides those of their resource. */
export const feedsControllers = (['admin', 'vendor'] as const).map(stockFeedRuns);

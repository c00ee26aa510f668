import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { HistoryEntry } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { From, SignedIn } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import { ListQuery } from '../../kernel/resource';
import { ReadHistory } from './read-history';

/** Change histories of records; the permission required depends on the record's resource. */
@ApiTags('history')
@Controller('backend/api')
export class HistoryController {
  constructor(private readonly history: ReadHistory) {}

  @SignedIn('admin')
  @Get('admin/history/:resource/:id')
  listAny(
    @Param('resource') resource: string,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQuery,
    @From() caller: Caller,
  ): Promise<Page<HistoryEntry, 'history'>> {
    return this.history.execute(resource, id, query, caller);
  }

  @SignedIn('vendor')
  @Get('vendor/history/:resource/:id')
  listOwn(
    @Param('resource') resource: string,
    @Param('id', IdPipe) id: number,
    @Query() query: ListQuery,
    @From() caller: Caller,
  ): Promise<Page<HistoryEntry, 'history'>> {
    return this.history.execute(resource, id, query, caller);
  }
}

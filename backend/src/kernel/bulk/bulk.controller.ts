import type { Type } from '@nestjs/common';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BulkAnswer } from '@stoa/contracts';
import type { Caller } from '../access';
import { From, SignedIn } from '../access';
import type { BulkChange } from './bulk-changes';
import { BulkChanges } from './bulk-changes';
import { BulkInput, BulkStatusInput } from './bulk.inputs';

const REMOVE: BulkChange = {
  operation: 'delete',
  apply: (store, id, bounds, actor) => store.remove(id, bounds, actor),
};
const RESTORE: BulkChange = {
  operation: 'delete',
  apply: (store, id, bounds, actor) => store.restore(id, bounds, actor),
};
const moveTo = (status: string): BulkChange => ({
  operation: 'updateStatus',
  apply: (store, id, bounds, actor) => store.setStatus(id, status, bounds, actor),
});

/** Bulk deletion, restoration and status change of records; permissions per resource (ADR 20). */
function bulkController(audience: 'admin' | 'vendor'): Type {
  @ApiTags('bulk')
  @Controller(`backend/api/${audience}`)
  class BulkController {
    constructor(readonly changes: BulkChanges) {}

    @ApiOperation({ summary: 'Delete several records, and say which ones stay and why' })
    @SignedIn(audience)
    @HttpCode(200)
    @Post('bulkDelete/:resource')
    remove(
      @Param('resource') resource: string,
      @Body() { ids }: BulkInput,
      @From() caller: Caller,
    ): Promise<BulkAnswer> {
      return this.changes.execute(REMOVE, resource, ids, caller);
    }

    @ApiOperation({ summary: 'Restore several softly deleted records' })
    @SignedIn(audience)
    @HttpCode(200)
    @Post('restore/:resource')
    restore(
      @Param('resource') resource: string,
      @Body() { ids }: BulkInput,
      @From() caller: Caller,
    ): Promise<BulkAnswer> {
      return this.changes.execute(RESTORE, resource, ids, caller);
    }

    @ApiOperation({ summary: 'Move several records to a status, and say which ones stay and why' })
    @SignedIn(audience)
    @HttpCode(200)
    @Post('bulkStatus/:resource')
    move(
      @Param('resource') resource: string,
      @Body() { ids, status }: BulkStatusInput,
      @From() caller: Caller,
    ): Promise<BulkAnswer> {
      return this.changes.execute(moveTo(status), resource, ids, caller);
    }
  }
  return BulkController;
}

export const bulkControllers = (['admin', 'vendor'] as const).map(bulkController);

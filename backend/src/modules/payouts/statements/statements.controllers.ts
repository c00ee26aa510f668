import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PayoutBalance, Statement } from '@stoa/contracts';
import type { Actor, Caller } from '../../../kernel/access';
import { Allow, From, Marketplace, Me, tenantOf } from '../../../kernel/access';
import { IdPipe } from '../../../kernel/http';
import { ExportStatement } from './export-statement';
import { ShowVendorBalance } from './show-vendor-balance';
import { StatementExport, StatementQuery } from './statement.inputs';
import { VendorStatement } from './vendor-statement';

/** A vendor's own statement. */
@ApiTags('vendor payouts')
@Controller('backend/api/vendor')
export class PayoutStatementController {
  constructor(
    private readonly statement: VendorStatement,
    private readonly file: ExportStatement,
  ) {}

  @Allow('vendor', 'payoutRequests.read')
  @Get('payoutStatement')
  show(@Query() query: StatementQuery, @Me() actor: Actor): Promise<Statement> {
    return this.statement.execute(tenantOf(actor), query);
  }

  @Allow('vendor', 'payoutRequests.read')
  @HttpCode(200)
  @Post('payoutStatementExport')
  export(
    @Body() input: StatementExport,
    @Me() actor: Actor,
    @From() caller: Caller,
  ): Promise<StreamableFile> {
    return this.file.execute(tenantOf(actor), input, caller);
  }
}

/** Vendors' balances and statements for operators. */
@ApiTags('admin payouts')
@Controller('backend/api/admin')
export class VendorStatementController {
  constructor(
    private readonly statement: VendorStatement,
    private readonly file: ExportStatement,
    private readonly balance: ShowVendorBalance,
  ) {}

  @Allow('admin', 'payoutRequests.read')
  @Marketplace()
  @Get('vendorBalance/:id')
  show(@Param('id', IdPipe) id: number): Promise<PayoutBalance> {
    return this.balance.execute(id);
  }

  @Allow('admin', 'payoutRequests.read')
  @Marketplace()
  @Get('vendorStatement/:id')
  read(@Param('id', IdPipe) id: number, @Query() query: StatementQuery): Promise<Statement> {
    return this.statement.execute(id, query);
  }

  @Allow('admin', 'payoutRequests.export')
  @Marketplace()
  @HttpCode(200)
  @Post('vendorStatementExport/:id')
  export(
    @Param('id', IdPipe) id: number,
    @Body() input: StatementExport,
    @From() caller: Caller,
  ): Promise<StreamableFile> {
    return this.file.execute(id, input, caller);
  }
}

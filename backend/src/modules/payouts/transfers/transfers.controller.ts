import type { StreamableFile } from '@nestjs/common';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../kernel/access';
import { Allow, From, Marketplace } from '../../../kernel/access';
import { ExportTransfers } from './export-transfers';
import { TransferInput } from './transfer.inputs';

/** Files with which the operators' bank makes approved payouts. */
@ApiTags('admin payouts')
@Controller('backend/api/admin')
export class TransfersController {
  constructor(private readonly transfers: ExportTransfers) {}

  @Allow('admin', 'payoutRequests.status')
  @Marketplace()
  @HttpCode(200)
  @Post('exportPayoutTransfers')
  forVendors(@Body() input: TransferInput, @From() caller: Caller): Promise<StreamableFile> {
    return this.transfers.forVendors(input, caller);
  }

  @Allow('admin', 'riderPayoutRequests.status')
  @HttpCode(200)
  @Post('exportRiderPayoutTransfers')
  forRiders(@Body() input: TransferInput, @From() caller: Caller): Promise<StreamableFile> {
    return this.transfers.forRiders(input, caller);
  }
}

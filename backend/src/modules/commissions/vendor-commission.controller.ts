import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { VendorCommission as Shown } from '@stoa/contracts';
import type { Caller } from '../../kernel/access';
import { Allow, From, Marketplace } from '../../kernel/access';
import { IdPipe } from '../../kernel/http';
import { VendorCommission } from './vendor-commission';

/** The commission shown on a vendor's page. */
@ApiTags('admin commissions')
@Controller('backend/api/admin')
export class VendorCommissionController {
  constructor(private readonly commission: VendorCommission) {}

  @Allow('admin', 'commissions.read')
  @Marketplace()
  @Get('vendorCommission/:id')
  find(@Param('id', IdPipe) id: number, @From() caller: Caller): Promise<Shown> {
    return this.commission.find(id, caller);
  }
}

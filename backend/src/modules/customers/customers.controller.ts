import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page, RecordOf } from '../../kernel/http';
import { IdPipe } from '../../kernel/http';
import { ListQuery } from '../../kernel/resource';
import type { Address } from './address.entity';
import { CustomerAddresses } from './customer-addresses';

/** One customer's addresses in the back office (specification §7.1). */
@ApiTags('admin addresses')
@Controller('backend/api/admin/addresses')
export class CustomerAddressesController {
  constructor(private readonly addresses: CustomerAddresses) {}

  @Allow('admin', 'addresses.read')
  @Get('customer/:id')
  list(
    @Param('id', IdPipe) id: number,
    @Query() query: ListQuery,
    @From() caller: Caller,
  ): Promise<Page<RecordOf<Address>>> {
    return this.addresses.list(id, query, caller);
  }
}

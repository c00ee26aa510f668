import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/access';
import { Allow, Me } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { LookupQuery } from '../../kernel/resource';
import type { SellerCustomer } from './seller-customers';
import { SellerCustomers } from './seller-customers';

/** Look-up of a vendor's own customers. */
@ApiTags('vendor orders')
@Controller('backend/api/vendor')
export class SellerCustomersController {
  constructor(private readonly customers: SellerCustomers) {}

  @Allow('vendor', 'orders.read')
  @Get('activeCustomersSeller')
  activeCustomersSeller(
    @Query() ask: LookupQuery,
    @Me() actor: Actor,
  ): Promise<Page<SellerCustomer, 'customers'>> {
    return this.customers.execute(ask, actor);
  }
}

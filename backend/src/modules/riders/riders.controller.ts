import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page } from '../../kernel/http';
import { LookupQuery } from '../../kernel/resource';
import { DeliveryPeople } from './delivery-people';
import { RiderCommissionQuery, UpdateRiderCommission } from './update-rider-commission';

/** Riders beside their generic calls (specification §7.3, §7.6). */
@ApiTags('riders')
@Controller('backend/api')
export class RidersController {
  constructor(
    private readonly commission: UpdateRiderCommission,
    private readonly people: DeliveryPeople,
  ) {}

  /** A change by GET, because the specification (§7.6) has it so; it is idempotent. */
  @Allow('admin', 'riders.update')
  @Get('admin/updateRiderCommission')
  updateCommission(@Query() query: RiderCommissionQuery, @From() caller: Caller): Promise<object> {
    return this.commission.execute(query, caller);
  }

  @Allow('vendor', 'riders.update')
  @Get('vendor/updateRiderCommission')
  updateOwnCommission(@Query() query: RiderCommissionQuery, @From() caller: Caller): Promise<object> {
    return this.commission.execute(query, caller);
  }

  @Allow('admin', 'riders.read')
  @Get('admin/deliveryRidersActive')
  deliveryRiders(@Query() query: LookupQuery): Promise<Page> {
    return this.people.riders(query);
  }

  @Allow('admin', 'riders.read')
  @Get('admin/deliveryInchargesActive')
  deliveryIncharges(@Query() query: LookupQuery): Promise<Page> {
    return this.people.incharges(query);
  }
}

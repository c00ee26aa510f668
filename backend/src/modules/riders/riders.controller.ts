import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../kernel/access';
import { Allow, From } from '../../kernel/access';
import type { Page, RecordOf } from '../../kernel/http';
import { LookupQuery } from '../../kernel/resource';
import type { DeliveryIncharge, DeliveryRider } from './delivery-people';
import { DeliveryPeople } from './delivery-people';
import type { Rider } from './rider.entity';
import { RiderCommissionQuery, UpdateRiderCommission } from './update-rider-commission';

/** Riders, in addition to their resource routes (specification §7.3, §7.6). */
@ApiTags('riders')
@Controller('backend/api')
export class RidersController {
  constructor(
    private readonly commission: UpdateRiderCommission,
    private readonly people: DeliveryPeople,
  ) {}

  /** GET with a side effect, as the specification (§7.6) requires; it is idempotent. */
  @Allow('admin', 'riders.update')
  @Get('admin/updateRiderCommission')
  updateCommission(@Query() query: RiderCommissionQuery, @From() caller: Caller): Promise<RecordOf<Rider>> {
    return this.commission.execute(query, caller);
  }

  @Allow('vendor', 'riders.update')
  @Get('vendor/updateRiderCommission')
  updateOwnCommission(
    @Query() query: RiderCommissionQuery,
    @From() caller: Caller,
  ): Promise<RecordOf<Rider>> {
    return this.commission.execute(query, caller);
  }

  @Allow('admin', 'riders.read')
  @Get('admin/deliveryRidersActive')
  deliveryRiders(@Query() query: LookupQuery): Promise<Page<DeliveryRider, 'deliveryriders'>> {
    return this.people.riders(query);
  }

  @Allow('admin', 'riders.read')
  @Get('admin/deliveryInchargesActive')
  deliveryIncharges(@Query() query: LookupQuery): Promise<Page<DeliveryIncharge, 'deliveryincharges'>> {
    return this.people.incharges(query);
  }
}

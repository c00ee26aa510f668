import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Matches } from 'class-validator';
import type { Caller } from '../../kernel/access';
import { tenantBounds } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import { percentageWithin, ResourceService } from '../../kernel/resource';
import { RIDER_COMMISSIONS, type RiderCommission } from './rider.entity';
import { RiderStore } from './rider.store';
import { riders } from './riders.resource';

const MAX = 1_000_000_000_000;

/** Query of `updateRiderCommission`. */
export class RiderCommissionQuery {
  @ApiProperty({ type: 'integer' })
  @Matches(/^[1-9]\d{0,8}$/, { message: 'must be the id of a rider' })
  rider_id!: string;

  @ApiProperty({ enum: RIDER_COMMISSIONS })
  @IsIn(RIDER_COMMISSIONS)
  commission_type!: RiderCommission;

  /** Share for `percentage`, minor units for `fixed`. */
  @ApiProperty({ example: '0.125' })
  @IsString()
  @Matches(/^\d{1,13}(\.\d{1,6})?$/, { message: 'must be a number' })
  commission_value!: string;
}

/** Changes a rider's commission; vendors only of their own riders (specification §7.6). */
@Injectable()
export class UpdateRiderCommission {
  constructor(
    private readonly resourceService: ResourceService,
    private readonly store: RiderStore,
  ) {}

  /** @throws Failure 422 on `commission_value` if it is invalid for its type */
  async execute(query: RiderCommissionQuery, caller: Caller): Promise<object> {
    const { commission_type, commission_value: text } = query;
    const id = Number(query.rider_id);
    const values =
      commission_type === 'percentage'
        ? { commission_rate: share(text) }
        : { commission_amount: amount(text) };
    await this.store.update(id, { commission_type, ...values }, tenantBounds(caller.actor), caller.actor);
    return this.resourceService.one(riders, id, caller);
  }
}

function share(text: string): string {
  if (Number(text) > 1) throw Failure.field('commission_value', percentageWithin(0, 1));
  return text;
}

function amount(text: string): number {
  const minor = Number(text);
  if (!Number.isInteger(minor) || minor > MAX)
    throw Failure.field('commission_value', 'must be a whole number of minor units');
  return minor;
}

import { Injectable } from '@nestjs/common';
import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ASSIGNMENT_STATES, type AssignmentState } from '@stoa/contracts';
import { IsIn, IsISO8601, IsOptional, Matches } from 'class-validator';
import type { Caller } from '../../../kernel/access';
import type { Page } from '../../../kernel/http';
import { ListQuery, ResourceService } from '../../../kernel/resource';
import { riderShipping } from './rider-shipping.resource';

/** Query of `getRiderShipping`; `from` and `to` bound the time of the offer. */
export class RiderShippingQuery extends OmitType(ListQuery, ['filter'] as const) {
  @ApiPropertyOptional({ type: 'integer' })
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/, { message: 'must be the id of a rider' })
  rider_id?: string;

  @ApiPropertyOptional({ enum: ASSIGNMENT_STATES })
  @IsOptional()
  @IsIn(ASSIGNMENT_STATES)
  state?: AssignmentState;

  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true })
  from?: string;

  @ApiPropertyOptional({ format: 'date-time' })
  @IsOptional()
  @IsISO8601({ strict: true })
  to?: string;
}

/** Lists deliveries by rider, state and time (specification §7.6). */
@Injectable()
export class GetRiderShipping {
  constructor(private readonly resourceService: ResourceService) {}

  execute({ rider_id, state, from, to, sort, range }: RiderShippingQuery, caller: Caller): Promise<Page> {
    const filter = {
      ...(rider_id && { rider_id: Number(rider_id) }),
      ...(state && { state }),
      ...(from && { created_at_gte: from }),
      ...(to && { created_at_lte: to }),
    };
    const definition = riderShipping;
    return this.resourceService.list(definition, { sort, range, filter: JSON.stringify(filter) }, caller);
  }
}

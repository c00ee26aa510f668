import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ASSIGNMENT_STATES, type AssignmentState, type ChangeDeliveryStatus as Input } from '@stoa/contracts';
import { IsIn } from 'class-validator';
import type { Caller } from '../../../kernel/access';
import { tenantBounds } from '../../../kernel/access';
import { Failure, IsId, IsOptionalText, type RecordOf } from '../../../kernel/http';
import { ResourceService } from '../../../kernel/resource';
import { AssignmentStore } from './assignment.store';
import type { RiderAssignment } from './rider-assignment.entity';
import { riderShipping } from './rider-shipping.resource';

/** Body of `changeDeliveryStatus`. */
export class ChangeDeliveryStatusInput implements Input {
  @IsId()
  rider_shipping_id!: number;

  @ApiProperty({ enum: [...ASSIGNMENT_STATES] })
  @IsIn([...ASSIGNMENT_STATES])
  state!: AssignmentState;

  /** Why it failed; the customer can read it. */
  @IsOptionalText(300)
  reason?: string | null;
}

/** Records a step of a delivery for its rider: operators any, vendors those of their own orders. */
@Injectable()
export class ChangeDeliveryStatus {
  constructor(
    private readonly store: AssignmentStore,
    private readonly resourceService: ResourceService,
  ) {}

  /** @throws Failure 404 if missing or of another vendor; 409 `state_not_allowed`; 422 on `reason` */
  async execute(
    { rider_shipping_id: id, state, reason }: Input,
    caller: Caller,
  ): Promise<RecordOf<RiderAssignment>> {
    const { actor } = caller;
    const given = reason?.trim() || null;
    if (state === 'failed' && !given) throw Failure.field('reason', 'Please give a reason.');
    await this.store.moveFor(id, state, tenantBounds(actor), { actor, reason: given });
    return (await this.resourceService.one(riderShipping, id, caller)) as RecordOf<RiderAssignment>;
  }
}

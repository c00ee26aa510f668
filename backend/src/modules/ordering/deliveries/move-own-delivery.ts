import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ASSIGNMENT_STATES, type AssignmentState, type MoveOwnDelivery as Input } from '@stoa/contracts';
import { IsIn, Matches } from 'class-validator';
import type { Actor } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate } from '../../../kernel/database';
import { Failure, IsId, IsOptionalText } from '../../../kernel/http';
import { assignmentProcess } from './assignment.process';
import { AssignmentStore } from './assignment.store';
import { DeliveryCodes } from './delivery-codes';
import { RiderAction } from './rider-action.entity';
import { RiderAssignment } from './rider-assignment.entity';

/** Body of `rider/moveDelivery`. */
export class MoveOwnDeliveryInput implements Input {
  @IsId()
  delivery_id!: number;

  @ApiProperty({ enum: [...ASSIGNMENT_STATES] })
  @IsIn([...ASSIGNMENT_STATES])
  state!: AssignmentState;

  /** The customer's delivery code, for `delivered`. */
  @IsOptionalText(20)
  code?: string | null;

  /** Why it failed; the customer can read it. */
  @IsOptionalText(300)
  reason?: string | null;

  @ApiProperty({ description: 'The same key again has no effect: for repeats after a lost answer' })
  @Matches(/^[0-9a-f]{32}$/, { message: 'must be 32 digits from 0 to 9 and letters from a to f' })
  request_key!: string;
}

/** Takes a step of a rider's own delivery, once per request key. */
@Injectable()
export class MoveOwnDelivery {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly codes: DeliveryCodes,
    private readonly store: AssignmentStore,
  ) {}

  /**
   * Returns the delivery.
   * @throws Failure 404 if missing or another rider's; 409 `state_not_allowed` with the allowed states, or
   * `delivery_code_locked`; 422 on `code` or `reason`
   */
  async execute(input: Input, actor: Actor): Promise<RiderAssignment> {
    const bounds = { rider_id: actor.id };
    const where = { id: input.delivery_id, ...bounds };
    const assignment = await this.database.em.findOne(RiderAssignment, { where });
    if (!assignment) throw Failure.notFound('delivery');
    if (!(await this.isDone(input, actor))) {
      await this.check(assignment, input);
      await this.move(input, actor).catch(async (error: unknown) => {
        // The same request at the same moment: the other one has done it.
        if (!isDuplicate(error) || !(await this.isDone(input, actor))) throw error;
      });
    }
    return this.database.em.findOneOrFail(RiderAssignment, { where });
  }

  private async move({ delivery_id, state, reason, request_key }: Input, actor: Actor): Promise<void> {
    const step = { rider_id: actor.id, assignment_id: delivery_id, state, request_key };
    const remember = (): Promise<unknown> =>
      this.database.em.insert(RiderAction, { ...step, created_at: this.clock.now() });
    await this.store.moveOwn(delivery_id, state, actor, { reason: reason?.trim() || null, remember });
  }

  private async check(assignment: RiderAssignment, { state, code, reason }: Input): Promise<void> {
    assignmentProcess.assertAllowed(assignment.state, state, 'rider');
    if (state === 'failed' && !reason?.trim()) throw Failure.field('reason', 'Please give a reason.');
    if (state === 'delivered') await this.codes.verify(assignment, code);
  }

  private isDone({ request_key }: Input, { id: rider_id }: Actor): Promise<boolean> {
    return this.database.em.exists(RiderAction, { where: { rider_id, request_key } });
  }
}

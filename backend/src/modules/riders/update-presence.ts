import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  type Presence,
  PRESENCES,
  type RiderDuty as Duty,
  type UpdatePresence as Input,
} from '@stoa/contracts';
import { IsIn } from 'class-validator';
import type { Actor } from '../../kernel/access';
import { RiderDuty } from './rider-duty';
import { RiderStore } from './rider.store';

/** Body of `updatePresence`. */
export class UpdatePresenceInput implements Input {
  @ApiProperty({ enum: [...PRESENCES] })
  @IsIn([...PRESENCES])
  presence!: Presence;
}

/** Puts a rider on or off duty, by their own switch. */
@Injectable()
export class UpdatePresence {
  constructor(
    private readonly store: RiderStore,
    private readonly duty: RiderDuty,
  ) {}

  async execute({ presence }: UpdatePresenceInput, actor: Actor): Promise<Duty> {
    await this.store.update(actor.id, { presence }, {}, actor);
    return this.duty.find(actor);
  }
}

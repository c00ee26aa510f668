import { Injectable } from '@nestjs/common';
import type { RiderInvitation } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { tenantBounds } from '../../kernel/access';
import { combineConditions, Database } from '../../kernel/database';
import { Failure, IsId } from '../../kernel/http';
import { PasswordLinks } from '../identity';
import { Rider } from './rider.entity';

/** Body of `inviteRider`. */
export class InviteRiderInput {
  @IsId()
  rider_id!: number;
}

/** Invites a rider to choose a password, also instead of a forgotten one; vendors only their own riders. */
@Injectable()
export class InviteRider {
  constructor(
    private readonly database: Database,
    private readonly links: PasswordLinks,
  ) {}

  /** @throws Failure 404 if missing or of another fleet, 409 `rider_not_active` */
  async execute({ rider_id: id }: InviteRiderInput, actor: Actor): Promise<RiderInvitation> {
    const where = combineConditions({ id }, tenantBounds(actor));
    const rider = await this.database.em.findOne(Rider, { where });
    if (!rider) throw Failure.notFound('rider');
    if (rider.status !== 'active')
      throw Failure.conflict('rider_not_active', 'This rider is not active.', { status: rider.status });
    const { url, expires_at } = await this.links.inviteRider(id, rider.email);
    return { url, expires_at: expires_at.toISOString(), email: rider.email };
  }
}

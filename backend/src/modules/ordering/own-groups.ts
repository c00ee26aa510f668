import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';

/** Whether a checkout stands in the caller's account. */
export const isOwn = ({ customer_id }: OrderGroup, { actor }: Caller): boolean =>
  actor !== null && customer_id === actor.id;

/** Finds the checkouts that a caller has made: customers by their sign-in, guests by the token that they got for it. */
@Injectable()
export class OwnGroups {
  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {}

  /** @throws Failure 404, for somebody else's as for a missing one */
  async demand(
    where: { id: number } | { number: string },
    caller: Caller,
    accessToken: string | undefined,
  ): Promise<OrderGroup> {
    const group = await this.database.em.findOne(OrderGroup, { where });
    if (!group || !(isOwn(group, caller) || this.tokens.fits(group.number, accessToken)))
      throw Failure.notFound('order');
    return group;
  }
}

import { Injectable } from '@nestjs/common';
import type { Caller } from '../../kernel/access';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { OrderGroup } from './order-group.entity';
import { AccessTokens } from './order-number';

/** Whether an order group belongs to the signed-in caller. */
export const isOwn = ({ customer_id }: OrderGroup, { actor }: Caller): boolean =>
  actor !== null && customer_id === actor.id;

/** Finds the caller's own order groups: customers by session, guests by access token. */
@Injectable()
export class OwnGroups {
  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {}

  /** @throws Failure 404 if missing or not the caller's own */
  async getOrThrow(
    where: { id: number } | { number: string },
    caller: Caller,
    accessToken: string | undefined,
  ): Promise<OrderGroup> {
    const group = await this.find(where, caller, accessToken);
    if (!group) throw Failure.notFound('order');
    return group;
  }

  /** Null if missing or not the caller's own. */
  async find(
    where: { id: number } | { number: string },
    caller: Caller,
    accessToken: string | undefined,
  ): Promise<OrderGroup | null> {
    const group = await this.database.em.findOne(OrderGroup, { where });
    if (!group) return null;
    return isOwn(group, caller) || this.tokens.verify(group.number, accessToken) ? group : null;
  }
}

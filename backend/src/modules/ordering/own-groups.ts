import { Injectable } from '@nestjs/common';
import { isErasedEmail } from '@stoa/contracts';
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

  /** @throws Failure 404 if missing or not the caller's own; 410 as `find` */
  async getOrThrow(
    where: { id: number } | { number: string },
    caller: Caller,
    accessToken: string | undefined,
  ): Promise<OrderGroup> {
    const group = await this.find(where, caller, accessToken);
    if (!group) throw Failure.notFound('order');
    return group;
  }

  /** Null if missing or not the caller's own. @throws Failure 410 `order_erased` for a link to an erased account's order */
  async find(
    where: { id: number } | { number: string },
    caller: Caller,
    accessToken: string | undefined,
  ): Promise<OrderGroup | null> {
    const group = await this.database.em.findOne(OrderGroup, { where });
    if (!group) return null;
    if (isOwn(group, caller)) return group;
    if (!this.tokens.verify(group.number, accessToken)) return null;
    // Links in old e-mails would lead to invoices with the name, and ask for returns of which nobody is notified.
    if (isErasedEmail(group.email)) throw erased();
    return group;
  }
}

function erased(): Failure {
  return new Failure(
    410,
    'order_erased',
    'The account of this order has been deleted, so the order is no longer shown here. If you need help with it, please contact us.',
  );
}

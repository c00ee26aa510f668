import { Injectable } from '@nestjs/common';
import { isErasedEmail, type TrackedOrder } from '@stoa/contracts';
import { In } from 'typeorm';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { normaliseEmail } from '../../kernel/spelling';
import type { TrackOrderInput } from './checkout.inputs';
import { OrderGroup } from './order-group.entity';
import { AccessTokens, groupNumberOf } from './order-number';

/** Finds an order group by order number and e-mail address, without sign-in. */
@Injectable()
export class TrackOrder {
  constructor(
    private readonly database: Database,
    private readonly tokens: AccessTokens,
  ) {}

  /** @throws Failure 404, the same for a wrong number and a wrong address, so that neither can be probed */
  async execute({ order_number, email }: TrackOrderInput): Promise<TrackedOrder> {
    const typed = order_number.replaceAll(/\s/g, '').toUpperCase();
    // A group number may itself end like an order's suffix, so search for the input too.
    const where = { number: In([typed, groupNumberOf(typed)]), email: normaliseEmail(email) };
    const group = await this.database.em.findOne(OrderGroup, { where });
    if (!group || isErasedEmail(group.email))
      throw new Failure(404, 'not_found', 'There is no order with this number and email address.');
    return { group_number: group.number, access_token: this.tokens.create(group.number) };
  }
}

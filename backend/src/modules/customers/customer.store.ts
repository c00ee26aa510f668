import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import { allOf } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import type { Bounds, Values } from '../../kernel/resource';
import { StoreTools } from '../../kernel/resource';
import { AccountStore } from '../identity';
import { Customer } from './customer.entity';
import { emailVerified } from './customers.events';
import { customers } from './customers.resources';
import { releaseGuest } from './release-guest';

/** Keeps customers. */
@Injectable()
export class CustomerStore extends AccountStore<Customer> {
  constructor(
    tools: StoreTools,
    passwords: Passwords,
    sessions: Sessions,
    private readonly events: EventBus,
  ) {
    super(tools, passwords, sessions, 'customer', () => customers);
  }

  /** Nobody has proven an address that an operator enters. */
  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { email } = await this.find(id, bounds);
      await super.update(id, input, bounds, actor);
      await em.update(Customer, { id, email: Not(email) }, { email_verified_at: null });
    });
  }

  /** A guest's record of the same address gives way; what was bought meanwhile follows where the address is proven. */
  override async restore(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const gone = await em.findOne(Customer, { where: allOf({ id }, bounds), withDeleted: true });
      const isAccount = gone?.deleted_at && !gone.is_guest;
      if (isAccount) await releaseGuest(em, gone.email, this.tools.clock.now());
      await super.restore(id, bounds, actor);
      if (isAccount && gone.email_verified_at) await this.events.publish(emailVerified, { customer_id: id });
    });
  }
}

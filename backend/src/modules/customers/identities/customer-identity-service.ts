import { Injectable } from '@nestjs/common';
import type { CustomerIdentities } from '@stoa/contracts';
import type { Actor } from '../../../kernel/access';
import { Sessions } from '../../../kernel/access';
import { Database } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Changes } from '../../../kernel/resource';
import { Customer } from '../customer.entity';
import { PROVIDER_NAMES } from './providers/identity-providers';
import { CustomerIdentity } from './customer-identity.entity';

/** Lists and unlinks a customer's identity provider accounts, for operators and the customer. */
@Injectable()
export class CustomerIdentityService {
  constructor(
    private readonly database: Database,
    private readonly sessions: Sessions,
    private readonly changes: Changes,
  ) {}

  async read(customer_id: number): Promise<CustomerIdentities> {
    const { em } = this.database;
    const customer = await em.findOne(Customer, { where: { id: customer_id } });
    if (!customer) throw Failure.notFound('customer');
    const rows = await em.find(CustomerIdentity, { where: { customer_id }, order: { provider: 'ASC' } });
    return {
      has_password: customer.password !== null,
      identities: rows.map(({ id, provider, email, created_at }) => ({
        id,
        provider,
        email,
        connected_at: created_at.toISOString(),
      })),
    };
  }

  /** Unlinks one and ends the customer's (other) sessions, as an attacker may have signed in by it. */
  async disconnect(customer_id: number, id: number, actor: Actor): Promise<CustomerIdentities> {
    await this.database.tx(async (em) => {
      const row = await em.findOne(CustomerIdentity, { where: { id, customer_id } });
      if (!row) throw Failure.notFound('account');
      await em.delete(CustomerIdentity, { id });
      const keptSession = actor.audience === 'customer' ? actor.session_id : undefined;
      await this.sessions.closeAll('customer', customer_id, keptSession);
      const differences = [{ field: 'identities', before: PROVIDER_NAMES[row.provider], after: null }];
      await this.changes.publish({
        resource: 'customers',
        id: customer_id,
        action: 'update',
        actor,
        differences,
      });
    });
    return this.read(customer_id);
  }

  /** @throws Failure 409 `last_sign_in` for a customer without a password */
  async disconnectOwn(id: number, actor: Actor): Promise<CustomerIdentities> {
    if (!(await this.read(actor.id)).has_password)
      throw Failure.conflict('last_sign_in', 'Choose a password first, or you won’t be able to sign in.');
    return this.disconnect(actor.id, id, actor);
  }
}

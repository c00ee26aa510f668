import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { Customer } from './customer.entity';

/** Customer data from a guest checkout; the e-mail address is normalised. */
export type Guest = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'locale'>;

/** Records guest customers; only the owner of the e-mail address can turn one into an account (ADR 27). */
@Injectable()
export class GuestCustomers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** Finds the customer by e-mail or creates a guest. A concurrent duplicate throws; the job retries. */
  async recordOf(guest: Guest): Promise<Customer> {
    return this.database.tx(async (em) => {
      const customer = await em.findOne(Customer, { where: { email: guest.email } });
      if (customer) return customer;
      const now = this.clock.now();
      const row = { ...guest, is_guest: true, created_at: now, updated_at: now };
      const id = Number((await em.insert(Customer, row)).identifiers[0]?.id);
      await this.changes.publish({ resource: 'customers', id, action: 'create', actor: null });
      return em.findOneOrFail(Customer, { where: { id } });
    });
  }
}

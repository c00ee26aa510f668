import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Changes } from '../../kernel/resource';
import { Customer } from './customer.entity';

/** What a guest's checkout tells of them; the e-mail address is normalised. */
export type Guest = Pick<Customer, 'first_name' | 'last_name' | 'email' | 'locale'>;

/** Keeps a record of everybody who bought without signing up, which only the owner of the address can make an account (ADR 27). */
@Injectable()
export class GuestCustomers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
  ) {}

  /** The customer with the guest's address, a new guest's record where there is none. A duplicate throws: the job that asks is repeated. */
  async recordOf(guest: Guest): Promise<Customer> {
    return this.database.tx(async (em) => {
      const known = await em.findOne(Customer, { where: { email: guest.email } });
      if (known) return known;
      const now = this.clock.now();
      const row = { ...guest, is_guest: true, created_at: now, updated_at: now };
      const id = Number((await em.insert(Customer, row)).identifiers[0]?.id);
      await this.changes.tell({ resource: 'customers', id, action: 'create', actor: null });
      return em.findOneOrFail(Customer, { where: { id } });
    });
  }
}

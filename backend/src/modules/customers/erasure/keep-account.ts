import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { Changes } from '../../../kernel/resource';
import { Customer } from '../customer.entity';
import { ErasureMails } from './erasure-mails';

/** Cancels a pending erasure; runs at every sign-in. */
@Injectable()
export class KeepAccount {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: Changes,
    private readonly mails: ErasureMails,
  ) {}

  async execute(id: number): Promise<void> {
    const customer = await this.database.em.findOne(Customer, { where: { id, erasure_at: Not(IsNull()) } });
    if (!customer) return;
    await this.database.tx(async (em) => {
      const leaving = { id, erasure_at: Not(IsNull()), erased_at: IsNull() };
      const update = await em.update(Customer, leaving, { erasure_at: null, updated_at: this.clock.now() });
      if (!update.affected) return;
      await this.changes.publish({ resource: 'customers', id, action: 'update', actor: null });
      await this.mails.sendCancelled(customer);
    });
  }
}

import { Injectable } from '@nestjs/common';
import type { CustomerProfile } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Pictures } from '../media';
import { Customer } from './customer.entity';

/** Shows customers their own account. */
@Injectable()
export class Profiles {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
  ) {}

  async row(id: number): Promise<Customer> {
    const row = await this.database.em.findOne(Customer, { where: { id } });
    if (!row) throw Failure.notFound('account');
    return row;
  }

  async read(id: number): Promise<CustomerProfile> {
    const { first_name, last_name, email, phone, locale, currency, marketing_consent, avatar_id } =
      await this.row(id);
    const avatar_url = (await this.pictures.of([avatar_id])).get(avatar_id ?? 0)?.src ?? null;
    return { id, first_name, last_name, email, phone, locale, currency, marketing_consent, avatar_url };
  }
}

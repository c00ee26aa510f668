import { Injectable } from '@nestjs/common';
import type { CustomerProfile } from '@stoa/contracts';
import { Database } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Pictures } from '../media';
import { Customer } from './customer.entity';

/** Reads customers' own profiles. */
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
    const row = await this.row(id);
    const { first_name, last_name, email, phone, locale, currency, marketing_consent, avatar_id } = row;
    const avatar_url = (await this.pictures.findByIds([avatar_id])).get(avatar_id ?? 0)?.src ?? null;
    const email_verified = row.email_verified_at !== null;
    return {
      id,
      first_name,
      last_name,
      email,
      email_verified,
      phone,
      locale,
      currency,
      marketing_consent,
      avatar_url,
    };
  }
}

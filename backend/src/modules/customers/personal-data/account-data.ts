import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { ERASED, erasedEmail } from '@stoa/contracts';
import { IsNull, Not } from 'typeorm';
import { Session } from '../../../kernel/access';
import { Clock } from '../../../kernel/clock';
import { Database } from '../../../kernel/database';
import { HistoryErasure } from '../../audit';
import { PasswordLink } from '../../identity';
import { Address } from '../address.entity';
import { Customer } from '../customer.entity';
import { CustomerIdentity } from '../identities/customer-identity.entity';
import type { DataSubject } from './personal-data';
import { PersonalData } from './personal-data';

const AUDIENCE = 'customer';

/** Personal data of this module: account, addresses, linked identities and sessions. */
@Injectable()
export class AccountData implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly data: PersonalData,
    private readonly histories: HistoryErasure,
  ) {}

  onModuleInit(): void {
    const nothing = async (): Promise<void> => {};
    this.data.add(
      { name: 'account', read: (subject) => this.account(subject), erase: (subject) => this.erase(subject) },
      { name: 'addresses', read: (subject) => this.addresses(subject), erase: nothing },
      { name: 'connected_accounts', read: (subject) => this.identities(subject), erase: nothing },
      { name: 'sessions', read: (subject) => this.sessions(subject), erase: nothing },
    );
  }

  private async account({ customer_id: id }: DataSubject): Promise<object> {
    const row = await this.database.em.findOneByOrFail(Customer, { id });
    const { first_name, last_name, email, phone, locale, currency, marketing_consent } = row;
    const { created_at, email_verified_at, last_login_at } = row;
    return {
      first_name,
      last_name,
      email,
      email_verified_at,
      phone,
      locale,
      currency,
      marketing_consent,
      registered_at: created_at,
      last_login_at,
    };
  }

  private async addresses({ customer_id }: DataSubject): Promise<object[]> {
    const rows = await this.database.em.find(Address, { where: { customer_id }, order: { id: 'ASC' } });
    return rows.map(({ id: _, customer_id: __, ...row }) => row);
  }

  private async identities({ customer_id }: DataSubject): Promise<object[]> {
    const rows = await this.database.em.find(CustomerIdentity, { where: { customer_id } });
    return rows.map(({ provider, email, created_at }) => ({ provider, email, connected_at: created_at }));
  }

  private async sessions({ customer_id }: DataSubject): Promise<object[]> {
    const where = { audience: AUDIENCE, subject_id: customer_id };
    const rows = await this.database.em.find(Session, { where, order: { id: 'DESC' } });
    return rows.map(({ user_agent, created_at, last_seen_at, expires_at, revoked_at }) => ({
      user_agent,
      signed_in_at: created_at,
      last_seen_at,
      expires_at,
      ended_at: revoked_at,
    }));
  }

  private async erase({ customer_id, email }: DataSubject): Promise<void> {
    const { em } = this.database;
    const addresses = await em.find(Address, { where: { customer_id }, select: { id: true } });
    await this.histories.eraseValues(
      'addresses',
      addresses.map(({ id }) => id),
    );
    await em.delete(Address, { customer_id });
    await em.delete(CustomerIdentity, { customer_id });
    const signIns = { audience: AUDIENCE, subject_id: customer_id };
    await em.delete(PasswordLink, signIns);
    await em.delete(Session, signIns);
    // Soft-deleted guest records with the same verified address belong to the customer as well.
    const guests = email
      ? await em.find(Customer, {
          where: { email, is_guest: true, id: Not(customer_id), deleted_at: Not(IsNull()) },
          withDeleted: true,
        })
      : [];
    for (const id of [customer_id, ...guests.map((guest) => guest.id)]) await this.eraseRow(id);
    await this.histories.anonymizeActor(AUDIENCE, customer_id);
  }

  private async eraseRow(id: number): Promise<void> {
    const now = this.clock.now();
    await this.histories.eraseValues('customers', [id]);
    await this.database.em.update(
      Customer,
      { id },
      {
        first_name: ERASED,
        last_name: ERASED,
        email: erasedEmail(id),
        email_verified_at: null,
        phone: null,
        password: null,
        avatar_id: null,
        locale: null,
        currency: null,
        marketing_consent: false,
        last_login_at: null,
        is_default: false,
        status: 'inactive',
        erasure_at: null,
        erased_at: now,
        updated_at: now,
      },
    );
  }
}

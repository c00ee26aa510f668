import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Credentials, Principal, PrincipalSource } from '../../kernel/access';
import { Principals } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { EventBus } from '../../kernel/events';
import { Pictures } from '../media';
import { CredentialNotices } from './credential-notices';
import { Customer } from './customer.entity';
import { emailVerified } from './customers.events';
import { CustomerIdentity } from './identities/customer-identity.entity';

/** Principal source of customers; each has all permissions of the customer audience. */
@Injectable()
export class CustomerPrincipals implements PrincipalSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly principals: Principals,
    private readonly clock: Clock,
    private readonly events: EventBus,
    private readonly notices: CredentialNotices,
  ) {}

  onModuleInit(): void {
    this.principals.register('customer', this);
  }

  async load(id: number): Promise<Principal | null> {
    const customer = await this.database.em.findOne(Customer, {
      where: { id, status: 'active', is_guest: false },
    });
    if (!customer) return null;
    const { email, locale, avatar_id, first_name, last_name } = customer;
    const avatar = (await this.pictures.findByIds([avatar_id])).get(avatar_id ?? 0);
    return {
      id,
      email,
      locale,
      name: `${first_name} ${last_name}`,
      avatar_url: avatar?.src ?? null,
      roles: ['customer'],
      permissions: new Set(['*']),
      tenant_id: null,
    };
  }

  async findCredentials(by: { id: number } | { email: string }): Promise<Credentials | null> {
    const customer = await this.database.em.findOne(Customer, { where: { ...by, is_guest: false } });
    if (!customer) return null;
    const { id, email, password, locale, status } = customer;
    return { id, email, password_hash: password, locale, is_deactivated: status !== 'active' };
  }

  async setPassword(id: number, password: string): Promise<void> {
    const now = this.clock.now();
    await this.database.tx(async (em) => {
      const customer = await em.findOne(Customer, { where: { id } });
      // The e-mail link verifies the address; identities linked before that may be an attacker's.
      if (!customer?.email_verified_at) await em.delete(CustomerIdentity, { customer_id: id });
      const email_verified_at = customer?.email_verified_at ?? now;
      await em.update(Customer, { id }, { password, email_verified_at, is_guest: false, updated_at: now });
      // A first password changes nothing that its owner has to be warned of.
      if (customer?.password) await this.notices.sendPasswordChanged(customer);
      if (!customer?.email_verified_at) await this.events.publish(emailVerified, { customer_id: id });
    });
  }
}

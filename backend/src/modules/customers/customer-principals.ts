import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Credentials, Principal, PrincipalSource } from '../../kernel/access';
import { Principals } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Pictures } from '../media';
import { Customer } from './customer.entity';

/** Tells access who the customers are; every customer may do all that customers can. */
@Injectable()
export class CustomerPrincipals implements PrincipalSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly principals: Principals,
    private readonly clock: Clock,
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
    const avatar = (await this.pictures.of([avatar_id])).get(avatar_id ?? 0);
    return {
      id,
      email,
      locale,
      name: `${first_name} ${last_name}`,
      avatar_url: avatar?.src ?? null,
      roles: ['customer'],
      permissions: new Set(['*']),
      vendor_id: null,
    };
  }

  async findCredentials(by: { id: number } | { email: string }): Promise<Credentials | null> {
    const where = { ...by, status: 'active', is_guest: false };
    const customer = await this.database.em.findOne(Customer, { where });
    return customer && { id: customer.id, password_hash: customer.password };
  }

  async setPassword(id: number, password: string): Promise<void> {
    const updated_at = this.clock.now();
    await this.database.tx((em) => em.update(Customer, { id }, { password, updated_at }));
  }
}

import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Credentials, Principal, PrincipalSource } from '../../kernel/access';
import { Principals } from '../../kernel/access';
import { Clock } from '../../kernel/clock';
import { Database } from '../../kernel/database';
import { Pictures } from '../media';
import { Rider } from './rider.entity';

/** Principal source of riders; they have no permissions, and their calls only reach their own deliveries. */
@Injectable()
export class RiderPrincipals implements PrincipalSource, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pictures: Pictures,
    private readonly principals: Principals,
  ) {}

  onModuleInit(): void {
    this.principals.register('rider', this);
  }

  async load(id: number): Promise<Principal | null> {
    const rider = await this.database.em.findOne(Rider, { where: { id, status: 'active' } });
    if (!rider?.password) return null;
    const { name, email, avatar_id } = rider;
    const avatar = (await this.pictures.findByIds([avatar_id])).get(avatar_id ?? 0);
    return {
      id,
      name,
      email: email ?? '',
      locale: null,
      avatar_url: avatar?.src ?? null,
      roles: [],
      permissions: new Set(),
      tenant_id: null,
    };
  }

  async findCredentials(by: { id: number } | { email: string }): Promise<Credentials | null> {
    const rider = await this.database.em.findOne(Rider, { where: { ...by, status: 'active' } });
    return rider && { id: rider.id, email: rider.email ?? '', password_hash: rider.password };
  }

  async setPassword(id: number, password: string): Promise<void> {
    const updated_at = this.clock.now();
    await this.database.tx((em) => em.update(Rider, { id }, { password, updated_at }));
  }
}

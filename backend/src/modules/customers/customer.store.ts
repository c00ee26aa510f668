import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Passwords, Sessions } from '../../kernel/access';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import type { Customer } from './customer.entity';
import { customers } from './customers.resources';

/** Keeps customers: hashes passwords, and ends sessions of those who may no longer act. */
@Injectable()
export class CustomerStore extends ResourceStore<Customer> {
  constructor(
    tools: StoreTools,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
  ) {
    super(tools, () => customers);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(await this.hashed(input), bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await super.update(id, await this.hashed(input), bounds, actor);
    if ('password' in input || 'status' in input) await this.sessions.closeAll('customer', id);
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await super.remove(id, bounds, actor);
    await this.sessions.closeAll('customer', id);
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await super.setStatus(id, wanted, bounds, actor);
    await this.sessions.closeAll('customer', id);
  }

  private async hashed(input: Values): Promise<Values> {
    return typeof input.password === 'string'
      ? { ...input, password: await this.passwords.hash(input.password) }
      : input;
  }
}

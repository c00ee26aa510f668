import { Injectable } from '@nestjs/common';
import type { AddressInput } from '@stoa/contracts';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Listing, RowQuery, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { Address } from './address.entity';
import { AddressRules } from './address-rules';
import { inputOf } from './addresses';
import { Customer } from './customer.entity';

/** Stores address books: validates each address, and keeps one of a customer's active addresses the default. */
@Injectable()
export class AddressStore extends ResourceStore<Address> {
  constructor(
    tools: StoreTools,
    private readonly rules: AddressRules,
  ) {
    super(tools);
  }

  /** 404 while the customer is soft-deleted; restoring the customer makes the addresses available again. */
  override async find(id: number, bounds: Bounds): Promise<Address> {
    const address = await super.find(id, bounds);
    const owner = { id: address.customer_id };
    if (!(await this.tools.database.em.exists(Customer, { where: owner }))) throw Failure.notFound('address');
    return address;
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    const checked = await this.checked(input as unknown as AddressInput);
    return this.tools.database.tx(async (em) => {
      const customer_id = Number(bounds.customer_id ?? input.customer_id);
      if (!(await em.exists(Customer, { where: { id: customer_id } })))
        throw Failure.field('customer_id', 'is not a customer of this shop');
      const is_default = !(await em.exists(Address, { where: { customer_id, is_default: true } }));
      const id = await super.create({ ...input, ...checked, is_default }, bounds, actor);
      await this.keepDefault(em, customer_id, actor);
      return id;
    });
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = await this.find(id, bounds);
    const { customer_id = before.customer_id, ...rest } = input;
    if (customer_id !== before.customer_id)
      throw Failure.field('customer_id', 'can’t be changed: an address belongs to its customer');
    const checked = await this.checked({ ...inputOf(before), ...rest } as AddressInput);
    await this.tools.database.tx(async (em) => {
      await super.update(id, { ...rest, ...checked }, bounds, actor);
      if ('status' in rest) await this.keepDefault(em, before.customer_id, actor);
    });
  }

  override async setStatus(
    id: number,
    wanted: string | undefined,
    bounds: Bounds,
    actor: Actor | null,
  ): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { customer_id } = await this.find(id, bounds);
      await super.setStatus(id, wanted, bounds, actor);
      await this.keepDefault(em, customer_id, actor);
    });
  }

  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    await this.tools.database.tx(async (em) => {
      const { customer_id } = await this.find(id, bounds);
      await super.remove(id, bounds, actor);
      await this.keepDefault(em, customer_id, actor);
    });
  }

  protected override async query(
    listing: Listing,
    bounds: Bounds,
    properties?: readonly string[],
  ): Promise<RowQuery<Address>> {
    const query = await super.query(listing, bounds, properties);
    return query.andWhere('r.customer_id IN (SELECT c.id FROM customers c WHERE c.deleted_at IS NULL)');
  }

  /** Makes the first active address the default where the customer's default is inactive or gone. */
  private async keepDefault(em: EntityManager, customer_id: number, actor: Actor | null): Promise<void> {
    const active = { customer_id, status: 'active' };
    if (await em.exists(Address, { where: { ...active, is_default: true } })) return;
    const successor = await em.findOne(Address, { where: active, order: { id: 'ASC' } });
    if (successor) await this.setDefault(successor.id, { customer_id }, actor);
  }

  /** The validated columns of an address. */
  private async checked(input: AddressInput): Promise<Values> {
    const {
      country_iso2: _,
      country_name: __,
      state_name: ___,
      city_name: ____,
      ...columns
    } = await this.rules.check(input);
    return columns;
  }
}

import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { readMethod } from './rate-rules';
import { ShippingMethod } from './shipping-method.entity';

/** Stores shipping methods: each has the fields of its rate type and no others. */
@Injectable()
export class ShippingMethodStore extends ResourceStore<ShippingMethod> {
  constructor(tools: StoreTools) {
    super(tools);
  }

  override async create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    const values = checked(input, {});
    await this.refuseTaken(values);
    return super.create(values, bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    const before = { ...(await this.find(id, bounds)) };
    const values = checked(input, before);
    if ('code' in input || 'vendor_id' in input) await this.refuseTaken({ ...before, ...values }, id);
    await super.update(id, values, bounds, actor);
  }

  /**
   * Orders hold a copy of their method, so any may be deleted except the last active platform method.
   * @throws Failure 409 `last_method`
   */
  override async remove(id: number, bounds: Bounds, actor: Actor | null): Promise<void> {
    const { vendor_id, status } = await this.find(id, bounds);
    const serves = { vendor_id: IsNull(), status: 'active' } as const;
    const { em, forUpdate } = this.tools.database;
    // Row locks, so that two concurrent deletes can't remove the last two.
    const all = await em.find(ShippingMethod, { where: serves, ...forUpdate });
    if (vendor_id === null && status === 'active' && all.length === 1)
      throw Failure.conflict(
        'last_method',
        'This is the only active shipping method of the platform. Create or activate another one first.',
      );
    await super.remove(id, bounds, actor);
  }

  /** A code is unique among the methods of a vendor, or of the platform. */
  private async refuseTaken({ code, vendor_id }: Values, id = 0): Promise<void> {
    const own = { code: String(code), vendor_id: vendor_id ? Number(vendor_id) : IsNull(), id: Not(id) };
    if (await this.exists(own)) throw Failure.field('code', 'is already used by another method');
  }

  private exists(where: FindOptionsWhere<ShippingMethod>): Promise<boolean> {
    return this.tools.database.em.exists(ShippingMethod, { where });
  }
}

/** The input without fields of other rate types. @throws Failure 422 with an error per field */
export function checked(input: Values, before: Values): Values {
  const { values, errors } = readMethod(input, before);
  if (Object.keys(errors).length > 0) throw Failure.invalid(errors);
  return values;
}

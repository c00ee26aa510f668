import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { Database, insertMany } from '../../kernel/database';
import { ShippingMethod, ShippingMethodZone } from './shipping-method.entity';
import { checked } from './shipping-method.store';
import { ShippingMethods } from './shipping-methods';

/** Input of a new method; amounts in minor units of the shop's default currency. */
export type NewShippingMethod = Pick<ShippingMethod, 'name' | 'code' | 'rate_type'> &
  Partial<Omit<ShippingMethod, 'id' | 'created_at' | 'updated_at'>>;

/** Creates a method of the platform or of a vendor, for seeds; validated like in the back office. */
@Injectable()
export class CreateShippingMethod {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly methods: ShippingMethods,
  ) {}

  async execute({ zone_ids = [], ...input }: NewShippingMethod): Promise<number> {
    const now = this.clock.now();
    const values = checked({ rate: 0, ...input }, {});
    return this.database.tx(async (em) => {
      const row = { ...values, created_at: now, updated_at: now };
      const { identifiers } = await em.insert(ShippingMethod, row);
      const shipping_method_id = Number(identifiers[0]?.id);
      const pairs = zone_ids.map((zone_id) => ({ shipping_method_id, zone_id }));
      await insertMany(em, ShippingMethodZone, pairs);
      this.methods.invalidate();
      return shipping_method_id;
    });
  }
}

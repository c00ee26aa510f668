import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { readMethod } from './rate-rules';
import type { ShippingMethod } from './shipping-method.entity';
import { shippingMethods } from './shipping-methods.resource';

/** Keeps shipping methods: each says what its type needs, and nothing of another type. */
@Injectable()
export class ShippingMethodStore extends ResourceStore<ShippingMethod> {
  constructor(tools: StoreTools) {
    super(tools, () => shippingMethods);
  }

  override create(input: Values, bounds: Bounds, actor: Actor | null): Promise<number> {
    return super.create(checked(input, {}), bounds, actor);
  }

  override async update(id: number, input: Values, bounds: Bounds, actor: Actor | null): Promise<void> {
    await super.update(id, checked(input, { ...(await this.find(id, bounds)) }), bounds, actor);
  }
}

/** The input without what belongs to another type. @throws Failure 422 with an error per field */
export function checked(input: Values, before: Values): Values {
  const { values, errors } = readMethod(input, before);
  if (Object.keys(errors).length > 0) throw Failure.invalid(errors);
  return values;
}

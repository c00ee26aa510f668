import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MovementType } from '@stoa/contracts';
import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';
import type { Bounds, Values } from '../../kernel/resource';
import { ResourceStore, StoreTools } from '../../kernel/resource';
import { Variant } from '../catalogue';
import { StockMovement } from './stock-movement.entity';
import { Stock } from './stock';

/** Sign of the quantity by manual movement type (0: either); sales are recorded by orders only. */
const SIGNS: Partial<Record<MovementType, 1 | -1 | 0>> = { receipt: 1, return: 1, damage: -1, adjust: 0 };

/** Creates manual stock movements; movements are append-only. */
@Injectable()
export class InventoryStore extends ResourceStore<StockMovement> {
  constructor(
    tools: StoreTools,
    private readonly stock: Stock,
  ) {
    super(tools);
  }

  override async create(input: Values, _bounds: Bounds, actor: Actor | null): Promise<number> {
    const movement = input as unknown as Pick<StockMovement, 'variant_id' | 'type' | 'quantity' | 'reason'>;
    const sign = SIGNS[movement.type];
    if (sign === undefined) throw Failure.field('type', 'sales are recorded by orders only');
    if (movement.quantity === 0) throw Failure.field('quantity', 'must not be 0');
    if (sign !== 0 && Math.sign(movement.quantity) !== sign)
      throw Failure.field('quantity', sign > 0 ? 'must be more than 0' : 'must be less than 0');
    const key = `manual:${randomUUID()}`;
    return this.tools.database.tx(async (em) => {
      if (!(await em.exists(Variant, { where: { id: movement.variant_id } })))
        throw Failure.field('variant_id', 'does not exist');
      await this.stock.move({ ...movement, key, actor: actor && `${actor.audience}:${actor.id}` });
      return (await em.findOneOrFail(StockMovement, { where: { movement_key: key } })).id;
    });
  }
}

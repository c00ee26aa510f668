import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Clock } from '../../kernel/clock';
import { Database, insertMany } from '../../kernel/database';
import type { VariantMovement } from '../catalogue';
import { VariantStock } from '../catalogue';
import { StockMovement } from './stock-movement.entity';
import { Stock } from './stock';

/** Implements the catalogue's `VariantStock` with stock movements. */
@Injectable()
export class RecordedVariantStock extends VariantStock {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly stock: Stock,
  ) {
    super();
  }

  move(movement: VariantMovement): Promise<void> {
    return this.stock.move(movement);
  }

  async record(movements: readonly VariantMovement[]): Promise<void> {
    const now = this.clock.now();
    const rows = movements.map(({ key, variant_id, type, quantity, reason, actor }) => ({
      variant_id,
      type,
      quantity,
      reason,
      actor,
      reference: null,
      movement_key: key,
      created_at: now,
      updated_at: now,
    }));
    await insertMany(this.database.em, StockMovement, rows);
  }

  wasTraded(variant_id: number): Promise<boolean> {
    const type = In(['sale', 'return', 'damage'] as const);
    return this.database.em.exists(StockMovement, { where: { variant_id, type } });
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MovementType } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, Database, insertRows, isDuplicate, isRefusedReference } from '../../kernel/database';
import { Failure } from '../../kernel/http';
import { Variant } from '../catalogue';
import { StockMovement } from './stock-movement.entity';
import type { StockChange } from './stock-changes';
import { StockChanges } from './stock-changes';
import { StockReturns } from './stock-returns';
import { TakeUnits } from './take-units';

/** A quantity of a variant. */
export interface StockLine {
  variant_id: number;
  quantity: number;
}

/** A sale or return with its idempotency key; a repeat with the same key moves nothing. */
export interface KeyedStockLine extends StockLine {
  key: string;
  /** Reference such as an order number. */
  reference?: string;
}

/** A movement by a person or by the system. */
export interface Movement extends StockLine {
  type: MovementType;
  reason?: string | null;
  reference?: string | null;
  key?: string;
  actor?: string | null;
}

/** Reserves, moves and returns stock in the caller's transaction; rows are always locked in id order. */
@Injectable()
export class Stock {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly units: TakeUnits,
    private readonly changes: StockChanges,
    private readonly returns: StockReturns,
  ) {}

  /** Reserves stock for an order, all or nothing: 409 `insufficient_stock` if any variant lacks units. */
  async reserve(lines: readonly StockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const totals = perVariant(lines);
      await this.units.execute(totals, 'reserve');
      await this.changes.publish(unsold([...totals.keys()]));
    });
  }

  /** Releases reserved stock. */
  async release(lines: readonly StockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const totals = perVariant(lines);
      for (const [id, quantity] of totals) {
        const isReleased = await this.change(
          id,
          'reserved - :quantity',
          'on_hand',
          quantity,
          'reserved >= :quantity',
        );
        if (!isReleased) await this.requireDeleted(id);
      }
      await this.changes.publish(unsold([...totals.keys()]));
      await this.returns.publish(totals);
    });
  }

  /** Turns reservations into sales. */
  async sellReserved(lines: readonly KeyedStockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const sold: StockLine[] = [];
      for (const line of byVariant(lines)) {
        if (!(await this.record({ ...line, type: 'sale', quantity: -line.quantity }))) continue;
        const { variant_id: id, quantity } = line;
        const isSold = await this.change(
          id,
          'reserved - :quantity',
          'on_hand - :quantity',
          quantity,
          'reserved >= :quantity',
        );
        if (isSold) sold.push(line);
        else await this.requireDeleted(id);
      }
      await this.changes.publish(sold.map(soldOf));
    });
  }

  /**
   * Sells stock without a previous reservation, for orders that are confirmed at once; all or nothing, with
   * 409 `insufficient_stock` like `reserve`. A duplicate key fails the whole transaction.
   */
  async sell(lines: readonly KeyedStockLine[]): Promise<void> {
    await this.database.tx(async (em) => {
      await this.units.execute(perVariant(lines), 'sell');
      const now = asSqlMoment(this.clock.now());
      const rows = lines.map(({ key, variant_id, quantity, reference = null }) => ({
        variant_id,
        type: 'sale',
        quantity: -quantity,
        reference,
        movement_key: key,
        created_at: now,
        updated_at: now,
      }));
      await Promise.all([insertRows(em, 'stock_movements', rows), this.changes.publish(lines.map(soldOf))]);
    });
  }

  /** Returns sold units to stock, as when an order is cancelled after its sale. */
  async restock(lines: readonly KeyedStockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const back: StockLine[] = [];
      for (const line of byVariant(lines)) {
        if (!(await this.record({ ...line, type: 'return' }))) continue;
        await this.change(line.variant_id, 'reserved', 'on_hand + :quantity', line.quantity);
        back.push({ ...line, quantity: -line.quantity });
      }
      await this.changes.publish(back.map(soldOf));
      await this.returns.publish(perVariant(back.map((line) => ({ ...line, quantity: -line.quantity }))));
    });
  }

  /** Any other movement; reserved units can't be removed (422 on `quantity`). */
  async move(movement: Movement): Promise<void> {
    await this.database.tx(async () => {
      if (!(await this.record(movement))) return;
      const { variant_id: id, quantity } = movement;
      const condition = quantity < 0 ? `(on_hand + :quantity >= reserved OR backorder = 'allow')` : undefined;
      const moved = await this.change(id, 'reserved', 'on_hand + :quantity', quantity, condition);
      if (!moved)
        throw Failure.field('quantity', 'Not enough units are available: some are reserved for orders.');
      await this.changes.publish(unsold([id]));
      if (quantity > 0) await this.returns.publish(new Map([[id, quantity]]));
    });
  }

  private async change(
    id: number,
    reserved: string,
    on_hand: string,
    quantity: number,
    condition?: string,
  ): Promise<boolean> {
    const update = this.database.em
      .createQueryBuilder()
      .update(Variant)
      .set({ reserved: () => reserved, on_hand: () => on_hand, updated_at: this.clock.now() })
      .where('id = :id', { id })
      .setParameters({ quantity });
    if (condition) update.andWhere(condition);
    return ((await update.execute()).affected ?? 0) > 0;
  }

  /** Throws 409 `not_reserved`, unless an earlier release hard-deleted the variant, which orders outlive. */
  private async requireDeleted(id: number): Promise<void> {
    if (await this.database.em.exists(Variant, { where: { id }, withDeleted: true })) throw notReserved(id);
  }

  /** Inserts the movement; false when its key exists already or its variant was hard-deleted. */
  private async record({ key, ...movement }: Movement): Promise<boolean> {
    const now = this.clock.now();
    const { variant_id, type, quantity, reason = null, reference = null, actor = null } = movement;
    const row = { variant_id, type, quantity, reason, reference, actor, created_at: now, updated_at: now };
    try {
      await this.database.em.insert(StockMovement, { ...row, movement_key: key ?? `manual:${randomUUID()}` });
      return true;
    } catch (error) {
      if (isDuplicate(error) || isRefusedReference(error)) return false;
      throw error;
    }
  }
}

function perVariant(lines: readonly StockLine[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const { variant_id, quantity } of byVariant(lines))
    totals.set(variant_id, (totals.get(variant_id) ?? 0) + quantity);
  return totals;
}

function byVariant<T extends StockLine>(lines: readonly T[]): T[] {
  return [...lines].sort((a, b) => a.variant_id - b.variant_id);
}

function notReserved(id: number): Failure {
  return Failure.conflict('not_reserved', 'These units were not reserved.', { variant_id: id });
}

const soldOf = ({ variant_id, quantity }: StockLine): StockChange => ({ variant_id, sold: quantity });

const unsold = (ids: readonly number[]): StockChange[] => ids.map((variant_id) => ({ variant_id, sold: 0 }));

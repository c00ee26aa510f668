import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MovementType } from '@stoa/contracts';
import { In } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { Database, isDuplicate, isRefusedReference } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { Variant } from '../products/variant.entity';
import { StockMovement } from './stock-movement.entity';
import { StockWatch } from './stock-watch';

/** Pieces of a variant. */
export interface StockLine {
  variant_id: number;
  quantity: number;
}

/** Pieces that move for good; a repeat with the same key moves nothing (domain §1.5). */
export interface KeyedStockLine extends StockLine {
  key: string;
  /** What it belongs to, such as an order's number. */
  reference?: string;
}

/** A movement as a person or the shop itself makes it. */
export interface Movement extends StockLine {
  type: MovementType;
  reason?: string | null;
  reference?: string | null;
  key?: string;
  actor?: string | null;
}

/** Holds for a living variant while so many pieces are neither sold nor promised, or more may be sold than there are. */
const ENOUGH = `deleted_at IS NULL AND (backorder = 'allow' OR on_hand - reserved >= :quantity)`;

/** Promises, moves and returns pieces; used inside the caller's transaction, rows always taken in id order. */
@Injectable()
export class Stock {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly watch: StockWatch,
  ) {}

  /** Promises pieces to an order; refuses all with 409 `insufficient_stock` when any variant has too few. */
  async reserve(lines: readonly StockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const totals = perVariant(lines);
      const short: number[] = [];
      for (const [id, quantity] of totals) if (!(await this.promise(id, quantity))) short.push(id);
      if (short.length) throw await this.insufficient(short);
      await this.watch.renew([...totals.keys()]);
    });
  }

  /** Gives promised pieces back. */
  async release(lines: readonly StockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const totals = perVariant(lines);
      for (const [id, quantity] of totals) {
        const given = await this.change(
          id,
          'reserved - :quantity',
          'on_hand',
          quantity,
          'reserved >= :quantity',
        );
        if (!given) await this.demandGone(id);
      }
      await this.watch.renew([...totals.keys()]);
      await this.watch.came(totals);
    });
  }

  /** Turns promised pieces into sold ones. */
  async take(lines: readonly KeyedStockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const sold: StockLine[] = [];
      for (const line of byVariant(lines)) {
        if (!(await this.record({ ...line, type: 'sale', quantity: -line.quantity }))) continue;
        const { variant_id: id, quantity } = line;
        const taken = await this.change(
          id,
          'reserved - :quantity',
          'on_hand - :quantity',
          quantity,
          'reserved >= :quantity',
        );
        if (taken) sold.push(line);
        else await this.demandGone(id);
      }
      await this.watch.sold(sold);
    });
  }

  /**
   * Sells pieces at once that were not promised before, for orders that wait for nothing; refuses all with 409
   * `insufficient_stock` like `reserve`. A key that is known already fails the whole transaction.
   */
  async sell(lines: readonly KeyedStockLine[]): Promise<void> {
    await this.database.tx(async (em) => {
      const short: number[] = [];
      for (const [id, quantity] of perVariant(lines)) {
        const sold = await this.change(id, 'reserved', 'on_hand - :quantity', quantity, ENOUGH);
        if (!sold) short.push(id);
      }
      if (short.length) throw await this.insufficient(short);
      const now = this.clock.now();
      const rows = lines.map(({ key, variant_id, quantity, reference = null }) => ({
        ...{ variant_id, type: 'sale' as const, quantity: -quantity, reason: null, reference, actor: null },
        ...{ movement_key: key, created_at: now, updated_at: now },
      }));
      await em.createQueryBuilder().insert().into(StockMovement).values(rows).updateEntity(false).execute();
      await this.watch.sold(lines);
    });
  }

  /** Brings sold pieces back, as when an order is cancelled after its sale. */
  async putBack(lines: readonly KeyedStockLine[]): Promise<void> {
    await this.database.tx(async () => {
      const back: StockLine[] = [];
      for (const line of byVariant(lines)) {
        if (!(await this.record({ ...line, type: 'return' }))) continue;
        await this.change(line.variant_id, 'reserved', 'on_hand + :quantity', line.quantity);
        back.push({ ...line, quantity: -line.quantity });
      }
      await this.watch.sold(back);
      await this.watch.came(perVariant(back.map((line) => ({ ...line, quantity: -line.quantity }))));
    });
  }

  /** Any other movement; pieces that are promised can't be taken away. */
  async move(movement: Movement): Promise<void> {
    await this.database.tx(async () => {
      if (!(await this.record(movement))) return;
      const { variant_id: id, quantity } = movement;
      const left = quantity < 0 ? `(on_hand + :quantity >= reserved OR backorder = 'allow')` : undefined;
      const moved = await this.change(id, 'reserved', 'on_hand + :quantity', quantity, left);
      if (!moved)
        throw Failure.field('quantity', 'Not enough units are available: some are reserved for orders.');
      await this.watch.renew([id]);
      if (quantity > 0) await this.watch.came(new Map([[id, quantity]]));
    });
  }

  private promise(id: number, quantity: number): Promise<boolean> {
    return this.change(id, 'reserved + :quantity', 'on_hand', quantity, ENOUGH);
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

  /** An order outlives its variants: of one that an earlier release deleted for good nothing is left to move. */
  private async demandGone(id: number): Promise<void> {
    if (await this.database.em.exists(Variant, { where: { id }, withDeleted: true })) throw notPromised(id);
  }

  /** Writes the movement once; false when its key is known already or its variant is not there any more. */
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

  private async insufficient(ids: number[]): Promise<Failure> {
    const rows = await this.database.em.find(Variant, { where: { id: In(ids) } });
    const left = new Map(rows.map((row) => [row.id, Math.max(0, row.on_hand - row.reserved)]));
    const variants = ids.map((id) => ({ variant_id: id, available: left.get(id) ?? 0 }));
    return Failure.conflict('insufficient_stock', 'There is not enough stock left.', { variants });
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

function notPromised(id: number): Failure {
  return Failure.conflict('not_reserved', 'These units were not reserved.', { variant_id: id });
}

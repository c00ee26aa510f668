import { Injectable } from '@nestjs/common';
import { MAX_SAVED_LINES } from '@stoa/contracts';
import { In, LessThan } from 'typeorm';
import { Clock } from '../../../kernel/clock';
import { asSqlMoment, Database, insertRows } from '../../../kernel/database';
import { Failure } from '../../../kernel/http';
import { msg } from '../../../kernel/translation';
import type { StoredLine } from '../carts';
import type { SavedKind } from './saved-line.entity';
import { SavedCartLine } from './saved-line.entity';

/** Milliseconds during which a removal can be undone. */
const UNDO_WINDOW = 30 * 60_000;

/** The fields of a cart line that are stored. */
type SavedRow = Pick<StoredLine, 'variant_id' | 'quantity' | 'unit_price'>;

/** Stores saved-for-later items and removed lines of carts; all writes run in the caller's transaction. */
@Injectable()
export class SavedLines {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Newest first, without removals that can no longer be undone. */
  async read(cartId: number | null): Promise<SavedCartLine[]> {
    if (cartId === null) return [];
    const order = { updated_at: 'DESC', id: 'DESC' } as const;
    const rows = await this.database.em.find(SavedCartLine, { where: { cart_id: cartId }, order });
    const oldest = this.oldestRemoval();
    return rows.filter(({ kind, updated_at }) => kind === 'saved' || updated_at >= oldest);
  }

  /** Stores lines of a locked cart, replacing those of the same variants; deletes expired removals. */
  async store(cartId: number, kind: SavedKind, lines: readonly SavedRow[]): Promise<void> {
    if (lines.length === 0) return;
    const { em } = this.database;
    const sameLine = { cart_id: cartId, kind, variant_id: In(lines.map((line) => line.variant_id)) };
    await em.delete(SavedCartLine, sameLine);
    const old = { cart_id: cartId, kind: 'removed', updated_at: LessThan(this.oldestRemoval()) } as const;
    if (kind === 'removed') await em.delete(SavedCartLine, old);
    else await this.requireCapacity(cartId, lines.length);
    const now = asSqlMoment(this.clock.now());
    const stamps = { created_at: now, updated_at: now };
    await insertRows(
      em,
      'saved_cart_lines',
      lines.map(({ variant_id, quantity, unit_price }) => ({
        cart_id: cartId,
        kind,
        variant_id,
        quantity,
        unit_price,
        ...stamps,
      })),
    );
  }

  /** Deletes one line; false when another request won the race. */
  async remove(cartId: number, id: number): Promise<boolean> {
    const { affected } = await this.database.em.delete(SavedCartLine, { id, cart_id: cartId });
    return affected === 1;
  }

  /** Moves one cart's stored lines to another, which retains its own of the same variant and its limit. */
  async move(from: number, to: number): Promise<void> {
    const [coming, own] = [await this.read(from), await this.read(to)];
    const has = (row: SavedCartLine): boolean =>
      own.some(({ kind, variant_id }) => kind === row.kind && variant_id === row.variant_id);
    const room = MAX_SAVED_LINES - own.filter(({ kind }) => kind === 'saved').length;
    const fresh = coming.filter((row) => !has(row));
    const saved = fresh.filter(({ kind }) => kind === 'saved').slice(0, Math.max(0, room));
    await this.store(to, 'saved', saved);
    await this.store(
      to,
      'removed',
      fresh.filter(({ kind }) => kind === 'removed'),
    );
  }

  private async requireCapacity(cartId: number, wanted: number): Promise<void> {
    const count = await this.database.em.countBy(SavedCartLine, { cart_id: cartId, kind: 'saved' });
    if (count + wanted > MAX_SAVED_LINES)
      throw Failure.conflict('saved_full', msg`You can save ${MAX_SAVED_LINES} items for later at most.`, {
        max: MAX_SAVED_LINES,
      });
  }

  private oldestRemoval(): Date {
    return new Date(this.clock.now().getTime() - UNDO_WINDOW);
  }
}

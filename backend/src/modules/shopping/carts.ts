import { Injectable } from '@nestjs/common';
import type { CartNote } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, Database, insertRow, isDuplicate } from '../../kernel/database';
import { Cart, CartLine } from './cart.entity';
import type { CartOwner } from './cart-owner';

/** A stored cart line; `unit_price` is the price that the buyer saw, in the default currency. */
export interface StoredLine {
  id: number;
  variant_id: number;
  quantity: number;
  unit_price: number;
  /** Key of the last request that added to it. */
  request_key?: string | null;
}

/** Notes to vendors by vendor id; null for a note that was cleared. */
export type CartNotes = Record<number, CartNote | null>;

/** A stored cart; `id` is null until a line is added. */
export interface StoredCart {
  id: number | null;
  lines: StoredLine[];
  notes: CartNotes;
}

interface Row {
  cart_id: number;
  id: number | null;
  variant_id: number;
  quantity: number;
  unit_price: number | string;
  request_key: string | null;
  notes: string | null;
}

/** Reads and writes carts and their lines. */
@Injectable()
export class Carts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The owner's cart with its lines in order of creation, in a single query. */
  async read(owner: CartOwner | null): Promise<StoredCart> {
    if (!owner) return { id: null, lines: [], notes: {} };
    const [column, value] = entryOf(owner);
    const rows: Row[] = await this.database.em.query(
      `SELECT c.id AS cart_id, l.id, l.variant_id, l.quantity, l.unit_price, l.request_key, c.notes
        FROM carts c LEFT JOIN cart_lines l ON l.cart_id = c.id WHERE c.${column} = ? ORDER BY l.id`,
      [value],
    );
    const lines = rows.flatMap(({ id, unit_price, cart_id: _cart, notes: _notes, ...line }) =>
      id === null ? [] : [{ id, ...line, unit_price: Number(unit_price) }],
    );
    return { id: rows[0]?.cart_id ?? null, lines, notes: notesOf(rows[0]?.notes ?? null) };
  }

  /** Locks the cart's row until the transaction ends, to serialise concurrent requests. */
  async lock(cartId: number): Promise<void> {
    await this.database.em.update(Cart, { id: cartId }, { updated_at: this.clock.now() });
  }

  /** Replaces the notes to vendors. */
  async writeNotes(cartId: number, notes: CartNotes): Promise<void> {
    const filled = Object.entries(notes).filter(([, note]) => note !== null);
    const text = filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : null;
    await this.database.em.update(Cart, { id: cartId }, { notes: text, updated_at: this.clock.now() });
  }

  /** Id of the owner's cart, which is created if missing, in the caller's transaction. */
  async findOrCreate(owner: CartOwner): Promise<number> {
    const { em } = this.database;
    const [column, value] = entryOf(owner);
    const [existing]: { id: number }[] = await em.query(`SELECT id FROM carts WHERE ${column} = ?`, [value]);
    return existing?.id ?? insertRow(em, 'carts', { [column]: value, ...this.stamps() });
  }

  /**
   * Inserts a line for a variant that is new to the cart; raises the line when another request won the race.
   */
  async insert(cartId: number, line: Omit<StoredLine, 'id'>): Promise<void> {
    const { variant_id, quantity, unit_price, request_key = null } = line;
    const row = { cart_id: cartId, variant_id, quantity, unit_price, request_key, ...this.stamps() };
    // Insert first: an UPDATE without a match would take a gap lock that blocks inserts of lines into all
    // other carts.
    await insertRow(this.database.em, 'cart_lines', row).catch(async (error: unknown) => {
      if (!isDuplicate(error) || !(await this.increaseQuantity(cartId, line))) throw error;
    });
  }

  /** Adds units to the line of a variant, once per request key; false when there is no such line. */
  async increaseQuantity(
    cartId: number,
    { variant_id, quantity, unit_price, request_key = null }: Omit<StoredLine, 'id'>,
  ): Promise<boolean> {
    const raising = this.database.em
      .createQueryBuilder()
      .update(CartLine)
      .set({ quantity: () => 'quantity + :quantity', unit_price, request_key, updated_at: this.clock.now() })
      .where('cart_id = :cartId AND variant_id = :variant_id', { cartId, variant_id })
      .setParameters({ quantity });
    if (request_key !== null)
      raising.andWhere('(request_key IS NULL OR request_key <> :request_key)', { request_key });
    const { affected } = await raising.execute();
    if (affected === 1 || request_key === null) return affected === 1;
    // The same request was executed before, maybe concurrently, so its effect is already there.
    return this.database.em.existsBy(CartLine, { cart_id: cartId, variant_id, request_key });
  }

  /** Sets the quantity and unit price of a cart line; false when the cart has no such line. */
  async set(cartId: number, lineId: number, quantity: number, unitPrice: number): Promise<boolean> {
    const values = { quantity, unit_price: unitPrice, updated_at: this.clock.now() };
    const { affected } = await this.database.em.update(CartLine, { id: lineId, cart_id: cartId }, values);
    return affected === 1;
  }

  /** Stores the price that the buyer has seen on a line, in the default currency. */
  async reprice(cartId: number, lineId: number, unit_price: number): Promise<void> {
    const values = { unit_price, updated_at: this.clock.now() };
    await this.database.em.update(CartLine, { id: lineId, cart_id: cartId }, values);
  }

  /** Deletes lines whose quantity is still the given one; returns how many were deleted. */
  async removeUnchanged(
    cartId: number,
    lines: readonly Pick<StoredLine, 'id' | 'quantity'>[],
  ): Promise<number> {
    if (lines.length === 0) return 0;
    const still = lines.map((_, at) => `(id = :id${at} AND quantity = :quantity${at})`).join(' OR ');
    const values = lines.flatMap(({ id, quantity }, at) => [
      [`id${at}`, id],
      [`quantity${at}`, quantity],
    ]);
    const { affected } = await this.database.em
      .createQueryBuilder()
      .delete()
      .from(CartLine)
      .where(`cart_id = :cartId AND (${still})`, { cartId, ...Object.fromEntries(values) })
      .execute();
    return affected ?? 0;
  }

  /** Deletes lines; returns how many existed. */
  async remove(cartId: number, lineIds: readonly number[]): Promise<number> {
    if (lineIds.length === 0) return 0;
    const { affected } = await this.database.em
      .createQueryBuilder()
      .delete()
      .from(CartLine)
      .where('cart_id = :cartId AND id IN (:...lineIds)', { cartId, lineIds })
      .execute();
    return affected ?? 0;
  }

  private stamps(): { created_at: string; updated_at: string } {
    const now = asSqlMoment(this.clock.now());
    return { created_at: now, updated_at: now };
  }
}

function notesOf(text: string | null): CartNotes {
  return text === null ? {} : (JSON.parse(text) as CartNotes);
}

/** The column that identifies a cart's owner, and its value. */
function entryOf(owner: CartOwner): [keyof CartOwner, number | string] {
  return Object.entries(owner)[0] as [keyof CartOwner, number | string];
}

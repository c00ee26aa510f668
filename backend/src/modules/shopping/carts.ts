import { Injectable } from '@nestjs/common';
import type { CartNote } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, changeRows, Database, insertRow } from '../../kernel/database';
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

/** A line with its cart's columns; a cart without lines has one row without a line. */
export interface CartRow {
  cart_id: number | null;
  id: number | null;
  variant_id: number | null;
  quantity: number;
  unit_price: number | string;
  request_key: string | null;
  notes: string | null;
}

/** Statement that reads the `CartRow`s of an owner, without their order, and its values. */
export function cartRowsOf(owner: CartOwner): { sql: string; values: (number | string)[] } {
  const [column, value] = entryOf(owner);
  const sql = `SELECT c.id AS cart_id, l.id, l.variant_id, l.quantity, l.unit_price, l.request_key, c.notes
        FROM carts c LEFT JOIN cart_lines l ON l.cart_id = c.id WHERE c.${column} = ?`;
  return { sql, values: [value] };
}

/** A cart from its rows, whose lines are in order of creation. */
export function storedCart(rows: readonly CartRow[]): StoredCart {
  const lines = rows.flatMap(({ id, variant_id, quantity, unit_price, request_key }) =>
    id === null || variant_id === null
      ? []
      : [{ id, variant_id, quantity, unit_price: Number(unit_price), request_key }],
  );
  return { id: rows[0]?.cart_id ?? null, lines, notes: notesOf(rows[0]?.notes ?? null) };
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
    if (!owner) return storedCart([]);
    const { sql, values } = cartRowsOf(owner);
    return storedCart(await this.database.em.query(`${sql} ORDER BY l.id`, values));
  }

  /**
   * Locks the owner's cart and its lines until the transaction ends; SQLite's transactions run one after another.
   * @returns false if there is no cart, and so nothing to lock
   */
  async lockOwned(owner: CartOwner): Promise<boolean> {
    if (this.database.engine === 'sqlite') return true;
    const [column, value] = entryOf(owner);
    const locked: unknown[] = await this.database.em.query(
      `SELECT c.id FROM carts c LEFT JOIN cart_lines l ON l.cart_id = c.id WHERE c.${column} = ? FOR UPDATE`,
      [value],
    );
    return locked.length > 0;
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

  /** Creates the owner's cart; returns its id. */
  create(owner: CartOwner): Promise<number> {
    const [column, value] = entryOf(owner);
    return insertRow(this.database.em, 'carts', { [column]: value, ...this.stamps() });
  }

  /** Inserts a line for a variant that is new to the cart; returns its id. */
  insert(cartId: number, line: Omit<StoredLine, 'id'>): Promise<number> {
    const { variant_id, quantity, unit_price, request_key = null } = line;
    const row = { cart_id: cartId, variant_id, quantity, unit_price, request_key, ...this.stamps() };
    return insertRow(this.database.em, 'cart_lines', row);
  }

  /** Changes a line of a cart that is locked. */
  async write({ id, quantity, unit_price, request_key = null }: StoredLine): Promise<void> {
    await this.database.em.query(
      'UPDATE cart_lines SET quantity = ?, unit_price = ?, request_key = ?, updated_at = ? WHERE id = ?',
      [quantity, unit_price, request_key, asSqlMoment(this.clock.now()), id],
    );
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
    const unchanged = lines.map(() => '(id = ? AND quantity = ?)').join(' OR ');
    return changeRows(this.database.em, `DELETE FROM cart_lines WHERE cart_id = ? AND (${unchanged})`, [
      cartId,
      ...lines.flatMap(({ id, quantity }) => [id, quantity]),
    ]);
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

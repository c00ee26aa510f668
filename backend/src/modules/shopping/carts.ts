import { Injectable } from '@nestjs/common';
import type { CartNote } from '@stoa/contracts';
import { Clock } from '../../kernel/clock';
import { asSqlMoment, Database, insertRow, isDuplicate } from '../../kernel/database';
import { Cart, CartLine } from './cart.entity';
import type { CartOwner } from './cart-owner';

/** A line as it is stored; `unit_price` is what the buyer saw, in the default currency. */
export interface StoredLine {
  id: number;
  variant_id: number;
  quantity: number;
  unit_price: number;
  /** Key of the request that last added to it. */
  request_key?: string | null;
}

/** What is noted for sellers, by the vendor's id; null where a note was taken back. */
export type CartNotes = Record<number, CartNote | null>;

/** A cart as it is stored; without an id as long as nothing was put in. */
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

  /** The owner's cart with its lines in the order they came, by one statement. */
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

  /** Holds the cart's row until the transaction ends, where requests must not overtake each other. */
  async lock(cartId: number): Promise<void> {
    await this.database.em.update(Cart, { id: cartId }, { updated_at: this.clock.now() });
  }

  /** Replaces what is noted for sellers. */
  async writeNotes(cartId: number, notes: CartNotes): Promise<void> {
    const told = Object.entries(notes).filter(([, note]) => note !== null);
    const text = told.length > 0 ? JSON.stringify(Object.fromEntries(told)) : null;
    await this.database.em.update(Cart, { id: cartId }, { notes: text, updated_at: this.clock.now() });
  }

  /** Id of the owner's cart, made when there is none; in the caller's transaction. */
  async ensure(owner: CartOwner): Promise<number> {
    const { em } = this.database;
    const [column, value] = entryOf(owner);
    const [known]: { id: number }[] = await em.query(`SELECT id FROM carts WHERE ${column} = ?`, [value]);
    return known?.id ?? insertRow(em, 'carts', { [column]: value, ...this.stamps() });
  }

  /** Puts pieces of a variant in that the cart does not hold yet, or adds to them when another request was faster. */
  async insert(cartId: number, line: Omit<StoredLine, 'id'>): Promise<void> {
    const { variant_id, quantity, unit_price, request_key = null } = line;
    const row = { cart_id: cartId, variant_id, quantity, unit_price, request_key, ...this.stamps() };
    // Not an update first: finding no row, it would lock the gap that every other cart's next line goes into.
    await insertRow(this.database.em, 'cart_lines', row).catch(async (error: unknown) => {
      if (!isDuplicate(error) || !(await this.raise(cartId, line))) throw error;
    });
  }

  /** Adds pieces to the cart's line of their variant, once per request key; false when there is no such line. */
  async raise(
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
    // The same request was here before, maybe at the same moment: what it asks for is done.
    return this.database.em.existsBy(CartLine, { cart_id: cartId, variant_id, request_key });
  }

  /** Makes a line of the cart hold so many pieces at this price; false when the cart has no such line. */
  async set(cartId: number, lineId: number, quantity: number, unitPrice: number): Promise<boolean> {
    const values = { quantity, unit_price: unitPrice, updated_at: this.clock.now() };
    const { affected } = await this.database.em.update(CartLine, { id: lineId, cart_id: cartId }, values);
    return affected === 1;
  }

  /** Notes the price that the buyer has seen on a line, in the default currency. */
  async reprice(cartId: number, lineId: number, unit_price: number): Promise<void> {
    const values = { unit_price, updated_at: this.clock.now() };
    await this.database.em.update(CartLine, { id: lineId, cart_id: cartId }, values);
  }

  /** Takes out the lines that still hold these quantities; answers how many did. */
  async take(cartId: number, lines: readonly Pick<StoredLine, 'id' | 'quantity'>[]): Promise<number> {
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

  /** Takes lines out; answers how many there were. */
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

/** The column that names a cart's owner, and its value. */
function entryOf(owner: CartOwner): [keyof CartOwner, number | string] {
  return Object.entries(owner)[0] as [keyof CartOwner, number | string];
}

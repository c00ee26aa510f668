import type { EntityManager } from 'typeorm';
import { In, IsNull } from 'typeorm';
import { Customer } from '../../customers';
import type { Order } from '../order.entity';

type Bought = Pick<Order, 'customer_id'>;

/** Whether an order's buyer has a wallet: no guest, and no account that was erased. */
export async function hasWallet(em: EntityManager, order: Bought): Promise<boolean> {
  return (await findWallets(em, [order])).size > 0;
}

/** Customers with a wallet among the buyers of orders, by id. */
export async function findWallets(em: EntityManager, orders: readonly Bought[]): Promise<Set<number>> {
  const ids = [...new Set(orders.flatMap(({ customer_id: id }) => (id === null ? [] : [id])))];
  if (ids.length === 0) return new Set();
  // A deleted customer can be restored, an erased one can't.
  const where = { id: In(ids), erased_at: IsNull() };
  const found = await em.find(Customer, { where, select: { id: true }, withDeleted: true });
  return new Set(found.map(({ id }) => id));
}

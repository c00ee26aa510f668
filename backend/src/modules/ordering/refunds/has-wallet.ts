import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { Customer } from '../../customers';
import type { Order } from '../order.entity';

/** Whether an order's buyer has a wallet: no guest, and no account that was erased. */
export async function hasWallet(
  em: EntityManager,
  { customer_id: id }: Pick<Order, 'customer_id'>,
): Promise<boolean> {
  if (id === null) return false;
  // A deleted customer can be restored, an erased one can't.
  return em.exists(Customer, { where: { id, erased_at: IsNull() }, withDeleted: true });
}

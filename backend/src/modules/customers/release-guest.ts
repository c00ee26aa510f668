import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { Customer } from './customer.entity';

/** Soft-deletes a guest record in favour of an account, which gets its orders once verified (ADR 27). */
export async function releaseGuest(em: EntityManager, email: string, now: Date): Promise<void> {
  const guest = { email, is_guest: true, deleted_at: IsNull() };
  await em.update(Customer, guest, { deleted_at: now, deleted_key: () => 'id', updated_at: now });
}

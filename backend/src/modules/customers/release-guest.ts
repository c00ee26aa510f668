import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { Customer } from './customer.entity';

/** A guest's record gives way to an account; what was bought follows once the address is proven (ADR 27). */
export async function releaseGuest(em: EntityManager, email: string, now: Date): Promise<void> {
  const guest = { email, is_guest: true, deleted_at: IsNull() };
  await em.update(Customer, guest, { deleted_at: now, deleted_key: () => 'id', updated_at: now });
}

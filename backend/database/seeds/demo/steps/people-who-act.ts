import type { Actor, Caller } from '../../../../src/kernel/access';
import { Principals } from '../../../../src/kernel/access';
import { VendorUser } from '../../../../src/modules/vendors';
import type { Seeder } from '../../seeder';

/** Somebody of the demo shop as a use case meets them. */
async function actorOf(
  seeder: Seeder,
  audience: 'admin' | 'vendor' | 'customer',
  id: number,
): Promise<Actor> {
  const principal = await seeder.get(Principals).getSource(audience).load(id);
  if (!principal) throw new Error(`The demo ${audience} ${id} can’t act`);
  return { ...principal, audience, session_id: 0 };
}

/** The demo shop's operator. */
export function operatorOf(seeder: Seeder): Promise<Actor> {
  return actorOf(seeder, 'admin', seeder.id('admins', 'admin@stoa.test'));
}

/** Who runs a vendor of the demo shop. */
export async function sellerOf(seeder: Seeder, email: string): Promise<Actor> {
  const user = await seeder.database.em.findOneOrFail(VendorUser, { where: { email } });
  return actorOf(seeder, 'vendor', user.id);
}

/** A request of an actor, in a language. */
export function callOf(actor: Actor, language = 'en'): Caller {
  return { actor, session: null, language, currency: null, ip: '127.0.0.1' };
}

/** A request of one of the demo customers. */
export async function shopperCall(seeder: Seeder, email: string, language: string): Promise<Caller> {
  return callOf(await actorOf(seeder, 'customer', seeder.id('customers', email)), language);
}

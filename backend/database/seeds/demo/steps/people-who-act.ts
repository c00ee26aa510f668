import type { Actor, Caller } from '../../../../src/kernel/access';
import { Principals } from '../../../../src/kernel/access';
import type { Seeder } from '../../seeder';

/** Somebody of the demo shop as a use case meets them. */
async function actorOf(seeder: Seeder, audience: 'admin' | 'customer', id: number): Promise<Actor> {
  const principal = await seeder.get(Principals).source(audience).load(id);
  if (!principal) throw new Error(`The demo ${audience} ${id} can’t act`);
  return { ...principal, audience, session_id: 0 };
}

/** The demo shop's operator. */
export function operatorOf(seeder: Seeder): Promise<Actor> {
  return actorOf(seeder, 'admin', seeder.id('admins', 'admin@stoa.test'));
}

/** A request of an actor, in a language. */
export function callOf(actor: Actor, language = 'en'): Caller {
  return { actor, session: null, language, currency: null, ip: '127.0.0.1' };
}

/** A request of one of the demo customers. */
export async function shopperCall(seeder: Seeder, email: string, language: string): Promise<Caller> {
  return callOf(await actorOf(seeder, 'customer', seeder.id('customers', email)), language);
}

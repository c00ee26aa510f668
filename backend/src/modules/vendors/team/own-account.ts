import type { Actor } from '../../../kernel/access';

/** Whether a team member's account is that of the actor. */
export function isOwnAccount(id: number, actor: Actor | null): boolean {
  return actor?.audience === 'vendor' && actor.id === id;
}

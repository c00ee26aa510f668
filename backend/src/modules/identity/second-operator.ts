import type { Actor } from '../../kernel/access';
import { Failure } from '../../kernel/http';

/**
 * For what needs two people: the one who asked for it can't be the one who confirms it.
 * @throws Failure 409 `second_person_required`
 */
export function requireSecondOperator(requested_by: number | null, actor: Actor | null): void {
  if (requested_by !== null && requested_by === actor?.id)
    throw Failure.conflict('second_person_required', 'Another operator has to confirm this.');
}

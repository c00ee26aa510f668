import type { EntityManager } from 'typeorm';
import type { EntityClass, RecordUsers } from '../database';
import { isSoftDeletable, usersOf } from '../database';
import { Failure } from '../http';
import { msg, term } from '../translation';

/**
 * Refuses to permanently delete a referenced record, with the number and names of its users. @throws Failure
 * 409 `in_use`
 */
export async function refuseUsed(em: EntityManager, entity: EntityClass, id: number): Promise<void> {
  if (isSoftDeletable(entity)) return;
  const users = await usersOf(em, entity, id);
  if (users.length > 0) throw inUse(users);
}

/**
 * The failure for a record in use; without names, it says "other records". The count stands behind the resource's name,
 * which is a title: titles have no form for each number.
 */
export function inUse(users: readonly RecordUsers[]): Failure {
  const named = users.map(({ table, count, names }) =>
    names.length > 0
      ? msg`${term(table)} (${count}: ${shown(names, count)})`
      : msg`${term(table)} (${count})`,
  );
  const by = named.length ? named : [term('other_records')];
  return Failure.conflict('in_use', msg`This is still used by ${by} and can’t be deleted.`, {
    used_by: users,
  });
}

function shown(names: readonly string[], count: number): string {
  return `${names.join(', ')}${count > names.length ? ', …' : ''}`;
}

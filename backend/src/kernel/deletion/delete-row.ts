import type { EntityManager } from 'typeorm';
import { IsNull, Not } from 'typeorm';
import type { Clock } from '../clock';
import type { BaseRecord, EntityClass, SoftDeletableRecord } from '../database';
import { combineConditions, isDuplicate, isSoftDeletable, isStillReferenced, usersOf } from '../database';
import type { Field } from '../field';
import { Failure } from '../http';
import type { Slugs, Translator } from '../i18n';
import type { Bounds } from '../listing';
import { inUse } from './in-use';

interface Target {
  path: string;
  entity: EntityClass;
  fields: readonly Field[];
}

interface Tools {
  clock: Clock;
  slugs: Slugs;
  translator: Translator;
}

/**
 * Deletes a row in the caller's transaction: softly where its entity is soft-deletable, else permanently with
 * its translations.
 * @throws Failure 404 when it was deleted meanwhile, 409 `in_use` when it is referenced
 */
export async function deleteRow(em: EntityManager, tools: Tools, target: Target, id: number): Promise<void> {
  const { path, entity } = target;
  const isSoft = isSoftDeletable(entity);
  const { affected } = await (isSoft ? hide(em, tools, entity, id) : erase(em, entity, id));
  if (!affected) throw Failure.notFound();
  if (isSoft) return tools.slugs.release(path, [id]);
  await tools.translator.forget(path, id);
  await tools.slugs.forget(path, id);
}

/**
 * Restores a softly deleted row in the caller's transaction.
 * @throws Failure 404 when there is no such deleted row, 409 `taken` when another has one of its unique
 * values
 */
export async function restoreRow(
  em: EntityManager,
  { clock, slugs }: Tools,
  { path, entity, fields }: Target,
  id: number,
  bounds: Bounds,
): Promise<void> {
  if (!isSoftDeletable(entity)) throw Failure.notFound();
  const where = combineConditions({ id, deleted_at: Not(IsNull()) }, bounds);
  if (!(await em.exists(entity, { where: where as never, withDeleted: true }))) throw Failure.notFound();
  await em
    .update(entity, { id }, { deleted_at: null, deleted_key: 0, updated_at: clock.now() } as never)
    .catch(refuseTaken);
  const slug = await slugs.reclaim(path, id);
  const field = fields.find((one) => one.kind === 'slug');
  if (slug && field) await em.update(entity, { id }, { [field.name]: slug } as never);
}

/** Turns a violated unique key into a failure about the restored record. */
export function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw Failure.conflict(
    'taken',
    'This can’t be restored: another record now has its SKU, code or email address.',
  );
}

function hide(em: EntityManager, { clock }: Tools, entity: EntityClass, id: number) {
  const now = clock.now();
  const living: Partial<SoftDeletableRecord> = { id, deleted_at: IsNull() as never };
  return em.update(entity, living as never, { deleted_at: now, deleted_key: id, updated_at: now } as never);
}

/** References added since the check are caught by the foreign key. */
async function erase(em: EntityManager, entity: EntityClass, id: number) {
  return em.delete(entity, { id } as Partial<BaseRecord> as never).catch(async (error: unknown) => {
    if (isStillReferenced(error)) throw inUse(await usersOf(em, entity, id));
    throw error;
  });
}

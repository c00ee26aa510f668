import type { MenuGroup } from '@stoa/console-kit';
import { PERMISSION_ACTIONS, type PermissionAction } from '@stoa/contracts';
import type { Permission } from '../permissions/all-permissions';

export interface PermissionRow {
  resource: string;
  /** Permission id by action, where the API has one. */
  byAction: Partial<Record<PermissionAction, number>>;
  ids: number[];
}

/** Rows of one group of the menu; without a name those that the menu has not. */
export interface PermissionGroup {
  name: MenuGroup['name'] | null;
  rows: PermissionRow[];
}

/** Permissions of one audience as a table: a row per resource, a column per action. */
export function permissionTable(permissions: readonly Permission[], audience: string): PermissionRow[] {
  const rows = new Map<string, PermissionRow>();
  for (const { id, resource, action, audience: owner } of permissions) {
    if (owner !== audience) continue;
    const row = rows.get(resource) ?? { resource, byAction: {}, ids: [] };
    row.ids.push(id);
    const actions = PERMISSION_ACTIONS.find((candidate) => candidate === action);
    if (actions) row.byAction[actions] = id;
    rows.set(resource, row);
  }
  return [...rows.values()];
}

/** The resources that the pages of a group of the menu read. */
function resourcesOf({ items }: MenuGroup, resourceOfPage: (page: string) => string): string[] {
  return items.flatMap(({ page, needs }) =>
    needs === undefined ? [resourceOfPage(page)] : [needs].flat().map((name) => name.replace(/\.\w+$/, '')),
  );
}

/** Rows by the groups of the menu, in its order; within a group by their labels. */
export function permissionGroups(
  rows: readonly PermissionRow[],
  menu: readonly MenuGroup[],
  resourceOfPage: (page: string) => string,
  byLabel: (a: PermissionRow, b: PermissionRow) => number,
): PermissionGroup[] {
  const groupOf = new Map(
    menu.flatMap((group) => resourcesOf(group, resourceOfPage).map((resource) => [resource, group.name])),
  );
  return [...menu.map(({ name }) => name), null]
    .map((name) => ({
      name,
      rows: rows.filter(({ resource }) => (groupOf.get(resource) ?? null) === name).sort(byLabel),
    }))
    .filter((group) => group.rows.length > 0);
}

/** Whether all, some or none of these permissions are granted. */
export function extentOf(ids: readonly number[], granted: ReadonlySet<number>): 'all' | 'some' | 'none' {
  const held = ids.filter((id) => granted.has(id)).length;
  if (held === 0) return 'none';
  return held === ids.length ? 'all' : 'some';
}

/** The granted permissions after granting or revoking some. */
export function withPermissions(
  granted: ReadonlySet<number>,
  ids: readonly number[],
  on: boolean,
): Set<number> {
  const next = new Set(granted);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** A draft of permissions is plain data: sorted ids, so that equal permissions are equal drafts. */
export const inOrder = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);

/** Which permissions the second list grants and revokes compared with the first. */
export function permissionChanges(before: readonly number[], after: readonly number[]) {
  return {
    granted: after.filter((id) => !before.includes(id)),
    revoked: before.filter((id) => !after.includes(id)),
  };
}

/** The changes between a role's permissions and a draft of them, made to another version of the role. */
export function rebased(
  base: readonly number[],
  draft: readonly number[],
  theirs: readonly number[],
): number[] {
  const { granted, revoked } = permissionChanges(base, draft);
  return inOrder(withPermissions(withPermissions(new Set(theirs), granted, true), revoked, false));
}

/** Permissions that a user may grant: of the own audience only those they have, of other audiences all. */
export function grantableIds(
  permissions: readonly Permission[],
  audience: string,
  held: readonly string[],
): ReadonlySet<number> {
  const free = audience !== 'admin' || held.includes('*');
  const names = new Set(held);
  return new Set(
    permissions
      .filter(({ resource, action }) => free || names.has(`${resource}.${action}`))
      .map(({ id }) => id),
  );
}

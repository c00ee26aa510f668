import type { NameTexts } from '@stoa/console-kit';
import { PERMISSION_ACTIONS } from '@stoa/contracts';

/** `payoutRequests` → `payout requests`, as the built-in labels of permissions start. */
const wordsOf = (resource: unknown): string =>
  String(resource)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

/** Name of a permission in the user's language; a label that operators have written is kept. */
export function permissionName(
  { resource, action, label }: Record<string, unknown>,
  { labels, translate }: NameTexts,
): string {
  const known = PERMISSION_ACTIONS.find((one) => one === action);
  const isBuiltIn = String(label).toLowerCase() === `${wordsOf(resource)}: ${String(action)}`;
  if (!known || !isBuiltIn) return String(label ?? '');
  return `${labels.resource(String(resource))}: ${translate(`stoa.role.${known}`)}`;
}

/** Whether all words of a search are in a permission as the list shows it: its name, resource and action. */
export function isFound(permission: Record<string, unknown>, q: string, texts: NameTexts): boolean {
  const { resource, action } = permission;
  const shown = `${permissionName(permission, texts)} ${String(resource)} ${String(action)}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => shown.includes(word));
}

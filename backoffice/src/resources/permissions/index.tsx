import { useLabels, useTranslate, type FieldDisplayProps, type ScreenOverride } from '@stoa/console-kit';
import { allPermissions } from './all-permissions';
import { isFound, permissionName } from './permission-name';

/** Permission screens: generated, with names in the user's language. */
export const permissions: ScreenOverride = {
  columns: ['label', 'resource', 'action', 'audience', 'is_system'],
  nameOf: permissionName,
  search: async (q, { api, ...texts }) => {
    const permissions = await allPermissions(api);
    return { id: permissions.filter((one) => isFound({ ...one }, q, texts)).map(({ id }) => id) };
  },
  displays: { label: Label },
};

/** The name in a list; the view shows the stored text of each language. */
function Label({ value, record, compact }: FieldDisplayProps) {
  const labels = useLabels();
  const translate = useTranslate();
  const stored = String(value ?? '');
  return stored && <bdi>{compact ? permissionName(record, { labels, translate }) : stored}</bdi>;
}

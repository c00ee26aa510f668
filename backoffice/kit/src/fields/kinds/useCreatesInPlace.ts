import type { ResourceSchema } from '@stoa/contracts';
import { useCanAccess } from 'react-admin';
import { useOverride } from '../../screens/OverridesContext';

/** The required fields of a new record; the rest is edited later on its own page. */
export const demanded = (schema: ResourceSchema) =>
  schema.fields.filter((field) => field.writable && field.required);

const TOO_MUCH = new Set(['json', 'media', 'richtext', 'refmany', 'money']);

/** True when a record can be created inline: the user may, and it has few, simple required fields. */
export function useCreatesInPlace(schema: ResourceSchema | undefined): boolean {
  const { create } = useOverride(schema?.resource ?? '');
  const { canAccess } = useCanAccess({
    resource: schema?.page ?? 'nowhere',
    action: 'create',
    enabled: schema !== undefined,
  });
  if (!schema || create || !canAccess || !schema.screens.includes('create')) return false;
  const fields = demanded(schema);
  return (
    fields.length <= 3 && fields.every(({ kind, format }) => !TOO_MUCH.has(kind) && format !== 'password')
  );
}

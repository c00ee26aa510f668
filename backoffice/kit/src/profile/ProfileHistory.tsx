import type { FieldSchema } from '@stoa/contracts';
import { useGetIdentity } from 'react-admin';
import { HistoryList } from '../history/HistoryList';
import { useApi } from '../schema/SchemaContext';

/** Audited resource of the account, by audience. */
const RESOURCES = { admin: 'admins', vendor: 'vendor_users' } as const;

const field = (name: string, kind: FieldSchema['kind']): FieldSchema => ({
  name,
  kind,
  required: false,
  writable: false,
  ...(kind === 'media' && { reference: 'media' }),
});

/** Fields of an account that are not plain text. */
const FIELDS: readonly FieldSchema[] = [
  field('avatar_id', 'media'),
  field('locale', 'choice'),
  field('status', 'choice'),
  field('two_factor_enabled', 'flag'),
];

/** Audit history of the user's own account. */
export function ProfileHistory() {
  const { audience } = useApi();
  const { data: identity } = useGetIdentity();
  if (!identity) return null;
  return <HistoryList resource={RESOURCES[audience]} id={String(identity.id)} fields={FIELDS} />;
}

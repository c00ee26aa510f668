import type { SignedInUser } from '@stoa/contracts';
import type { Actor } from './actor';

/** The signed-in user's own data: the response of `auth/user`. */
export function holderOf(actor: Actor): SignedInUser {
  const { id, audience, name, email, avatar_url, locale, roles, tenant_id: vendor_id } = actor;
  return {
    id,
    audience,
    name,
    email,
    avatar_url,
    locale,
    roles,
    vendor_id,
    permissions: [...actor.permissions],
  };
}

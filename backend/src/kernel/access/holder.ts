import type { SignedInUser } from '@stoa/contracts';
import type { Actor } from './actor';

/** What a signed-in person may know of themselves: the answer of `auth/user`. */
export function holderOf(actor: Actor): SignedInUser {
  const { id, audience, name, email, avatar_url, locale, roles, vendor_id } = actor;
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

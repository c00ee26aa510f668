import type { Actor } from '../../../kernel/access';
import type { Import } from '../import.entity';

/** The actor who uploaded the file, as far as histories need it. */
export function actorOf(row: Import): Actor {
  return {
    audience: row.actor_audience,
    id: row.actor_id,
    name: row.actor_name ?? '',
    session_id: 0,
    email: '',
    avatar_url: null,
    locale: null,
    roles: [],
    permissions: new Set<string>(),
    tenant_id: row.actor_audience === 'vendor' ? row.vendor_id : null,
  };
}

import type { Audience } from '@stoa/contracts';
import { defineEvent } from '../events';

/** Sessions of a user were revoked. */
export const sessionsRevoked = defineEvent<{ audience: Audience; subject_id: number }>(
  'access.sessions_revoked',
);

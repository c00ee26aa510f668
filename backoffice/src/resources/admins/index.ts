import type { ScreenOverride } from '@stoa/console-kit';
import { AdminTwoFactorReset } from '../two-factor/TwoFactorReset';

/** Operators: generated screens, and a way back in for who has lost the second step of the sign-in. */
export const admins: ScreenOverride = {
  columns: ['avatar_id', 'name', 'email', 'role_id', 'two_factor_enabled', 'last_login_at', 'status'],
  actions: AdminTwoFactorReset,
};

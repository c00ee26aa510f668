import type { ScreenOverride } from '@stoa/console-kit';
import { AdminTwoFactorReset } from '../two-factor/TwoFactorReset';

/** Operator screens: generated, with a two-factor reset for operators who lost their authenticator. */
export const admins: ScreenOverride = {
  columns: ['avatar_id', 'name', 'email', 'role_id', 'two_factor_enabled', 'last_login_at', 'status'],
  actions: AdminTwoFactorReset,
};

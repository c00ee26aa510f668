import type { ScreenOverride } from '@stoa/console-kit';
import { AdminTwoFactorReset } from '../two-factor/TwoFactorReset';
import { RoleInput } from './RoleInput';

/** Operator screens: generated, with the roles of operators only and a two-factor reset for operators who lost their authenticator. */
export const admins: ScreenOverride = {
  columns: ['avatar_id', 'name', 'email', 'role_id', 'two_factor_enabled', 'last_login_at', 'status'],
  inputs: { role_id: RoleInput },
  actions: AdminTwoFactorReset,
};

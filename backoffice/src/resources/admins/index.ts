import { AdminTwoFactorReset, roleInputOf, type ScreenOverride } from '@stoa/console-kit';

/** Operator screens: generated, with the roles of operators only and a two-factor reset for operators who lost their authenticator. */
export const admins: ScreenOverride = {
  columns: ['avatar_id', 'name', 'email', 'role_id', 'two_factor_enabled', 'last_login_at', 'status'],
  inputs: { role_id: roleInputOf('admin') },
  actions: AdminTwoFactorReset,
};

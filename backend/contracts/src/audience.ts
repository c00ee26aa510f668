/** The account types that sign in; a session of one is never accepted for another (specification §3.1). */
export const AUDIENCES = ['admin', 'vendor', 'customer', 'rider'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The account types that have roles and permissions. */
export const ROLE_AUDIENCES = ['admin', 'vendor', 'customer'] as const satisfies Audience[];

/** Operations of a generic resource; each except `lookup` requires a permission. */
export const OPERATIONS = [
  'list',
  'filter',
  'one',
  'create',
  'update',
  'delete',
  'export',
  'updateStatus',
  'updateDefault',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Actions in permission names such as `units.read`. */
export const PERMISSION_ACTIONS = ['read', 'create', 'update', 'delete', 'export', 'status'] as const;
export type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

/** The permission action that each operation requires. */
export const ACTION_OF: Record<Operation, PermissionAction> = {
  list: 'read',
  filter: 'read',
  one: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
  export: 'export',
  updateStatus: 'status',
  updateDefault: 'status',
};

/** Role names fixed by specification §6; operators may add further roles. */
export const ROLE_NAMES = ['admin', 'super_admin', 'vendor', 'customer'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** The role of each audience that holds every permission, including those of future routes. */
const WHOLE_ROLES: Readonly<Record<string, RoleName>> = {
  admin: 'super_admin',
  vendor: 'vendor',
  customer: 'customer',
};

/** Whether a role holds every permission of its audience. */
export function hasAllPermissions({ audience, code }: { audience: string; code: string }): boolean {
  return WHOLE_ROLES[audience] === code;
}

/** The signed-in user, in responses of `auth/user` and, with the token, of sign-in. */
export interface SignedInUser {
  id: number;
  audience: Audience;
  name: string;
  email: string;
  avatar_url: string | null;
  locale: string | null;
  /** Role names (specification §3.1); the code of the user's own role is the first. */
  roles: string[];
  /** Permission names such as `units.read`; `*` grants every permission of the audience. */
  permissions: string[];
  /** The vendor that a vendor session acts for. */
  vendor_id: number | null;
}

/** The `data` of every sign-in response. */
export interface SignInAnswer {
  token: string;
  expires_at: string;
  user: SignedInUser;
}

/** The strategies a person signs in under; a session of one is never accepted by another (specification §3.1). */
export const AUDIENCES = ['admin', 'vendor', 'customer'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What a generic resource can do; each but `lookup` has a permission of its own (architecture §2). */
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

/** The verbs that permissions are made of, as in `units.read`. */
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

/** Role names fixed by the specification §6; operators may add more roles beside them. */
export const ROLE_NAMES = ['admin', 'super_admin', 'vendor', 'customer'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** Who is signed in, as `auth/user` answers it and as sign-in returns it beside the token. */
export interface SignedInUser {
  id: number;
  audience: Audience;
  name: string;
  email: string;
  avatar_url: string | null;
  locale: string | null;
  /** Role names (specification §3.1). */
  roles: string[];
  /** Permission names such as `units.read`; `*` stands for all of the audience. */
  permissions: string[];
  /** The vendor that a vendor session acts for. */
  vendor_id: number | null;
}

/** The `data` of every sign-in answer. */
export interface SignInAnswer {
  token: string;
  expires_at: string;
  user: SignedInUser;
}

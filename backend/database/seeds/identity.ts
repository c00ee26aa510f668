import { In } from 'typeorm';
import { Permission, roles } from '../../src/modules/identity';
import type { Seeder } from './seeder';

/** System roles (specification §6), and one with few permissions as a template for operators. */
const ROLES = [
  { code: 'super_admin', name: 'Super administrator', audience: 'admin', ar: 'المدير العام' },
  { code: 'admin', name: 'Administrator', audience: 'admin', ar: 'مدير' },
  { code: 'vendor', name: 'Vendor', audience: 'vendor', ar: 'بائع' },
  { code: 'customer', name: 'Customer', audience: 'customer', ar: 'عميل' },
  { code: 'catalogue_editor', name: 'Catalog editor', audience: 'admin', ar: 'محرر الكتالوج' },
] as const;

const EDITOR_EDITS = ['products', 'brands', 'categories', 'attributes', 'attribute_values', 'units', 'media'];
const EDITOR_READS = [
  'orders',
  'vendors',
  'tax_classes',
  'manufacturers',
  'languages',
  'currencies',
  'dashboard',
];
/** Resources that only the super administrator may change. */
const RESERVED = ['admins', 'roles', 'permissions'];

/**
 * Creates the roles with their permissions; the permissions themselves are synchronised with the routes at
 * every start.
 */
export async function seedIdentity(seeder: Seeder): Promise<void> {
  const { em } = seeder.database;
  const all = await em.find(Permission, { where: { audience: 'admin' } });
  const editor = all.filter(
    ({ resource, action }) =>
      (EDITOR_EDITS.includes(resource) && action !== 'delete') ||
      (EDITOR_READS.includes(resource) && action === 'read'),
  );
  const granted: Record<string, Permission[]> = {
    admin: all.filter(({ resource, action }) => !RESERVED.includes(resource) || action === 'read'),
    catalogue_editor: editor,
  };
  for (const { code, name, audience, ar } of ROLES) {
    const permission_ids = (granted[code] ?? []).map((permission) => permission.id);
    await seeder.create(roles, code, {
      code,
      name,
      audience,
      permission_ids,
      translations: { ar: { name: ar } },
    });
  }
  const codes = ROLES.map((role) => role.code).filter((code) => code !== 'catalogue_editor');
  await em.update(roles.entity, { code: In(codes) }, { is_system: true });
  await em.update(
    roles.entity,
    { code: In(['vendor', 'customer', 'catalogue_editor']) },
    { is_default: true },
  );
}

import { In } from 'typeorm';
import { Permission, roles } from '../../src/modules/identity';
import type { Seeder } from './seeder';
import { TEAM_ROLES } from './vendor-roles';

/** System roles (specification §6), and one with few permissions as a template for operators. */
const ROLES = [
  {
    code: 'super_admin',
    name: 'Super administrator',
    audience: 'admin',
    names: {
      ar: 'المدير العام',
      bn: 'প্রধান প্রশাসক',
      es: 'Superadministrador',
      hi: 'मुख्य व्यवस्थापक',
    },
  },
  {
    code: 'admin',
    name: 'Administrator',
    audience: 'admin',
    names: { ar: 'مدير', bn: 'প্রশাসক', es: 'Administrador', hi: 'व्यवस्थापक' },
  },
  {
    code: 'vendor',
    name: 'Vendor',
    audience: 'vendor',
    names: { ar: 'بائع', bn: 'বিক্রেতা', es: 'Vendedor', hi: 'विक्रेता' },
  },
  {
    code: 'customer',
    name: 'Customer',
    audience: 'customer',
    names: { ar: 'عميل', bn: 'গ্রাহক', es: 'Cliente', hi: 'ग्राहक' },
  },
  {
    code: 'catalogue_editor',
    name: 'Catalog editor',
    audience: 'admin',
    names: {
      ar: 'محرر الكتالوج',
      bn: 'ক্যাটালগ সম্পাদক',
      es: 'Editor del catálogo',
      hi: 'कैटलॉग संपादक',
    },
  },
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
  const ofVendors = await em.find(Permission, { where: { audience: 'vendor' } });
  const granted: Record<string, Permission[]> = {
    ...Object.fromEntries(
      TEAM_ROLES.map(({ code, grants }) => [
        code,
        ofVendors.filter(
          ({ resource, action }) => grants[resource] === '*' || grants[resource]?.includes(action),
        ),
      ]),
    ),
    admin: all.filter(({ resource, action }) => !RESERVED.includes(resource) || action === 'read'),
    catalogue_editor: editor,
  };
  const team = TEAM_ROLES.map((role) => ({ ...role, audience: 'vendor' }));
  for (const { code, name, audience, names } of [...ROLES, ...team]) {
    const permission_ids = (granted[code] ?? []).map((permission) => permission.id);
    await seeder.create(roles, code, {
      code,
      name,
      audience,
      permission_ids,
      translations: Object.fromEntries(
        Object.entries(names).map(([language, text]) => [language, { name: text }]),
      ),
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

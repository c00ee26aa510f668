import type { MigrationInterface, QueryRunner } from 'typeorm';

type Id = { id: number };

/** Roles of vendors besides the whole one, as they were first seeded: the resources of which they may do everything, and those they may read. */
const ROLES = [
  {
    code: 'vendor_fulfilment',
    name: 'Order fulfillment',
    names: {
      ar: 'تجهيز الطلبات',
      bn: 'অর্ডার প্রস্তুত ও পাঠানো',
      es: 'Preparación de pedidos',
      hi: 'ऑर्डर पूर्ति',
    },
    whole: ['conversations', 'orders', 'returns', 'rider_messages', 'rider_shipping'],
    read: ['dashboard', 'invoices', 'products'],
  },
  {
    code: 'vendor_catalogue',
    name: 'Catalog',
    names: { ar: 'الكتالوج', bn: 'ক্যাটালগ', es: 'Catálogo', hi: 'कैटलॉग' },
    whole: [
      'attribute_values',
      'import_mappings',
      'imports',
      'media',
      'product_questions',
      'products',
      'stock_feeds',
    ],
    read: ['attributes', 'brands', 'categories', 'dashboard', 'manufacturers', 'tax_classes', 'units'],
  },
] as const;

/** Members of vendors' teams: versions, last sign-ins, and roles in shops that already have roles. */
export class VendorTeams1795900000119 implements MigrationInterface {
  name = 'VendorTeams1795900000119';

  /** Plain SQL, as TypeORM copies a whole table of SQLite for a column. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE vendor_users ADD COLUMN last_login_at datetime(3) NULL');
    await runner.query('ALTER TABLE vendor_users ADD COLUMN version integer NOT NULL DEFAULT 1');
    const seeded = (await runner.query("SELECT id FROM roles WHERE code = 'vendor'")) as Id[];
    if (seeded.length === 0) return;
    for (const role of ROLES) await addRole(runner, role);
  }

  /** Roles that members have by now stay. */
  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['version', 'last_login_at'])
      await runner.query(`ALTER TABLE vendor_users DROP COLUMN ${column}`);
  }
}

async function addRole(
  runner: QueryRunner,
  { code, name, names, whole, read }: (typeof ROLES)[number],
): Promise<void> {
  const find = async (): Promise<Id[]> =>
    (await runner.query('SELECT id FROM roles WHERE code = ?', [code])) as Id[];
  // An operator may have chosen the same code.
  if ((await find()).length > 0) return;
  const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
  await runner.query(
    `INSERT INTO roles (created_at, updated_at, code, name, audience, is_system, is_default, status, version)
     VALUES (?, ?, ?, ?, 'vendor', 0, 0, 'active', 1)`,
    [now, now, code, name],
  );
  const [{ id } = { id: 0 }] = await find();
  const marks = (list: readonly string[]): string => list.map(() => '?').join(', ');
  await runner.query(
    `INSERT INTO role_permissions (role_id, permission_id)
     SELECT ?, id FROM permissions WHERE audience = 'vendor'
     AND (resource IN (${marks(whole)}) OR (action = 'read' AND resource IN (${marks(read)})))`,
    [id, ...whole, ...read],
  );
  for (const [language, text] of Object.entries(names))
    await runner.query(
      "INSERT INTO translations (resource, record_id, language, texts) VALUES ('roles', ?, ?, ?)",
      [id, language, JSON.stringify({ name: text })],
    );
}

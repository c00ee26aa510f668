import type { EntityManager } from 'typeorm';

/** An account of the demo shop that the README names. */
export interface DemoAccount {
  table: 'admins' | 'vendor_users' | 'customers' | 'riders';
  email: string;
  /** What it is for, as the start says. */
  use: string;
}

/** The accounts that the README names. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { table: 'admins', email: 'admin@stoa.test', use: 'the whole back office' },
  { table: 'admins', email: 'staff@stoa.test', use: 'a back office with few permissions' },
  { table: 'vendor_users', email: 'vendor@stoa.test', use: 'a shop of the marketplace' },
  { table: 'vendor_users', email: 'vendor2@stoa.test', use: 'another shop' },
  { table: 'customers', email: 'customer@stoa.test', use: 'a shopper' },
  { table: 'customers', email: 'customer2@stoa.test', use: 'another shopper' },
  { table: 'riders', email: 'rider@stoa.test', use: 'a rider with deliveries' },
];

/** Those that exist: the database may have been seeded with other settings, or by another release. */
export async function findDemoAccounts(em: EntityManager): Promise<DemoAccount[]> {
  const sql = DEMO_ACCOUNTS.map(
    ({ table }) => `SELECT email FROM ${table} WHERE email = ? AND password IS NOT NULL`,
  );
  const values = DEMO_ACCOUNTS.map(({ email }) => email);
  const rows: { email: string }[] = await em.query(sql.join(' UNION ALL '), values);
  const known = new Set(rows.map(({ email }) => email));
  return DEMO_ACCOUNTS.filter(({ email }) => known.has(email));
}

import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Passwords } from '../../src/kernel/access';
import type { Config } from '../../src/kernel/config';
import { asSqlMoment } from '../../src/kernel/database';
import type { Progress } from './seeder';

/**
 * Creates the first operator, with all permissions, in a shop that has roles and nobody who could sign in to its back
 * office. A password that the environment does not choose is random and printed once. The start does this and not a page,
 * which would be open to whoever finds the shop first.
 */
export async function createFirstOperator(
  config: Config,
  source: DataSource,
  print: Progress,
): Promise<void> {
  if ((await source.query<unknown[]>('SELECT id FROM admins LIMIT 1')).length > 0) return;
  const [role] = await source.query<{ id: number }[]>('SELECT id FROM roles WHERE code = ?', ['super_admin']);
  if (!role) return;
  const email = config.ADMIN_EMAIL;
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const hash = await new Passwords(config).hash(password);
  const now = asSqlMoment(new Date());
  await source.query(
    'INSERT INTO admins (name, email, password, role_id, status, is_default, two_factor_enabled, created_at, updated_at) ' +
      'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    [email.split('@')[0], email, hash, role.id, 'active', 0, 0, now, now],
  );
  const shown = config.ADMIN_PASSWORD ? 'password: ADMIN_PASSWORD' : `password, shown this once: ${password}`;
  print(['', 'First operator of the back office:', `  ${email}  ${shown}`, ''].join('\n'));
}

import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Passwords } from '../../src/kernel/access';
import type { Config } from '../../src/kernel/config';
import { isLocal } from '../../src/kernel/config';
import { asSqlMoment } from '../../src/kernel/database';
import { DEMO_ACCOUNTS } from '../../src/start/demo-accounts';
import { DEMO_PASSWORD } from './demo/steps/accounts';
import type { Progress } from './seeder';

const AUDIENCES: Readonly<Record<string, string>> = {
  admins: 'admin',
  vendor_users: 'vendor',
  customers: 'customer',
  riders: 'rider',
};

interface Account {
  id: number;
  email: string;
  password: string | null;
}

/**
 * Unless the shop is only reachable from this machine, replaces the published demo passwords by random ones;
 * those of the accounts in the README are printed once.
 */
export async function secureDemoAccounts(config: Config, source: DataSource, print: Progress): Promise<void> {
  if (isLocal(config)) return;
  const passwords = new Passwords(config);
  const isDemoPassword = ({ password }: Account): Promise<boolean> =>
    passwords.matches(DEMO_PASSWORD, password);
  const named = await Promise.all(
    DEMO_ACCOUNTS.map(({ table, email }) => accounts(source, table, 'email = ?', email)),
  );
  // Verifying hashes is slow: the other accounts are only checked while a named one still has the demo
  // password.
  if (!(await Promise.all(named.flat().map(isDemoPassword))).includes(true)) return;
  const chosen: string[] = [];
  for (const table of Object.keys(AUDIENCES))
    for (const account of await accounts(source, table, 'email LIKE ?', '%@stoa.test')) {
      if (!(await isDemoPassword(account))) continue;
      const password = randomBytes(12).toString('base64url');
      await replace(source, table, account.id, await passwords.hash(password));
      if (DEMO_ACCOUNTS.some((one) => one.table === table && one.email === account.email))
        chosen.push(`  ${account.email.padEnd(23)}${password}`);
    }
  print(['', 'Demo accounts with their passwords, which are shown this once:', ...chosen, ''].join('\n'));
}

function accounts(source: DataSource, table: string, where: string, value: string): Promise<Account[]> {
  return source.query(`SELECT id, email, password FROM ${table} WHERE ${where} ORDER BY id`, [value]);
}

/** Sets the password and revokes the account's sessions. */
async function replace(source: DataSource, table: string, id: number, hash: string): Promise<void> {
  const now = asSqlMoment(new Date());
  await source.query(`UPDATE ${table} SET password = ?, updated_at = ? WHERE id = ?`, [hash, now, id]);
  const sessions =
    'UPDATE sessions SET revoked_at = ? WHERE audience = ? AND subject_id = ? AND revoked_at IS NULL';
  await source.query(sessions, [now, AUDIENCES[table], id]);
}

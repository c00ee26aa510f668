import type { Client } from '@stoa/testing';
import { Passwords } from '../../src/kernel/access';
import { Database } from '../../src/kernel/database';
import { Admin, Permission, Role, RolePermission } from '../../src/modules/identity';
import { In } from 'typeorm';
import type { Shop } from './shop';

export const PASSWORD = 'correct horse';
let serial = 0;

/** A number that is unique in this process. */
export function next(): number {
  return ++serial;
}

/** Adds timestamps to a row that a test inserts directly. */
export function stamped<T extends object>(row: T): T & { created_at: Date; updated_at: Date } {
  const now = new Date();
  return { ...row, created_at: now, updated_at: now };
}

/** Creates an operator and signs in: a super admin, or one with only the given permissions. */
export async function givenAdmin(shop: Shop, permissions?: readonly string[]): Promise<Client> {
  const database = shop.app.get(Database);
  const email = `admin${next()}@stoa.test`;
  const password = await shop.app.get(Passwords).hash(PASSWORD);
  await database.tx(async (em) => {
    const code = permissions ? `role_${next()}` : 'super_admin';
    const existing = await em.findOne(Role, { where: { code } });
    const role =
      existing ??
      (await em.save(
        Role,
        stamped({ code, name: code, audience: 'admin', is_system: !permissions, status: 'active' }),
      ));
    if (permissions?.length) {
      const rows = await em.find(Permission, {
        where: { audience: 'admin', resource: In(permissions.map((p) => p.split('.')[0] ?? '')) },
      });
      const granted = rows.filter((row) => permissions.includes(`${row.resource}.${row.action}`));
      await em.insert(
        RolePermission,
        granted.map((row) => ({ role_id: role.id, permission_id: row.id })),
      );
    }
    await em.insert(
      Admin,
      stamped({ name: 'Test Admin', email, password, role_id: role.id, status: 'active' }),
    );
  });
  return shop.client.signIn('admin', email, PASSWORD);
}

import { admins } from '../../../../src/modules/identity';
import type { Seeder } from '../../seeder';

/** The password of every demo account; no account with it exists outside the demo shop. */
export const DEMO_PASSWORD = 'stoa-demo';

/** The two people of the demo shop's back office. */
export async function seedAccounts(seeder: Seeder): Promise<void> {
  const people = [
    { email: 'admin@stoa.test', name: 'Amal Haddad', role: 'super_admin' },
    { email: 'staff@stoa.test', name: 'Tomás Rey', role: 'catalogue_editor' },
  ];
  for (const { email, name, role } of people) {
    const role_id = seeder.id('roles', role);
    await seeder.create(admins, email, { email, name, role_id, password: DEMO_PASSWORD });
  }
}

import type { Client } from '@stoa/testing';
import { Passwords } from '../../src/kernel/access';
import { Database } from '../../src/kernel/database';
import { ResourceService } from '../../src/kernel/resource';
import { Role } from '../../src/modules/identity';
import { Vendor, VendorUser, vendors } from '../../src/modules/vendors';
import { next, PASSWORD, stamped } from './factories';
import type { Shop } from './shop';

/** Creates a vendor, by default approved and open, and signs its owner in (impossible unless approved). */
export async function givenVendor(
  shop: Shop,
  facts: Partial<Vendor> = {},
): Promise<{ client: Client; vendor: Vendor; user: VendorUser }> {
  const database = shop.app.get(Database);
  const n = next();
  const email = `vendor${n}@stoa.test`;
  const password = await shop.app.get(Passwords).hash(PASSWORD);
  const made = await database.tx(async (em) => {
    const code = 'vendor';
    const existing = await em.findOne(Role, { where: { code } });
    const role =
      existing ??
      (await em.save(
        Role,
        stamped({ code, name: 'Vendor', audience: 'vendor', is_system: true, status: 'active' }),
      ));
    const input = { store_name: `Store ${n}`, email };
    const id = await shop.app.get(ResourceService).store(vendors).create(input, {}, null);
    await em.update(Vendor, { id }, { status: 'approved', approved_at: new Date(), ...facts });
    const status = 'active' as const;
    const person = { vendor_id: id, role_id: role.id, name: `Owner ${n}`, email, password, status };
    const user = await em.save(VendorUser, stamped(person));
    return { vendor: await em.findOneOrFail(Vendor, { where: { id } }), user: user as unknown as VendorUser };
  });
  const approved = made.vendor.status === 'approved';
  const client = approved ? await shop.client.signIn('vendor', email, PASSWORD) : shop.client;
  return { client, ...made };
}

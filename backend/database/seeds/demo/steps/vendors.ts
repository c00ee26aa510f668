import { Passwords } from '../../../../src/kernel/access';
import { ResourceService } from '../../../../src/kernel/resource';
import { Country } from '../../../../src/modules/localisation';
import { VendorUser, vendors } from '../../../../src/modules/vendors';
import type { Seeder } from '../../seeder';
import { demoVendors } from '../vendors';
import { DEMO_PASSWORD } from './accounts';
import { addPicture } from './pictures';
import { translated } from './translated';

/** People besides the owners. */
const TEAM = [
  { store: 'hearth-holt', name: 'Signe Dahl', email: 'packing@stoa.test', role: 'vendor_fulfilment' },
] as const;

/** Vendors with their stores and the people who sign in for them, opened on their own days. */
export async function seedVendors(seeder: Seeder): Promise<void> {
  const countries = await seeder.database.em.find(Country);
  const password = await seeder.get(Passwords).hash(DEMO_PASSWORD);
  const role_id = seeder.id('roles', 'vendor');
  for (const vendor of demoVendors) {
    seeder.daysAgo(vendor.opened_days_ago);
    const { key, account, contact, store_name, store_name_translations, description, policies } = vendor;
    const { slug, legal_name, tax_id, email, phone, city, line1, postcode, is_featured, lat, lng } = vendor;
    const alt = { en: store_name };
    const id = await seeder.create(vendors, key, {
      ...translated({ store_name: { en: store_name, ...store_name_translations }, description, policies }),
      slug,
      legal_name,
      tax_id,
      email,
      phone,
      city,
      line1,
      postcode,
      is_featured,
      lat,
      lng,
      country_id: countries.find((country) => country.iso2 === vendor.country)?.id ?? null,
      logo_id: await addPicture(seeder, vendor.logo, alt),
      cover_id: await addPicture(seeder, vendor.cover, alt),
    });
    await seeder.get(ResourceService).store(vendors).setStatus(id, 'approved', {}, null);
    const now = seeder.clock.now();
    const stamp = { password, status: 'active' as const, created_at: now, updated_at: now };
    const name = `${contact.first_name} ${contact.last_name}`;
    const owner = { ...stamp, vendor_id: id, role_id, name, email: account };
    const members = TEAM.filter(({ store }) => store === key).map(({ name, email, role }) => ({
      ...stamp,
      vendor_id: id,
      role_id: seeder.id('roles', role),
      name,
      email,
    }));
    await seeder.database.tx((em) => em.insert(VendorUser, [owner, ...members]));
  }
}

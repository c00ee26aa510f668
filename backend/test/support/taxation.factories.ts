import { ResourceService } from '../../src/kernel/resource';
import { zones } from '../../src/modules/localisation';
import { taxClasses, taxRates } from '../../src/modules/taxation';
import type { Shop } from './shop';

/** Taxes everything that is delivered to a country, shipping included, at one rate. */
export async function givenTaxes(shop: Shop, country_id: number, rate: string): Promise<void> {
  const resources = shop.app.get(ResourceService);
  const zone = { name: 'Taxed', kind: 'tax', members: [{ country_id }] };
  const zone_id = await resources.store(zones).create(zone, {}, null);
  const tax_class_id = await resources.store(taxClasses).create({ name: 'Taxed', code: 'taxed' }, {}, null);
  await resources.store(taxClasses).setDefault(tax_class_id, {}, null);
  const values = { tax_class_id, zone_id, name: 'VAT', rate, on_shipping: true };
  await resources.store(taxRates).create(values, {}, null);
}

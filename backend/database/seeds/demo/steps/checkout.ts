import { ResourceService } from '../../../../src/kernel/resource';
import { Translator } from '../../../../src/kernel/i18n';
import { paymentMethods } from '../../../../src/modules/payments';
import { CreateShippingMethod, shippingMethods } from '../../../../src/modules/shipping';
import type { Seeder } from '../../seeder';
import { demoShipping } from '../shipping';
import type { FullText } from '../types';

/** What riders take along for handling cash, in minor units of the default currency. */
const CASH_FEE = 150;

/** How vendors send their goods, and what paying at the door costs. */
export async function seedCheckout(seeder: Seeder): Promise<void> {
  const defaults = new Set<string>();
  for (const { vendor, name, pickup_instructions, ...method } of demoShipping) {
    const id = await seeder.get(CreateShippingMethod).execute({
      ...method,
      vendor_id: seeder.id('vendors', vendor),
      name: name.en,
      pickup_instructions: pickup_instructions?.en ?? null,
    });
    await seeder.get(Translator).save('shipping_methods', id, texts({ name, pickup_instructions }));
    if (!defaults.has(vendor)) await seeder.makeDefault(shippingMethods, id);
    defaults.add(vendor);
  }
  const cash = seeder.id('payment_methods', 'cash_on_delivery');
  await seeder.get(ResourceService).store(paymentMethods).update(cash, { fee: CASH_FEE }, {}, null);
}

/** The texts of every language but the base one. */
function texts(fields: Record<string, FullText | undefined>): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = { es: {}, ar: {}, hi: {}, bn: {} };
  for (const [field, text] of Object.entries(fields))
    for (const [language, own] of Object.entries(found)) {
      const said = text?.[language as keyof FullText];
      if (said) own[field] = said;
    }
  return found;
}

import { In } from 'typeorm';
import { Translator } from '../../src/kernel/i18n';
import { Country, zones } from '../../src/modules/localisation';
import { orderStatuses } from '../../src/modules/ordering';
import { DEFAULT_PAYMENT_METHODS, paymentMethods } from '../../src/modules/payments';
import { CreateShippingMethod } from '../../src/modules/shipping';
import { taxClasses, taxRates } from '../../src/modules/taxation';
import { reviewStatuses } from '../../src/modules/reviews';
import { ORDER_STATUS_LABELS } from './order-status-labels';
import { REVIEW_STATUS_LABELS } from './review-status-labels';
import { SHIPPING_METHODS, TAX_CLASSES, TAX_ZONES } from './shop-basics.data';
import type { Seeder } from './seeder';

/** Seeds statuses, payment and shipping methods, and taxes; operators then adapt the taxes. */
export async function seedShopBasics(seeder: Seeder): Promise<void> {
  await seedOrderStatuses(seeder);
  await seedReviewStatuses(seeder);
  await seedTaxes(seeder);
  for (const method of DEFAULT_PAYMENT_METHODS) await seeder.create(paymentMethods, method.code, method);
  await seeder.makeDefault(paymentMethods, seeder.id('payment_methods', 'cash_on_delivery'));
  for (const { translations, ...method } of SHIPPING_METHODS) {
    const id = await seeder.get(CreateShippingMethod).execute(method);
    await seeder.get(Translator).save('shipping_methods', id, translations);
  }
}

async function seedOrderStatuses(seeder: Seeder): Promise<void> {
  for (const [index, { state, color, name, ...translations }] of ORDER_STATUS_LABELS.entries()) {
    const texts = Object.entries(translations).map(([language, text]) => [language, { name: text }]);
    const input = {
      name,
      maps_to: state,
      color,
      sort: index + 1,
      translations: Object.fromEntries(texts) as object,
    };
    await seeder.makeDefault(orderStatuses, await seeder.create(orderStatuses, state, input));
  }
}

async function seedReviewStatuses(seeder: Seeder): Promise<void> {
  for (const [index, { status, color, name, ...translations }] of REVIEW_STATUS_LABELS.entries()) {
    const texts = Object.entries(translations).map(([language, text]) => [language, { name: text }]);
    const input = {
      name,
      maps_to: status,
      color,
      sort: index + 1,
      translations: Object.fromEntries(texts) as object,
    };
    await seeder.makeDefault(reviewStatuses, await seeder.create(reviewStatuses, status, input));
  }
}

async function seedTaxes(seeder: Seeder): Promise<void> {
  for (const taxClass of TAX_CLASSES) await seeder.create(taxClasses, taxClass.code, taxClass);
  await seeder.makeDefault(taxClasses, seeder.id('tax_classes', 'standard'));
  for (const { key, name, countries, rates } of TAX_ZONES) {
    const rows = await seeder.database.em.find(Country, { where: { iso2: In(countries) } });
    const members = rows.map((row) => ({ country_id: row.id }));
    const zone_id = await seeder.create(zones, key, { name, kind: 'tax', members });
    for (const [taxClass, rate, title] of rates) {
      const tax_class_id = seeder.id('tax_classes', taxClass);
      await seeder.create(taxRates, `${key} ${taxClass}`, {
        name: title,
        tax_class_id,
        zone_id,
        rate,
        on_shipping: true,
      });
    }
  }
}

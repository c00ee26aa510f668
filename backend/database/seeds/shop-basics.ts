import type { Translations } from '@stoa/contracts';
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
import { SHIPPING_METHODS, TAX_CLASSES, TAX_NAMES, TAX_ZONES } from './shop-basics.data';
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
    const translations = await namesOf(seeder, rows);
    const zone_id = await seeder.create(zones, key, { name, kind: 'tax', members, translations });
    for (const [taxClass, rate, tax] of rates) {
      const tax_class_id = seeder.id('tax_classes', taxClass);
      await seeder.create(taxRates, `${key} ${taxClass}`, {
        ...rateTexts(tax, rate),
        tax_class_id,
        zone_id,
        rate,
        on_shipping: true,
      });
    }
  }
}

/** A zone of one country is named as the country. */
async function namesOf(seeder: Seeder, members: Country[]): Promise<Translations> {
  const [only] = members;
  if (!only || members.length > 1) return {};
  return (await seeder.get(Translator).findByRecords('countries', [only.id])).get(only.id) ?? {};
}

/** Name of a rate and its translations: the tax and its percentage. */
function rateTexts(tax: keyof typeof TAX_NAMES, rate: string): { name: string; translations: Translations } {
  const { en, ...others } = TAX_NAMES[tax];
  const text = (language: string, name: string): string => {
    const percent = { style: 'percent', maximumFractionDigits: 2 } as const;
    return `${name} ${new Intl.NumberFormat(`${language}-u-nu-latn`, percent).format(Number(rate))}`;
  };
  const texts = Object.entries(others).map(([language, name]) => [language, { name: text(language, name) }]);
  return { name: text('en', en), translations: Object.fromEntries(texts) as Translations };
}

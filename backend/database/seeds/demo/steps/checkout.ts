import { ResourceService } from '../../../../src/kernel/resource';
import { Translator } from '../../../../src/kernel/i18n';
import { paymentMethods } from '../../../../src/modules/payments';
import { CreateShippingMethod, shippingMethods } from '../../../../src/modules/shipping';
import type { Seeder } from '../../seeder';
import { demoShipping } from '../shipping';
import type { FullText } from '../types';

/** What riders take along for handling cash, in minor units of the default currency. */
const CASH_FEE = 150;

/** Where buyers of the demo shop would transfer the money; an IBAN from the standard's own examples. */
const ACCOUNT = 'Stoa · IBAN GB82 WEST 1234 5698 7654 32';
const TRANSFER: FullText = {
  en: `Transfer the amount with the number shown as the reference, then send us the proof.\n${ACCOUNT}`,
  es: `Transfiere el importe con el número indicado como concepto y envíanos el comprobante.\n${ACCOUNT}`,
  ar: `حوّل المبلغ مع ذكر الرقم الظاهر مرجعًا للتحويل، ثم أرسل إلينا إثبات التحويل.\n${ACCOUNT}`,
  hi: `राशि ट्रांसफ़र करें और संदर्भ में दिखाया गया नंबर लिखें, फिर हमें प्रमाण भेजें।\n${ACCOUNT}`,
  bn: `দেখানো নম্বরটি রেফারেন্স হিসেবে লিখে টাকা ট্রান্সফার করুন, তারপর আমাদের প্রমাণ পাঠান।\n${ACCOUNT}`,
};

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
  await seedPaymentMethods(seeder);
}

/** Methods that a demo can use without an account anywhere. */
async function seedPaymentMethods(seeder: Seeder): Promise<void> {
  const methods = seeder.get(ResourceService).store(paymentMethods);
  const change = (code: string, values: Record<string, unknown>): Promise<unknown> =>
    methods.update(seeder.id('payment_methods', code), values, {}, null);
  await change('cash_on_delivery', { fee: CASH_FEE });
  await change('sandbox', { status: 'active' });
  const { en: instructions, ...others } = TRANSFER;
  const transfer = seeder.id('payment_methods', 'bank_transfer');
  await change('bank_transfer', { status: 'active', instructions });
  const translated = Object.entries(others).map(([language, text]) => [language, { instructions: text }]);
  await seeder.get(Translator).save('payment_methods', transfer, Object.fromEntries(translated) as object);
}

/** The texts of every language but the base one. */
function texts(fields: Record<string, FullText | undefined>): Record<string, Record<string, string>> {
  const translations: Record<string, Record<string, string>> = { es: {}, ar: {}, hi: {}, bn: {} };
  for (const [field, text] of Object.entries(fields))
    for (const [language, own] of Object.entries(translations)) {
      const translation = text?.[language as keyof FullText];
      if (translation) own[field] = translation;
    }
  return translations;
}

import { SaveSettings } from '../../../../src/modules/settings';
import type { Seeder } from '../../seeder';

/** How the demo shop presents itself. */
export async function seedSettings(seeder: Seeder): Promise<void> {
  await seeder.get(SaveSettings).execute(
    'general',
    {
      contact_email: 'hello@stoa.test',
      contact_phone: '+44 20 7946 0018',
      translations: {
        ar: { tagline: 'صنّاع كثيرون، سوق واحد' },
        es: { tagline: 'Muchos artesanos, un mercado' },
      },
    },
    null,
  );
  await seeder.get(SaveSettings).execute(
    'store',
    {
      address: '12 Market Row, London',
      opening_hours: 'Monday to Saturday, 9:00–18:00',
      translations: {
        ar: { opening_hours: 'من الاثنين إلى السبت، ٩:٠٠–١٨:٠٠' },
        es: { opening_hours: 'De lunes a sábado, 9:00–18:00' },
      },
    },
    null,
  );
}

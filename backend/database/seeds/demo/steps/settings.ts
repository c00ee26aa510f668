import { SaveSettings } from '../../../../src/modules/settings';
import type { Seeder } from '../../seeder';

/** How the demo shop presents itself. */
export async function seedSettings(seeder: Seeder): Promise<void> {
  await seeder.get(SaveSettings).execute(
    'general',
    {
      contact_email: 'hello@stoa.test',
      contact_phone: '+44 20 7946 0018',
      address: '12 Market Row, London',
      translations: {
        ar: { tagline: 'صنّاع كثيرون، سوق واحد' },
        es: { tagline: 'Muchos artesanos, un mercado' },
      },
    },
    null,
  );
}

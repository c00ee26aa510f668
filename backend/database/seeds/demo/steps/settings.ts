import { SaveSettings } from '../../../../src/modules/settings';
import type { Seeder } from '../../seeder';

/** How the demo shop presents itself. */
export async function seedSettings(seeder: Seeder): Promise<void> {
  await seeder.get(SaveSettings).execute(
    'general',
    {
      contact_email: 'hello@stoa.test',
      contact_phone: '+44 20 7946 0018',
      // The demo's vendors have balances to look at, although their orders are recent.
      payout_hold_days: 0,
      translations: {
        ar: { tagline: 'صنّاع كثيرون، سوق واحد' },
        es: { tagline: 'Muchos artesanos, un mercado' },
        hi: { tagline: 'कई कारीगर, एक बाज़ार' },
        bn: { tagline: 'অনেক কারিগর, এক বাজার' },
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
        ar: { address: '12 ماركت رو، لندن', opening_hours: 'من الاثنين إلى السبت، 9:00–18:00' },
        es: { address: '12 Market Row, Londres', opening_hours: 'De lunes a sábado, 9:00–18:00' },
        hi: { address: '12 मार्केट रो, लंदन', opening_hours: 'सोमवार से शनिवार, 9:00–18:00' },
        bn: { address: '12 মার্কেট রো, লন্ডন', opening_hours: 'সোম থেকে শনিবার, 9:00–18:00' },
      },
    },
    null,
  );
}

import type { DemoBanner } from './banners';

/** Further static banners, so that each place has one. */
export const demoPlacedBanners: DemoBanner[] = [
  {
    title: {
      en: 'Light for long evenings',
      ar: 'ضوء للأمسيات الطويلة',
      es: 'Luz para noches largas',
      hi: 'लंबी शामों की रोशनी',
      bn: 'দীর্ঘ সন্ধ্যার আলো',
    },
    subtitle: {
      en: 'Lamps that warm a corner.',
      ar: 'مصابيح تدفئ زاوية.',
      es: 'Lámparas que abrigan un rincón.',
      hi: 'लैंप जो कोना गरमाएँ।',
      bn: 'কোণ উষ্ণ করা বাতি।',
    },
    action: {
      en: 'Look inside',
      ar: 'ألقِ نظرة',
      es: 'Mira dentro',
      hi: 'अंदर देखें',
      bn: 'ভেতরে দেখুন',
    },
    picture: 'categories/lighting.webp',
    background: 'linear-gradient(120deg, #4a3310 0%, #c98a2b 100%)',
    link: ['category', 'lighting'],
    placement: 'home_top',
  },
  {
    title: {
      en: 'Out before breakfast',
      ar: 'إلى الخارج قبل الفطور',
      es: 'Fuera antes del desayuno',
      hi: 'नाश्ते से पहले बाहर',
      bn: 'নাশতার আগে বাইরে',
    },
    subtitle: {
      en: 'Bottles, packs and tents.',
      ar: 'قوارير وحقائب وخيام.',
      es: 'Botellas, mochilas y tiendas.',
      hi: 'बोतलें, बैग और टेंट।',
      bn: 'বোতল, ব্যাগ ও তাঁবু।',
    },
    action: {
      en: 'Look inside',
      ar: 'ألقِ نظرة',
      es: 'Mira dentro',
      hi: 'अंदर देखें',
      bn: 'ভেতরে দেখুন',
    },
    picture: 'categories/camping.webp',
    background: 'linear-gradient(120deg, #12352b 0%, #3f8f6b 100%)',
    link: ['category', 'camping-hiking'],
    placement: 'home_top',
  },
  {
    title: {
      en: 'A gift under $30',
      ar: 'هدية بأقل من 30 دولارًا',
      es: 'Un regalo por menos de 30 $',
      hi: '30 डॉलर से कम का उपहार',
      bn: '৩০ ডলারের নিচে উপহার',
    },
    subtitle: {
      en: 'Small things, well made.',
      ar: 'أشياء صغيرة متقنة.',
      es: 'Cosas pequeñas, bien hechas.',
      hi: 'छोटी, सलीके से बनी चीज़ें।',
      bn: 'ছোট, যত্নে বানানো জিনিস।',
    },
    picture: 'categories/stationery-art.webp',
    background: 'linear-gradient(120deg, #3d1f4a 0%, #9c5fb0 100%)',
    link: ['url', '/Shop?to=30'],
    placement: 'shop_side',
  },
  {
    title: {
      en: 'Questions before you buy?',
      ar: 'أسئلة قبل الشراء؟',
      es: '¿Dudas antes de comprar?',
      hi: 'ख़रीदने से पहले सवाल?',
      bn: 'কেনার আগে প্রশ্ন?',
    },
    subtitle: {
      en: 'We answer within a day.',
      ar: 'نجيب خلال يوم.',
      es: 'Respondemos en un día.',
      hi: 'एक दिन में जवाब देते हैं।',
      bn: 'একদিনের মধ্যে উত্তর দিই।',
    },
    action: {
      en: 'Write to us',
      ar: 'اكتب إلينا',
      es: 'Escríbenos',
      hi: 'हमें लिखें',
      bn: 'আমাদের লিখুন',
    },
    picture: 'categories/home.webp',
    background: 'linear-gradient(120deg, #0d3142 0%, #17637a 100%)',
    link: ['url', '/contact'],
    placement: 'product',
  },
];

/** Wide pictures of the other pages that have them. */
export const demoPlacedParallax: DemoBanner[] = [
  {
    title: {
      en: 'Made slowly, kept long',
      ar: 'صُنع على مهل ليدوم',
      es: 'Hecho despacio, para durar',
      hi: 'धीरे बना, देर तक चला',
      bn: 'ধীরে বানানো, বহুদিন রাখা',
    },
    subtitle: {
      en: 'How our makers work.',
      ar: 'كيف يعمل صنّاعنا.',
      es: 'Cómo trabajan nuestros artesanos.',
      hi: 'हमारे कारीगर कैसे काम करते हैं।',
      bn: 'আমাদের কারিগররা যেভাবে কাজ করেন।',
    },
    picture: 'slides/morning-table.webp',
    background: 'linear-gradient(115deg, #5a2318 0%, #f0b05f 100%)',
    link: ['page', 'our-makers'],
    placement: 'shop',
  },
  {
    title: {
      en: 'When the clock has run out',
      ar: 'حين ينتهي الوقت',
      es: 'Cuando el reloj se acaba',
      hi: 'जब घड़ी थम जाए',
      bn: 'ঘড়ি থেমে গেলে',
    },
    subtitle: {
      en: 'There is always something new.',
      ar: 'هناك دائمًا جديد.',
      es: 'Siempre hay algo nuevo.',
      hi: 'हमेशा कुछ नया है।',
      bn: 'সবসময়ই নতুন কিছু আছে।',
    },
    picture: 'slides/sound-and-desk.webp',
    background: 'linear-gradient(115deg, #101c3a 0%, #3557a5 100%)',
    link: ['url', '/new-arrival-products'],
    placement: 'flash_sales',
  },
];

/** Banners on further screens of the mobile application. */
export const demoPlacedAppBanners: DemoBanner[] = [
  {
    title: {
      en: 'Reminded in time',
      ar: 'تذكير في الوقت المناسب',
      es: 'Aviso a tiempo',
      hi: 'समय पर याद',
      bn: 'সময়মতো মনে করানো',
    },
    subtitle: {
      en: 'Follow a store and miss no sale.',
      ar: 'تابع متجرًا ولا تفوّت عرضًا.',
      es: 'Sigue una tienda y no pierdas ofertas.',
      hi: 'दुकान को फ़ॉलो करें, सेल न चूकें।',
      bn: 'দোকান অনুসরণ করুন, সেল মিস নয়।',
    },
    picture: 'categories/phones-wearables.webp',
    background: 'linear-gradient(120deg, #3d2f7f 0%, #7a6bd0 100%)',
    link: ['url', '/stores'],
    placement: 'flash_sales',
  },
  {
    title: {
      en: 'Room for one more?',
      ar: 'متسع لشيء آخر؟',
      es: '¿Cabe algo más?',
      hi: 'एक और की जगह?',
      bn: 'আরেকটির জায়গা আছে?',
    },
    subtitle: {
      en: 'Tea, honey and spices.',
      ar: 'شاي وعسل وتوابل.',
      es: 'Té, miel y especias.',
      hi: 'चाय, शहद और मसाले।',
      bn: 'চা, মধু ও মসলা।',
    },
    picture: 'categories/pantry.webp',
    background: 'linear-gradient(120deg, #5a2318 0%, #b2492f 100%)',
    link: ['category', 'pantry'],
    placement: 'cart',
  },
];

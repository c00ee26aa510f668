import type { FullText } from '../types';

/** A banner of the demo shop. */
export interface DemoBanner {
  title: FullText;
  subtitle: FullText;
  action?: FullText;
  /** File below `pictures/`. */
  picture: string;
  background: string;
  /** Kind of link and the slug or address it leads to. */
  link: readonly ['category' | 'vendor' | 'url' | 'page' | 'none', string?];
  placement: string;
  /** Vendor whose store shows it. */
  vendor?: string;
}

const see: FullText = {
  en: 'Have a look',
  ar: 'ألقِ نظرة',
  es: 'Echa un vistazo',
  hi: 'एक नज़र देखें',
  bn: 'একবার দেখুন',
};

/** Banners between the sections of pages, and in two stores. */
export const demoStaticBanners: DemoBanner[] = [
  {
    title: {
      en: 'Coffee roasted on Tuesday',
      ar: 'قهوة حُمّصت يوم الثلاثاء',
      es: 'Café tostado el martes',
      hi: 'मंगलवार को भुनी कॉफ़ी',
      bn: 'মঙ্গলবারে ভাজা কফি',
    },
    subtitle: {
      en: 'On your table by the weekend.',
      ar: 'على مائدتك قبل نهاية الأسبوع.',
      es: 'En tu mesa antes del fin de semana.',
      hi: 'सप्ताहांत तक आपकी मेज़ पर।',
      bn: 'সপ্তাহান্তের আগেই আপনার টেবিলে।',
    },
    action: see,
    picture: 'categories/coffee-tea.webp',
    background: 'linear-gradient(120deg, #5a2318 0%, #b2492f 100%)',
    link: ['category', 'coffee-tea'],
    placement: 'home_middle',
  },
  {
    title: {
      en: 'Open a store of your own',
      ar: 'افتح متجرك',
      es: 'Abre tu propia tienda',
      hi: 'अपनी दुकान खोलें',
      bn: 'নিজের দোকান খুলুন',
    },
    subtitle: {
      en: 'No monthly fee, paid when you ask.',
      ar: 'بلا رسوم شهرية، وتُدفع مستحقاتك متى طلبت.',
      es: 'Sin cuota mensual; cobras cuando quieras.',
      hi: 'कोई मासिक शुल्क नहीं, जब चाहें भुगतान।',
      bn: 'মাসিক ফি নেই, চাইলেই টাকা।',
    },
    action: { en: 'How it works', ar: 'كيف ذلك', es: 'Cómo funciona', hi: 'यह कैसे चलता है', bn: 'কীভাবে চলে' },
    picture: 'categories/accessories.webp',
    background: 'linear-gradient(120deg, #0d3142 0%, #17637a 100%)',
    link: ['page', 'sell-with-us'],
    placement: 'home_bottom',
  },
  {
    title: {
      en: 'Returns within 30 days',
      ar: 'إرجاع خلال 30 يومًا',
      es: 'Devoluciones en 30 días',
      hi: '30 दिन में वापसी',
      bn: '30 দিনে ফেরত',
    },
    subtitle: {
      en: 'Unused and in their box, in three steps.',
      ar: 'غير مستعملة وفي علبتها، بثلاث خطوات.',
      es: 'Sin usar y en su caja, en tres pasos.',
      hi: 'बिना इस्तेमाल, अपने डिब्बे में, तीन क़दमों में।',
      bn: 'অব্যবহৃত ও বাক্সসহ, তিন ধাপে।',
    },
    picture: 'categories/bags.webp',
    background: '#3d2f7f',
    link: ['page', 'returns'],
    placement: 'cart',
  },
  {
    title: {
      en: 'Made to order in eight days',
      ar: 'يُصنع عند الطلب في ثمانية أيام',
      es: 'Hecho por encargo en ocho días',
      hi: 'आठ दिन में ऑर्डर पर तैयार',
      bn: 'আট দিনে ফরমাশে তৈরি',
    },
    subtitle: {
      en: 'Oiled, soaped or smoked oak.',
      ar: 'بلوط مزيّت أو مصبّن أو مدخّن.',
      es: 'Roble aceitado, jabonado o ahumado.',
      hi: 'तेल, साबुन या धुएँ से तैयार ओक।',
      bn: 'তেল, সাবান বা ধোঁয়ায় তৈরি ওক।',
    },
    picture: 'products/stool-rust.webp',
    background: 'linear-gradient(120deg, #4a3527 0%, #a4795a 100%)',
    link: ['category', 'furniture'],
    placement: 'store',
    vendor: 'hearth-holt',
  },
  {
    title: {
      en: 'Opened, checked, updated',
      ar: 'فُتح وفُحص وحُدّث',
      es: 'Abierto, revisado, actualizado',
      hi: 'खोला, जाँचा, अपडेट किया',
      bn: 'খোলা, পরীক্ষিত, হালনাগাদ',
    },
    subtitle: {
      en: 'Every device sees our bench before you do.',
      ar: 'كل جهاز يمر بطاولتنا قبل أن يصلك.',
      es: 'Cada aparato pasa por nuestro banco antes de llegar a ti.',
      hi: 'हर उपकरण आपसे पहले हमारी मेज़ पर आता है।',
      bn: 'প্রতিটি যন্ত্র আপনার আগে আমাদের টেবিল দেখে।',
    },
    picture: 'products/halo-blue.webp',
    background: 'linear-gradient(120deg, #101c3a 0%, #3557a5 100%)',
    link: ['category', 'audio'],
    placement: 'store',
    vendor: 'brightwave',
  },
];

/** Wide pictures behind the page. */
export const demoParallaxBanners: DemoBanner[] = [
  {
    title: {
      en: 'Eight workshops, one roof',
      ar: 'ثماني ورش وسقف واحد',
      es: 'Ocho talleres, un techo',
      hi: 'आठ कार्यशालाएँ, एक छत',
      bn: 'আট কারখানা, এক ছাদ',
    },
    subtitle: {
      en: 'Meet the people behind the things.',
      ar: 'تعرّف على من وراء الأشياء.',
      es: 'Conoce a quienes hacen las cosas.',
      hi: 'मिलिए उन लोगों से जो चीज़ें बनाते हैं।',
      bn: 'জিনিসের পেছনের মানুষদের চিনুন।',
    },
    action: {
      en: 'Our makers',
      ar: 'صنّاعنا',
      es: 'Nuestros artesanos',
      hi: 'हमारे कारीगर',
      bn: 'আমাদের কারিগর',
    },
    picture: 'slides/autumn-market.webp',
    background: 'linear-gradient(115deg, #26324d 0%, #5d6f9b 100%)',
    link: ['page', 'our-makers'],
    placement: 'home',
  },
];

/** Banners of the mobile application. */
export const demoApplicationBanners: DemoBanner[] = [
  {
    title: {
      en: 'Sound worth mending',
      ar: 'صوت يستحق الإصلاح',
      es: 'Sonido que se repara',
      hi: 'मरम्मत के लायक़ आवाज़',
      bn: 'মেরামতযোগ্য শব্দ',
    },
    subtitle: {
      en: 'Spare parts for seven years.',
      ar: 'قطع غيار لسبع سنوات.',
      es: 'Recambios durante siete años.',
      hi: 'सात साल तक पुर्ज़े उपलब्ध।',
      bn: 'সাত বছর পর্যন্ত যন্ত্রাংশ।',
    },
    picture: 'categories/audio.webp',
    background: 'linear-gradient(120deg, #0d3142 0%, #4fb3a5 100%)',
    link: ['category', 'audio'],
    placement: 'home',
  },
  {
    title: {
      en: 'For the youngest',
      ar: 'لأصغرنا',
      es: 'Para los más pequeños',
      hi: 'सबसे नन्हों के लिए',
      bn: 'সবচেয়ে ছোটদের জন্য',
    },
    subtitle: {
      en: 'Wooden, painted, splinter-free.',
      ar: 'خشبية ملوّنة بلا شظايا.',
      es: 'De madera, pintados y sin astillas.',
      hi: 'लकड़ी के, रंगे हुए, बिना फाँस के।',
      bn: 'কাঠের, রং করা, খোঁচা নেই।',
    },
    picture: 'categories/toys.webp',
    background: 'linear-gradient(120deg, #8a3d12 0%, #e0a13a 100%)',
    link: ['category', 'toys'],
    placement: 'categories',
  },
];

/** Wide pictures behind the screens of the mobile application. */
export const demoApplicationParallaxBanners: DemoBanner[] = [
  {
    title: {
      en: 'A week of small workshops',
      es: 'Una semana de pequeños talleres',
      ar: 'أسبوع الورش الصغيرة',
      hi: 'छोटी कार्यशालाओं का सप्ताह',
      bn: 'ছোট কারখানার সপ্তাহ',
    },
    subtitle: {
      en: 'Something new from one of them every day.',
      es: 'Cada día, algo nuevo de uno de ellos.',
      ar: 'كل يوم جديد من إحداها.',
      hi: 'हर दिन किसी एक से कुछ नया।',
      bn: 'প্রতিদিন কোনো একটির নতুন কিছু।',
    },
    action: see,
    picture: 'slides/sound-and-desk.webp',
    background: 'linear-gradient(115deg, #0d3142 0%, #4fb3a5 100%)',
    link: ['category', 'home-living'],
    placement: 'home',
  },
];

/** Slides of the mobile application. */
export const demoApplicationSlides: DemoBanner[] = [
  {
    title: {
      en: 'Good mornings, by post',
      ar: 'صباحات طيبة تصلك بالبريد',
      es: 'Buenos días, por correo',
      hi: 'डाक से आती अच्छी सुबह',
      bn: 'ডাকে আসা সুন্দর সকাল',
    },
    subtitle: {
      en: 'Coffee, tea and honey.',
      ar: 'قهوة وشاي وعسل.',
      es: 'Café, té y miel.',
      hi: 'कॉफ़ी, चाय और शहद।',
      bn: 'কফি, চা ও মধু।',
    },
    picture: 'slides/morning-table.webp',
    background: 'linear-gradient(115deg, #5a2318 0%, #f0b05f 100%)',
    link: ['category', 'pantry'],
    placement: 'home',
  },
];

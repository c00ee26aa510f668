import type { PartialText } from '../types';

interface DemoBanner {
  title: PartialText;
  subtitle: PartialText;
  action?: PartialText;
  /** File below `pictures/`. */
  picture: string;
  background: string;
  /** Kind of link and the slug or address it leads to. */
  link: readonly ['category' | 'vendor' | 'url' | 'page' | 'none', string?];
  placement: string;
  /** Vendor whose store shows it. */
  vendor?: string;
}

const see: PartialText = { en: 'Have a look', ar: 'ألقِ نظرة', es: 'Echa un vistazo' };

/** Banners between the sections of pages, and in two stores. */
export const demoStaticBanners: DemoBanner[] = [
  {
    title: { en: 'Coffee roasted on Tuesday', ar: 'قهوة حُمّصت يوم الثلاثاء', es: 'Café tostado el martes' },
    subtitle: { en: 'On your table by the weekend.', ar: 'على مائدتك قبل نهاية الأسبوع.' },
    action: see,
    picture: 'categories/coffee-tea.webp',
    background: 'linear-gradient(120deg, #5a2318 0%, #b2492f 100%)',
    link: ['category', 'coffee-tea'],
    placement: 'home_middle',
  },
  {
    title: { en: 'Open a store of your own', ar: 'افتح متجرك', es: 'Abre tu propia tienda' },
    subtitle: { en: 'No monthly fee, paid when you ask.', ar: 'بلا رسوم شهرية، وتُدفع مستحقاتك متى طلبت.' },
    action: { en: 'How it works', ar: 'كيف ذلك', es: 'Cómo funciona' },
    picture: 'categories/accessories.webp',
    background: 'linear-gradient(120deg, #0d3142 0%, #17637a 100%)',
    link: ['page', 'sell-with-us'],
    placement: 'home_bottom',
  },
  {
    title: { en: 'Returns within 30 days', ar: 'إرجاع خلال 30 يومًا', es: 'Devoluciones en 30 días' },
    subtitle: { en: 'Three steps, no questions.', ar: 'ثلاث خطوات بلا أسئلة.' },
    picture: 'categories/bags.webp',
    background: '#3d2f7f',
    link: ['page', 'returns'],
    placement: 'cart',
  },
  {
    title: { en: 'Made to order in eight days', ar: 'يُصنع عند الطلب في ثمانية أيام' },
    subtitle: { en: 'Oiled, soaped or smoked oak.', ar: 'بلوط مزيّت أو مصبّن أو مدخّن.' },
    picture: 'products/stool-rust.webp',
    background: 'linear-gradient(120deg, #4a3527 0%, #a4795a 100%)',
    link: ['category', 'furniture'],
    placement: 'store',
    vendor: 'hearth-holt',
  },
  {
    title: { en: 'Opened, checked, updated', ar: 'فُتح وفُحص وحُدّث' },
    subtitle: { en: 'Every device sees our bench before you do.', ar: 'كل جهاز يمر بطاولتنا قبل أن يصلك.' },
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
    title: { en: 'Eight workshops, one roof', ar: 'ثماني ورش وسقف واحد', es: 'Ocho talleres, un techo' },
    subtitle: { en: 'Meet the people behind the things.', ar: 'تعرّف على من وراء الأشياء.' },
    action: { en: 'Our makers', ar: 'صنّاعنا', es: 'Nuestros artesanos' },
    picture: 'slides/autumn-market.webp',
    background: 'linear-gradient(115deg, #26324d 0%, #5d6f9b 100%)',
    link: ['page', 'our-makers'],
    placement: 'home',
  },
];

/** Banners of the mobile application. */
export const demoApplicationBanners: DemoBanner[] = [
  {
    title: { en: 'Sound worth mending', ar: 'صوت يستحق الإصلاح', es: 'Sonido que se repara' },
    subtitle: { en: 'Spare parts for seven years.', ar: 'قطع غيار لسبع سنوات.' },
    picture: 'categories/audio.webp',
    background: 'linear-gradient(120deg, #0d3142 0%, #4fb3a5 100%)',
    link: ['category', 'audio'],
    placement: 'home',
  },
  {
    title: { en: 'For the youngest', ar: 'لأصغرنا', es: 'Para los más pequeños' },
    subtitle: { en: 'Wooden, painted, splinter-free.', ar: 'خشبية ملوّنة بلا شظايا.' },
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
    title: { en: 'Good mornings, by post', ar: 'صباحات طيبة تصلك بالبريد', es: 'Buenos días, por correo' },
    subtitle: { en: 'Coffee, tea and honey.', ar: 'قهوة وشاي وعسل.' },
    picture: 'slides/morning-table.webp',
    background: 'linear-gradient(115deg, #5a2318 0%, #f0b05f 100%)',
    link: ['category', 'pantry'],
    placement: 'home',
  },
];

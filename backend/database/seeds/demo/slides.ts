import type { DemoSlide } from './types';

/** Slides of the home page. */
export const demoSlides: DemoSlide[] = [
  {
    key: 'autumn-market',
    title: {
      en: 'The autumn market is open',
      es: 'El mercado de otoño está abierto',
      ar: 'سوق الخريف فتح أبوابه',
      hi: 'शरद का बाज़ार खुल गया है',
      bn: 'শরতের বাজার খুলে গেছে',
    },
    subtitle: {
      en: 'Lamps, chairs and stoneware from small workshops, new every week.',
      es: 'Lámparas, butacas y cerámica de pequeños talleres, novedades cada semana.',
      ar: 'مصابيح وكراسٍ وخزف من ورش صغيرة، والجديد كل أسبوع.',
      hi: 'छोटी कार्यशालाओं के लैंप, कुर्सियाँ और बर्तन, हर हफ़्ते कुछ नया।',
      bn: 'ছোট কারখানার বাতি, চেয়ার ও মৃৎপাত্র, প্রতি সপ্তাহে নতুন।',
    },
    action: {
      en: 'Shop home & living',
      es: 'Ver hogar',
      ar: 'تسوّق للمنزل',
      hi: 'घर का सामान देखें',
      bn: 'ঘরের জিনিস দেখুন',
    },
    category: 'home-living',
    picture: 'slides/autumn-market.webp',
    background: 'linear-gradient(115deg, #3d2f7f 0%, #6d4fc4 52%, #e8936f 100%)',
  },
  {
    key: 'sound-and-desk',
    title: {
      en: 'Machines made to be mended',
      es: 'Aparatos hechos para repararse',
      ar: 'أجهزة صُنعت لتُصلَح',
      hi: 'मरम्मत के लिए बनी मशीनें',
      bn: 'মেরামতযোগ্য করে গড়া যন্ত্র',
    },
    subtitle: {
      en: 'Headphones, phones and keyboards with spare parts for seven years.',
      es: 'Auriculares, móviles y teclados con recambios durante siete años.',
      ar: 'سماعات وهواتف ولوحات مفاتيح بقطع غيار لسبع سنوات.',
      hi: 'हेडफ़ोन, फ़ोन और कीबोर्ड, सात साल तक पुर्ज़ों के साथ।',
      bn: 'হেডফোন, ফোন ও কিবোর্ড, সাত বছর যন্ত্রাংশের নিশ্চয়তা।',
    },
    action: {
      en: 'See electronics',
      es: 'Ver electrónica',
      ar: 'شاهد الإلكترونيات',
      hi: 'इलेक्ट्रॉनिक्स देखें',
      bn: 'ইলেকট্রনিক্স দেখুন',
    },
    category: 'electronics',
    picture: 'slides/sound-and-desk.webp',
    background: 'linear-gradient(115deg, #0d3142 0%, #17637a 55%, #4fb3a5 100%)',
  },
  {
    key: 'morning-table',
    title: {
      en: 'Good mornings, by post',
      es: 'Buenos días, por correo',
      ar: 'صباحات طيبة تصلك بالبريد',
      hi: 'डाक से आई अच्छी सुबहें',
      bn: 'ডাকে আসা সুন্দর সকাল',
    },
    subtitle: {
      en: 'Coffee roasted on Tuesday, on your table by the weekend.',
      es: 'Café tostado el martes, en tu mesa el fin de semana.',
      ar: 'قهوة تُحمَّص يوم الثلاثاء وتصل مائدتك قبل نهاية الأسبوع.',
      hi: 'मंगलवार को भुनी कॉफ़ी, सप्ताहांत तक आपकी मेज़ पर।',
      bn: 'মঙ্গলবারে ভাজা কফি, সপ্তাহান্তে আপনার টেবিলে।',
    },
    action: {
      en: 'Fill the pantry',
      es: 'Llenar la despensa',
      ar: 'املأ المؤونة',
      hi: 'रसोई भरें',
      bn: 'ভাঁড়ার ভরুন',
    },
    category: 'pantry',
    picture: 'slides/morning-table.webp',
    background: 'linear-gradient(115deg, #5a2318 0%, #b2492f 52%, #f0b05f 100%)',
  },
];

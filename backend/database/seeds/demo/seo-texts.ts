import type { FullText } from './types';

/** What pages tell search engines where their name and description would say too little. */
interface SeoTexts {
  title: FullText;
  description: FullText;
}

/** By kind and key of the record. */
export const SEO_TEXTS: Readonly<Record<string, SeoTexts>> = {
  'categories/electronics': {
    title: {
      en: 'Electronics you can repair',
      es: 'Electrónica que se puede reparar',
      ar: 'إلكترونيات قابلة للإصلاح',
      hi: 'इलेक्ट्रॉनिक्स जिन्हें आप सुधार सकें',
      bn: 'ইলেকট্রনিকস, যা সারানো যায়',
    },
    description: {
      en: 'Headphones, cameras, phones and laptops from independent sellers, with spare parts and clear returns.',
      es: 'Auriculares, cámaras, móviles y portátiles de tiendas independientes, con recambios y devoluciones claras.',
      ar: 'سماعات وكاميرات وهواتف وحواسيب من متاجر مستقلة، مع قطع غيار وإرجاع واضح.',
      hi: 'स्वतंत्र विक्रेताओं के हेडफ़ोन, कैमरे, फ़ोन और लैपटॉप, पुर्ज़ों और साफ़ वापसी के साथ।',
      bn: 'স্বাধীন বিক্রেতার হেডফোন, ক্যামেরা, ফোন ও ল্যাপটপ, যন্ত্রাংশ ও পরিষ্কার ফেরতসহ।',
    },
  },
  'categories/home': {
    title: {
      en: 'Furniture, lamps and tableware',
      es: 'Muebles, lámparas y vajilla',
      ar: 'أثاث ومصابيح وأدوات مائدة',
      hi: 'फ़र्नीचर, लैंप और बर्तन',
      bn: 'আসবাব, বাতি ও তৈজস',
    },
    description: {
      en: 'Made in small workshops: stools, sofas, lamps, mugs and pots that age well.',
      es: 'Hechos en pequeños talleres: taburetes, sofás, lámparas, tazas y ollas que envejecen bien.',
      ar: 'من ورش صغيرة: مقاعد وأرائك ومصابيح وأكواب وقدور تزداد جمالًا مع الزمن.',
      hi: 'छोटी कार्यशालाओं में बने: स्टूल, सोफ़े, लैंप, मग और बर्तन जो समय के साथ निखरते हैं।',
      bn: 'ছোট কারখানায় তৈরি: টুল, সোফা, বাতি, মগ ও হাঁড়ি, যা সময়ে সুন্দর হয়।',
    },
  },
  'brands/halcyon': {
    title: {
      en: 'Halcyon Audio headphones and speakers',
      es: 'Auriculares y altavoces Halcyon Audio',
      ar: 'سماعات ومكبرات Halcyon Audio',
      hi: 'हैल्सियन ऑडियो हेडफ़ोन और स्पीकर',
      bn: 'হ্যালসিয়ন অডিও হেডফোন ও স্পিকার',
    },
    description: {
      en: 'The whole Halcyon range: wireless headphones, room speakers and parts.',
      es: 'Toda la gama Halcyon: auriculares inalámbricos, altavoces y recambios.',
      ar: 'مجموعة Halcyon كاملة: سماعات لاسلكية ومكبرات صوت وقطع غيار.',
      hi: 'पूरी हैल्सियन शृंखला: वायरलेस हेडफ़ोन, स्पीकर और पुर्ज़े।',
      bn: 'পুরো হ্যালসিয়ন সংগ্রহ: ওয়্যারলেস হেডফোন, স্পিকার ও যন্ত্রাংশ।',
    },
  },
  'products/halo-headphones': {
    title: {
      en: 'Halo wireless headphones with 40-hour battery',
      es: 'Auriculares inalámbricos Halo',
      ar: 'سماعات Halo اللاسلكية',
      hi: '40 घंटे की बैटरी वाले हेलो वायरलेस हेडफ़ोन',
      bn: '40 ঘণ্টা ব্যাটারির হ্যালো ওয়্যারলেস হেডফোন',
    },
    description: {
      en: 'Over-ear headphones for long listening, with pads and battery that you can change yourself.',
      es: 'Auriculares para escuchar durante horas, con almohadillas y batería que cambias tú.',
      ar: 'سماعات فوق الأذن للاستماع الطويل، يمكنك تبديل وسائدها وبطاريتها بنفسك.',
      hi: 'लंबे समय सुनने के लिए ओवर-ईयर हेडफ़ोन, गद्दी और बैटरी आप ख़ुद बदल सकते हैं।',
      bn: 'দীর্ঘ সময় শোনার ওভার-ইয়ার হেডফোন, গদি ও ব্যাটারি নিজেই বদলানো যায়।',
    },
  },
};

/** Goods that are shown beside others of the same store. */
export const RELATED: Readonly<Record<string, readonly string[]>> = {
  'halo-headphones': ['pebble-speaker', 'contour-earbuds', 'tempo-watch'],
  'slate-laptop': ['keystroke-keyboard', 'glide-mouse'],
  'verano-dress': ['mercat-handbag', 'marina-sunglasses'],
  'fjell-lounge': ['arc-lamp', 'holt-stool', 'horizon-print'],
  'ember-cocotte': ['santoku-knife', 'steep-teapot', 'tide-mug'],
  'ridge-backpack': ['spring-flask', 'beam-torch', 'fell-boot'],
  'masala-chai': ['cardamom-cookies', 'wayanad-honey'],
  'comet-guitar': ['parade-drum', 'primo-violin'],
};

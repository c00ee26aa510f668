import type { PartialText } from './types';

/** What pages tell search engines where their name and description would say too little. */
interface SearchWords {
  title: PartialText;
  description: PartialText;
}

/** By kind and key of the record. */
export const SEARCH_WORDS: Readonly<Record<string, SearchWords>> = {
  'categories/electronics': {
    title: {
      en: 'Electronics you can repair',
      es: 'Electrónica que se puede reparar',
      ar: 'إلكترونيات قابلة للإصلاح',
    },
    description: {
      en: 'Headphones, cameras, phones and laptops from independent sellers, with spare parts and clear returns.',
      es: 'Auriculares, cámaras, móviles y portátiles de tiendas independientes, con recambios y devoluciones claras.',
      ar: 'سماعات وكاميرات وهواتف وحواسيب من متاجر مستقلة، مع قطع غيار وإرجاع واضح.',
    },
  },
  'categories/home': {
    title: {
      en: 'Furniture, lamps and tableware',
      es: 'Muebles, lámparas y vajilla',
      ar: 'أثاث ومصابيح وأدوات مائدة',
    },
    description: {
      en: 'Made in small workshops: stools, sofas, lamps, mugs and pots that age well.',
      es: 'Hechos en pequeños talleres: taburetes, sofás, lámparas, tazas y ollas que envejecen bien.',
      ar: 'من ورش صغيرة: مقاعد وأرائك ومصابيح وأكواب وقدور تزداد جمالًا مع الزمن.',
    },
  },
  'brands/halcyon': {
    title: {
      en: 'Halcyon Audio headphones and speakers',
      es: 'Auriculares y altavoces Halcyon Audio',
      ar: 'سماعات ومكبرات Halcyon Audio',
    },
    description: {
      en: 'The whole Halcyon range: wireless headphones, room speakers and parts.',
      es: 'Toda la gama Halcyon: auriculares inalámbricos, altavoces y recambios.',
      ar: 'مجموعة Halcyon كاملة: سماعات لاسلكية ومكبرات صوت وقطع غيار.',
    },
  },
  'products/halo-headphones': {
    title: {
      en: 'Halo wireless headphones with 40-hour battery',
      es: 'Auriculares inalámbricos Halo',
      ar: 'سماعات Halo اللاسلكية',
    },
    description: {
      en: 'Over-ear headphones for long listening, with pads and battery that you can change yourself.',
      es: 'Auriculares para escuchar durante horas, con almohadillas y batería que cambias tú.',
      ar: 'سماعات فوق الأذن للاستماع الطويل، يمكنك تبديل وسائدها وبطاريتها بنفسك.',
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

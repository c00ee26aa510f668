import type { PartialText } from '../types';

interface DemoTab {
  title: PartialText;
  body: PartialText;
  /** Category keys; every product where there are none. */
  categories: readonly string[];
}

/** Tabs beside product descriptions. */
export const demoTabs: DemoTab[] = [
  {
    title: { en: 'Delivery and returns', ar: 'التوصيل والإرجاع', es: 'Envío y devoluciones' },
    body: {
      en: '<p>Sent by the vendor within the days named above. Thirty days to return, unused and in the box.</p>',
      ar: '<p>يرسله البائع خلال الأيام المذكورة أعلاه. ولك ثلاثون يومًا للإرجاع، غير مستعمل وفي علبته.</p>',
    },
    categories: [],
  },
  {
    title: { en: 'Caring for wood', ar: 'العناية بالخشب', es: 'Cuidado de la madera' },
    body: {
      en: '<p>Wipe with a damp cloth. Oil twice a year with the grain, and keep away from radiators.</p>',
      ar: '<p>امسحه بقطعة رطبة، وادهنه بالزيت مرتين في السنة مع اتجاه العروق، وأبعده عن المدافئ.</p>',
    },
    categories: ['furniture', 'toys'],
  },
  {
    title: { en: 'Size guide', ar: 'دليل المقاسات', es: 'Guía de tallas' },
    body: {
      en: '<p>Measure the chest at its widest and the waist at its narrowest. Between two sizes, take the larger one for coats and the smaller one for knitwear.</p>',
      ar: '<p>قِس الصدر عند أعرضه والخصر عند أضيقه. وبين مقاسين اختر الأكبر للمعاطف والأصغر للتريكو.</p>',
    },
    categories: ['clothing', 'shoes'],
  },
  {
    title: { en: 'Repairs and spare parts', ar: 'الإصلاح وقطع الغيار', es: 'Reparación y recambios' },
    body: {
      en: '<p>Cushions, hinges and batteries are in stock for seven years. Write to the vendor with the serial number.</p>',
      ar: '<p>الوسائد والمفاصل والبطاريات متوفرة سبع سنوات. راسل البائع برقم الجهاز التسلسلي.</p>',
    },
    categories: ['audio', 'cameras', 'computing'],
  },
];

interface DemoSeo {
  target: 'home' | 'shop' | 'blog' | 'category' | 'vendor';
  /** Key of the category or vendor. */
  key?: string;
  /** Vendor who wrote it. */
  vendor?: string;
  title: PartialText;
  description: PartialText;
  keywords: PartialText;
}

/** What some pages say to search engines. */
export const demoSeo: DemoSeo[] = [
  {
    target: 'home',
    title: { en: 'Stoa: many makers, one market', ar: 'ستوا: صنّاع كثيرون، سوق واحد' },
    description: {
      en: 'Furniture, electronics, perfume, clothes and coffee from eight independent workshops, each sent by whoever made it.',
      ar: 'أثاث وإلكترونيات وعطور وملابس وقهوة من ثماني ورش مستقلة، يرسلها من صنعها.',
    },
    keywords: { en: 'marketplace, workshops, handmade', ar: 'سوق، ورش، صناعة يدوية' },
  },
  {
    target: 'blog',
    title: { en: 'Stories from the workshops', ar: 'حكايات من الورش' },
    description: {
      en: 'Visits to makers, care for what you own, and recipes for four o’clock.',
      ar: 'زيارات إلى الصنّاع، وعناية بما تملك، ووصفات لعصر اليوم.',
    },
    keywords: { en: 'makers, repair, recipes', ar: 'صنّاع، إصلاح، وصفات' },
  },
  {
    target: 'category',
    key: 'furniture',
    title: { en: 'Oak furniture from small workshops', ar: 'أثاث بلوط من ورش صغيرة' },
    description: {
      en: 'Stools, chairs and sofas, made to order in a week and built to be mended.',
      ar: 'مقاعد وكراسٍ وأرائك تُصنع عند الطلب خلال أسبوع لتُصلَح لا لتُرمى.',
    },
    keywords: { en: 'oak, stool, sofa', ar: 'بلوط، مقعد، أريكة' },
  },
  {
    target: 'vendor',
    key: 'hearth-holt',
    vendor: 'hearth-holt',
    title: { en: 'Hearth & Holt, oak and lamps from Aarhus', ar: 'هيرث أند هولت، بلوط ومصابيح من آرهوس' },
    description: {
      en: 'A family workshop that builds furniture, casts lamps and throws pots.',
      ar: 'ورشة عائلية تصنع الأثاث والمصابيح والخزف.',
    },
    keywords: { en: 'furniture, lamps, Aarhus', ar: 'أثاث، مصابيح، آرهوس' },
  },
];

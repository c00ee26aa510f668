import type { FullText } from '../types';

interface DemoTab {
  title: FullText;
  body: FullText;
  /** Category keys; every product where there are none. */
  categories: readonly string[];
}

/** Tabs beside product descriptions. */
export const demoTabs: DemoTab[] = [
  {
    title: {
      en: 'Delivery and returns',
      ar: 'التوصيل والإرجاع',
      es: 'Envío y devoluciones',
      hi: 'डिलीवरी और वापसी',
      bn: 'ডেলিভারি ও ফেরত',
    },
    body: {
      en: '<p>Sent by the vendor within the days named above. Thirty days to return, unused and in the box.</p>',
      ar: '<p>يرسله البائع خلال الأيام المذكورة أعلاه. ولك ثلاثون يومًا للإرجاع، غير مستعمل وفي علبته.</p>',
      es: '<p>Lo envía el vendedor en los días indicados arriba. Treinta días para devolverlo, sin usar y en su caja.</p>',
      hi: '<p>विक्रेता ऊपर लिखे दिनों में भेजता है। तीस दिन में, बिना इस्तेमाल और डिब्बे में, वापसी।</p>',
      bn: '<p>ওপরে লেখা দিনের মধ্যে বিক্রেতা পাঠান। ত্রিশ দিনে, অব্যবহৃত ও বাক্সসহ ফেরত।</p>',
    },
    categories: [],
  },
  {
    title: {
      en: 'Caring for wood',
      ar: 'العناية بالخشب',
      es: 'Cuidado de la madera',
      hi: 'लकड़ी की देखभाल',
      bn: 'কাঠের যত্ন',
    },
    body: {
      en: '<p>Wipe with a damp cloth. Oil twice a year with the grain, and keep away from radiators.</p>',
      ar: '<p>امسحه بقطعة رطبة، وادهنه بالزيت مرتين في السنة مع اتجاه العروق، وأبعده عن المدافئ.</p>',
      es: '<p>Limpia con un paño húmedo. Aplica aceite dos veces al año siguiendo la veta y aléjalo de los radiadores.</p>',
      hi: '<p>गीले कपड़े से पोंछें। साल में दो बार रेशे की दिशा में तेल लगाएँ और हीटर से दूर रखें।</p>',
      bn: '<p>ভেজা কাপড়ে মুছুন। বছরে দুবার আঁশ বরাবর তেল দিন, হিটার থেকে দূরে রাখুন।</p>',
    },
    categories: ['furniture', 'toys'],
  },
  {
    title: {
      en: 'Size guide',
      ar: 'دليل المقاسات',
      es: 'Guía de tallas',
      hi: 'नाप गाइड',
      bn: 'মাপের নির্দেশিকা',
    },
    body: {
      en: '<p>Measure the chest at its widest and the waist at its narrowest. Between two sizes, take the larger one for coats and the smaller one for knitwear.</p>',
      ar: '<p>قِس الصدر عند أعرضه والخصر عند أضيقه. وبين مقاسين اختر الأكبر للمعاطف والأصغر للتريكو.</p>',
      es: '<p>Mide el pecho por la parte más ancha y la cintura por la más estrecha. Entre dos tallas, elige la mayor en abrigos y la menor en punto.</p>',
      hi: '<p>छाती सबसे चौड़ी जगह और कमर सबसे पतली जगह नापें। दो नापों के बीच कोट में बड़ा और बुनाई में छोटा लें।</p>',
      bn: '<p>বুকের সবচেয়ে চওড়া ও কোমরের সবচেয়ে সরু জায়গা মাপুন। দুই মাপের মাঝে কোটে বড়টি, বোনা পোশাকে ছোটটি নিন।</p>',
    },
    categories: ['clothing', 'shoes'],
  },
  {
    title: {
      en: 'Repairs and spare parts',
      ar: 'الإصلاح وقطع الغيار',
      es: 'Reparación y recambios',
      hi: 'मरम्मत और पुर्ज़े',
      bn: 'মেরামত ও যন্ত্রাংশ',
    },
    body: {
      en: '<p>Cushions, hinges and batteries are in stock for seven years. Write to the vendor with the serial number.</p>',
      ar: '<p>الوسائد والمفاصل والبطاريات متوفرة سبع سنوات. راسل البائع برقم الجهاز التسلسلي.</p>',
      es: '<p>Cojines, bisagras y baterías disponibles durante siete años. Escribe al vendedor con el número de serie.</p>',
      hi: '<p>गद्दियाँ, क़ब्ज़े और बैटरियाँ सात साल तक मिलती हैं। सीरियल नंबर के साथ विक्रेता को लिखें।</p>',
      bn: '<p>গদি, কবজা ও ব্যাটারি সাত বছর মেলে। সিরিয়াল নম্বরসহ বিক্রেতাকে লিখুন।</p>',
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
  title: FullText;
  description: FullText;
  keywords: FullText;
}

/** What some pages say to search engines. */
export const demoSeo: DemoSeo[] = [
  {
    target: 'home',
    title: {
      en: 'Stoa: many makers, one market',
      ar: 'Stoa: صنّاع كثيرون، سوق واحد',
      es: 'Stoa: muchos artesanos, un mercado',
      hi: 'Stoa: कई कारीगर, एक बाज़ार',
      bn: 'Stoa: অনেক কারিগর, এক বাজার',
    },
    description: {
      en: 'Furniture, electronics, perfume, clothes and coffee from eight independent workshops, each sent by whoever made it.',
      ar: 'أثاث وإلكترونيات وعطور وملابس وقهوة من ثماني ورش مستقلة، يرسلها من صنعها.',
      es: 'Muebles, electrónica, perfumes, ropa y café de ocho talleres independientes, enviados por quien los hizo.',
      hi: 'आठ स्वतंत्र कार्यशालाओं का फ़र्नीचर, इलेक्ट्रॉनिक्स, इत्र, कपड़े और कॉफ़ी, बनाने वालों के हाथों भेजे गए।',
      bn: 'আটটি স্বাধীন কারখানার আসবাব, ইলেকট্রনিকস, সুগন্ধি, পোশাক ও কফি, নির্মাতার হাতে পাঠানো।',
    },
    keywords: {
      en: 'marketplace, workshops, handmade',
      ar: 'سوق، ورش، صناعة يدوية',
      es: 'mercado, talleres, hecho a mano',
      hi: 'बाज़ार, कार्यशालाएँ, हस्तनिर्मित',
      bn: 'বাজার, কারখানা, হাতে তৈরি',
    },
  },
  {
    target: 'blog',
    title: {
      en: 'Stories from the workshops',
      ar: 'حكايات من الورش',
      es: 'Historias de los talleres',
      hi: 'कार्यशालाओं की कहानियाँ',
      bn: 'কারখানার গল্প',
    },
    description: {
      en: 'Visits to makers, care for what you own, and recipes for four o’clock.',
      ar: 'زيارات إلى الصنّاع، وعناية بما تملك، ووصفات لعصر اليوم.',
      es: 'Visitas a artesanos, cuidados para lo que tienes y recetas para las cuatro de la tarde.',
      hi: 'कारीगरों से मुलाक़ातें, आपकी चीज़ों की देखभाल और चार बजे की रेसिपी।',
      bn: 'কারিগরের সঙ্গে দেখা, জিনিসের যত্ন আর বিকেল চারটার রেসিপি।',
    },
    keywords: {
      en: 'makers, repair, recipes',
      ar: 'صنّاع، إصلاح، وصفات',
      es: 'artesanos, reparación, recetas',
      hi: 'कारीगर, मरम्मत, रेसिपी',
      bn: 'কারিগর, মেরামত, রেসিপি',
    },
  },
  {
    target: 'category',
    key: 'furniture',
    title: {
      en: 'Oak furniture from small workshops',
      ar: 'أثاث بلوط من ورش صغيرة',
      es: 'Muebles de roble de pequeños talleres',
      hi: 'छोटी कार्यशालाओं से ओक का फ़र्नीचर',
      bn: 'ছোট কারখানার ওক আসবাব',
    },
    description: {
      en: 'Stools, chairs and sofas, made to order in eight days and built to be mended.',
      ar: 'مقاعد وكراسٍ وأرائك تُصنع عند الطلب خلال ثمانية أيام لتُصلَح لا لتُرمى.',
      es: 'Taburetes, butacas y sofás, hechos por encargo en ocho días y pensados para repararse.',
      hi: 'स्टूल, कुर्सियाँ और सोफ़े, आठ दिन में ऑर्डर पर बने और मरम्मत के लायक़।',
      bn: 'টুল, চেয়ার ও সোফা, আট দিনে ফরমাশে তৈরি, মেরামতের উপযোগী।',
    },
    keywords: {
      en: 'oak, stool, sofa',
      ar: 'بلوط، مقعد، أريكة',
      es: 'roble, taburete, sofá',
      hi: 'ओक, स्टूल, सोफ़ा',
      bn: 'ওক, টুল, সোফা',
    },
  },
  {
    target: 'vendor',
    key: 'hearth-holt',
    vendor: 'hearth-holt',
    title: {
      en: 'Hearth & Holt, oak and lamps from Aarhus',
      ar: 'هيرث أند هولت، بلوط ومصابيح من آرهوس',
      es: 'Hearth & Holt, roble y lámparas de Aarhus',
      hi: 'हर्थ एंड होल्ट, आरहूस से ओक और लैंप',
      bn: 'হার্থ অ্যান্ড হোল্ট, আরহুসের ওক ও বাতি',
    },
    description: {
      en: 'A family workshop that builds furniture, casts lamps and throws pots.',
      ar: 'ورشة عائلية تصنع الأثاث والمصابيح والخزف.',
      es: 'Un taller familiar que hace muebles, lámparas y cerámica.',
      hi: 'एक पारिवारिक कार्यशाला जो फ़र्नीचर, लैंप और मिट्टी के बर्तन बनाती है।',
      bn: 'পারিবারিক কারখানা, যা আসবাব, বাতি ও মৃৎপাত্র বানায়।',
    },
    keywords: {
      en: 'furniture, lamps, Aarhus',
      ar: 'أثاث، مصابيح، آرهوس',
      es: 'muebles, lámparas, Aarhus',
      hi: 'फ़र्नीचर, लैंप, आरहूस',
      bn: 'আসবাব, বাতি, আরহুস',
    },
  },
];

import type { DemoPost } from './types';

/** News of the shop itself. */
export const postsOfShop: DemoPost[] = [
  {
    category: 'shop',
    cover: 'slides/autumn-market.webp',
    author: 'Amal Haddad',
    tags: 'news, vendors',
    days_ago: 2,
    title: {
      en: 'The autumn market is open',
      es: 'Abre el mercado de otoño',
      ar: 'افتتاح سوق الخريف',
      hi: 'शरद बाज़ार खुल गया',
      bn: 'শরতের বাজার খুলল',
    },
    excerpt: {
      en: 'New things from eight workshops, every week until the first snow.',
      es: 'Novedades de ocho talleres, cada semana hasta la primera nieve.',
      ar: 'جديد من ثماني ورش كل أسبوع حتى أول الثلج.',
      hi: 'आठ कार्यशालाओं से हर हफ़्ते नई चीज़ें, पहली बर्फ़ तक।',
      bn: 'আট কারখানা থেকে প্রতি সপ্তাহে নতুন জিনিস, প্রথম তুষার পর্যন্ত।',
    },
    body: {
      en: [
        'Our makers have been busy over the summer. Lamps from Aarhus, scarves from Valencia and tea from the Nilgiris are on the shelves now; stoneware follows next week.',
        'Everything is sent by the workshop that made it, so one cart may reach you in several parcels. Each of them tells you when it leaves.',
      ],
      es: [
        'Nuestros artesanos no han parado en verano. Ya están las lámparas de Aarhus, las bufandas de Valencia y el té de las Nilgiri; la cerámica llega la semana que viene.',
        'Todo lo envía el taller que lo hizo, así que un carrito puede llegar en varios paquetes. Cada uno avisa cuando sale.',
      ],
      ar: [
        'لم يهدأ صنّاعنا هذا الصيف: وصلت مصابيح آرهوس وأوشحة بلنسية وشاي نيلغيري إلى الرفوف، ويلحق بها الخزف الأسبوع المقبل.',
        'كل قطعة ترسلها الورشة التي صنعتها، فقد تصلك سلة واحدة في عدة طرود، ويخبرك كل منها متى انطلق.',
      ],
      hi: [
        'हमारे कारीगर गर्मियों में व्यस्त रहे। आरहूस के लैंप, वालेंसिया के स्कार्फ़ और नीलगिरि की चाय अब मौजूद हैं; मिट्टी के बर्तन अगले हफ़्ते आएँगे।',
        'हर चीज़ वही कार्यशाला भेजती है जिसने बनाई, इसलिए एक कार्ट कई पार्सलों में आ सकता है। हर पार्सल निकलते समय बता देता है।',
      ],
      bn: [
        'আমাদের কারিগরেরা গ্রীষ্মভর ব্যস্ত ছিলেন। আরহুসের বাতি, ভালেন্সিয়ার স্কার্ফ আর নীলগিরির চা এখন তাকে; মৃৎপাত্র আসছে আগামী সপ্তাহে।',
        'যে কারখানা বানায় সেই পাঠায়, তাই এক কার্ট কয়েক পার্সেলে আসতে পারে। প্রতিটি রওনা হলে জানায়।',
      ],
    },
  },
  {
    category: 'shop',
    cover: 'categories/accessories.webp',
    author: 'Amal Haddad',
    tags: 'news, shipping',
    days_ago: 21,
    title: {
      en: 'Less paper in every parcel',
      es: 'Menos papel en cada paquete',
      ar: 'ورق أقل في كل طرد',
      hi: 'हर पार्सल में कम काग़ज़',
      bn: 'প্রতিটি পার্সেলে কম কাগজ',
    },
    excerpt: {
      en: 'Invoices come by email now, and boxes are used twice.',
      es: 'Las facturas llegan por correo electrónico y las cajas se usan dos veces.',
      ar: 'الفواتير تصل بالبريد الإلكتروني، والعلب تُستعمل مرتين.',
      hi: 'बिल अब ईमेल से आते हैं और डिब्बे दो बार काम आते हैं।',
      bn: 'চালান এখন ইমেইলে আসে, বাক্স ব্যবহার হয় দুবার।',
    },
    body: {
      en: [
        'We counted: four sheets of paper went with every order, and nobody read them. From this month the invoice is a PDF in your email, and the return label is made only when you need one.',
        'Some vendors send in boxes that have traveled before. They are sound; they merely have a past.',
      ],
      es: [
        'Hicimos cuentas: con cada pedido iban cuatro hojas que nadie leía. Desde este mes la factura es un PDF en tu correo electrónico y la etiqueta de devolución se hace solo cuando la necesitas.',
        'Algunos vendedores envían en cajas que ya viajaron. Están enteras; solo tienen pasado.',
      ],
      ar: [
        'أحصينا فوجدنا أن أربع ورقات ترافق كل طلب ولا يقرؤها أحد. منذ هذا الشهر صارت الفاتورة ملف PDF في بريدك الإلكتروني، ولا تُطبع بطاقة الإرجاع إلا عند الحاجة.',
        'بعض البائعين يرسلون في علب سافرت من قبل. هي سليمة، لكن لها ماضيًا.',
      ],
      hi: [
        'हमने गिना: हर ऑर्डर के साथ चार पन्ने जाते थे और कोई नहीं पढ़ता था। इस महीने से बिल आपके ईमेल में PDF है, और वापसी का लेबल तभी बनता है जब ज़रूरत हो।',
        'कुछ विक्रेता पहले यात्रा कर चुके डिब्बों में भेजते हैं। वे मज़बूत हैं, बस उनका एक अतीत है।',
      ],
      bn: [
        'আমরা গুনে দেখেছি: প্রতি অর্ডারে চারটি পাতা যেত, কেউ পড়ত না। এ মাস থেকে চালান আপনার ইমেইলে PDF, আর ফেরতের লেবেল তৈরি হয় শুধু দরকার হলে।',
        'কিছু বিক্রেতা আগে ভ্রমণ করা বাক্সে পাঠান। সেগুলো মজবুত, শুধু একটু অতীত আছে।',
      ],
    },
  },
  {
    category: 'shop',
    cover: 'vendors/paper-kite-cover.webp',
    author: 'Amal Haddad',
    tags: 'vendors, selling',
    days_ago: 45,
    title: {
      en: 'How we choose the workshops',
      es: 'Cómo elegimos los talleres',
      ar: 'كيف نختار الورش',
      hi: 'हम कार्यशालाएँ कैसे चुनते हैं',
      bn: 'আমরা কারখানা কীভাবে বাছি',
    },
    excerpt: {
      en: 'Three questions that every new vendor is asked.',
      es: 'Tres preguntas que hacemos a cada vendedor nuevo.',
      ar: 'ثلاثة أسئلة نطرحها على كل بائع جديد.',
      hi: 'हर नए विक्रेता से तीन सवाल।',
      bn: 'প্রতিটি নতুন বিক্রেতাকে তিনটি প্রশ্ন।',
    },
    body: {
      en: [
        'Who makes it? Can it be mended? What happens when it comes back? Whoever answers these three without a brochure is likely to be a good neighbor.',
        'We visit, or we call; we order something under another name; and we read the first hundred reviews ourselves. About one in four applications ends with an open store.',
      ],
      es: [
        '¿Quién lo hace? ¿Se puede reparar? ¿Qué pasa cuando vuelve? Quien contesta estas tres sin folleto suele ser buen vecino.',
        'Visitamos o llamamos, pedimos algo con otro nombre y leemos las cien primeras reseñas. Una de cada cuatro solicitudes acaba en tienda abierta.',
      ],
      ar: [
        'من يصنعه؟ هل يمكن إصلاحه؟ ماذا يحدث حين يُعاد؟ من يجيب عن هذه الثلاثة دون كتيّب دعائي يكون غالبًا جارًا طيبًا.',
        'نزور أو نتصل، ونطلب شيئًا باسم آخر، ونقرأ أول مئة تقييم بأنفسنا. وينتهي نحو ربع الطلبات بمتجر مفتوح.',
      ],
      hi: [
        'इसे कौन बनाता है? क्या इसकी मरम्मत हो सकती है? वापस आए तो क्या होता है? जो बिना विज्ञापन के ये तीन जवाब दे, वह अच्छा पड़ोसी होता है।',
        'हम मिलते या फ़ोन करते हैं, दूसरे नाम से कुछ मँगाते हैं और पहली सौ समीक्षाएँ ख़ुद पढ़ते हैं। चार में से एक आवेदन दुकान तक पहुँचता है।',
      ],
      bn: [
        'কে বানায়? সারানো যায়? ফেরত এলে কী হয়? বিজ্ঞাপন ছাড়া যিনি এই তিনের জবাব দেন, তিনি সাধারণত ভালো প্রতিবেশী।',
        'আমরা যাই বা ফোন করি, অন্য নামে কিছু কিনি, আর প্রথম একশো মতামত নিজেরা পড়ি। চারটি আবেদনের একটি দোকান পর্যন্ত পৌঁছায়।',
      ],
    },
  },
];

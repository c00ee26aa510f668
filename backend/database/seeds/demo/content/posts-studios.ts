import type { DemoPost } from './types';

/** Visits to the people who make things. */
export const postsOfStudios: DemoPost[] = [
  {
    category: 'makers',
    cover: 'vendors/hearth-holt-cover.webp',
    author: 'Ingrid Holt',
    tags: 'oak, workshop, furniture',
    days_ago: 4,
    title: {
      en: 'A day at the oak bench',
      es: 'Un día en el banco de roble',
      ar: 'يوم أمام طاولة البلوط',
      hi: 'ओक की मेज़ पर एक दिन',
      bn: 'ওক কাঠের টেবিলে একটি দিন',
    },
    excerpt: {
      en: 'Why the oak rests for two weeks before anybody makes a stool of it.',
      es: 'Por qué el roble reposa dos semanas antes de convertirse en taburete.',
      ar: 'لماذا يرتاح خشب البلوط أسبوعين قبل أن يُصنع منه مقعد.',
      hi: 'स्टूल बनने से पहले ओक की लकड़ी को दो हफ़्ते क्यों रखा जाता है।',
      bn: 'টুল বানানোর আগে ওক কাঠ কেন দুই সপ্তাহ রেখে দেওয়া হয়।',
    },
    body: {
      en: [
        'Oak arrives in Aarhus as planks that still remember being a tree. We stack them under the roof and leave them alone: wood that is hurried will crack in the first dry winter.',
        'Only then come the saw, the plane and the hands. Each leg is turned, oiled and sat upon by whoever made it. If it wobbles, it goes back to the bench, not into the box.',
      ],
      es: [
        'El roble llega a Aarhus en tablas que aún recuerdan haber sido árbol. Las apilamos bajo techo y las dejamos en paz: la madera con prisa se agrieta en el primer invierno seco.',
        'Después llegan la sierra, el cepillo y las manos. Cada pata se tornea, se aceita y la prueba quien la hizo. Si cojea, vuelve al banco y no a la caja.',
      ],
      ar: [
        'يصل البلوط إلى آرهوس ألواحًا ما زالت تذكر أنها كانت شجرة. نرصّها تحت السقف ونتركها وشأنها، فالخشب المستعجَل يتشقق في أول شتاء جاف.',
        'بعدها يأتي دور المنشار والمسحاج واليدين. تُخرط كل ساق وتُدهن بالزيت ويجلس عليها من صنعها، فإن تمايلت عادت إلى الطاولة لا إلى العلبة.',
      ],
      hi: [
        'ओक की लकड़ी आरहूस में ऐसे तख़्तों के रूप में आती है जिन्हें अब भी पेड़ होना याद है। हम उन्हें छत के नीचे रखकर छोड़ देते हैं: जल्दबाज़ी की लकड़ी पहली सूखी सर्दी में फट जाती है।',
        'इसके बाद आरी, रंदा और हाथ आते हैं। हर पाया ख़रादा और तेल लगाया जाता है, और बनाने वाला ख़ुद उस पर बैठता है। डगमगाए तो डिब्बे में नहीं, वापस मेज़ पर जाता है।',
      ],
      bn: [
        'ওক কাঠ আরহুসে আসে এমন তক্তা হয়ে, যেগুলো এখনো গাছ থাকার কথা ভোলেনি। আমরা ছাদের নিচে সাজিয়ে রেখে দিই: তাড়াহুড়োর কাঠ প্রথম শুকনো শীতেই ফেটে যায়।',
        'তারপর আসে করাত, রাঁদা আর হাত। প্রতিটি পায়া কুঁদে তেল মাখানো হয়, আর যে বানায় সে নিজেই বসে দেখে। নড়লে বাক্সে নয়, আবার টেবিলে ফেরে।',
      ],
    },
  },
  {
    category: 'makers',
    cover: 'vendors/bayt-al-oud-cover.webp',
    author: 'Layla Haddad',
    tags: 'oud, perfume, workshop',
    days_ago: 17,
    title: {
      en: 'How a perfume is built around oud',
      es: 'Cómo se construye un perfume alrededor del oud',
      ar: 'كيف يُبنى العطر حول العود',
      hi: 'ऊद के इर्द-गिर्द इत्र कैसे बनता है',
      bn: 'উদ ঘিরে সুগন্ধি কীভাবে গড়ে ওঠে',
    },
    excerpt: {
      en: 'Top, heart and base: a short guide for noses that are in no hurry.',
      es: 'Salida, corazón y fondo: una guía breve para narices sin prisa.',
      ar: 'القمة والقلب والقاعدة: دليل قصير للأنوف التي لا تستعجل.',
      hi: 'शुरुआत, दिल और आधार: बिना जल्दी वाली नाक के लिए छोटा मार्गदर्शक।',
      bn: 'শুরু, হৃদয় আর ভিত্তি: যে নাকের তাড়া নেই তার জন্য ছোট নির্দেশিকা।',
    },
    body: {
      en: [
        'Oud is heavy. Put it first and it drowns everything; put it last and it carries the whole day. So a blend starts with what leaves soonest: citrus peel, then rose, and the resin beneath them both.',
        'Try a perfume on skin, not on paper, and wait an hour before you decide. The first minute flatters, the second hour tells the truth.',
      ],
      es: [
        'El oud pesa. Si va primero lo ahoga todo; si va al final sostiene el día entero. Por eso una mezcla empieza por lo que antes se marcha: piel de cítricos, luego rosa, y la resina debajo de ambas.',
        'Prueba un perfume en la piel, no en papel, y espera una hora. El primer minuto halaga, la segunda hora dice la verdad.',
      ],
      ar: [
        'العود ثقيل: إن تقدّم أغرق ما بعده، وإن تأخر حمل النهار كله. لذلك تبدأ الخلطة بأسرع المكونات رحيلًا: قشر الحمضيات ثم الورد، وتحتهما الراتنج.',
        'جرّب العطر على بشرتك لا على الورق، وانتظر ساعة قبل أن تقرر. فالدقيقة الأولى تجامل، والساعة الثانية تقول الحقيقة.',
      ],
      hi: [
        'ऊद भारी होता है। पहले रखें तो सब कुछ डुबो देता है, अंत में रखें तो पूरा दिन संभालता है। इसलिए मिश्रण उससे शुरू होता है जो सबसे पहले उड़ता है: खट्टे फल का छिलका, फिर गुलाब, और दोनों के नीचे राल।',
        'इत्र काग़ज़ पर नहीं, त्वचा पर आज़माएँ और एक घंटा रुकें। पहला मिनट ख़ुशामद करता है, दूसरा घंटा सच बताता है।',
      ],
      bn: [
        'উদ ভারী। আগে দিলে সব ডুবিয়ে দেয়, শেষে দিলে সারা দিন বয়ে নেয়। তাই মিশ্রণ শুরু হয় যা আগে উবে যায় তা দিয়ে: লেবুর খোসা, তারপর গোলাপ, আর দুটোর নিচে রজন।',
        'কাগজে নয়, ত্বকে লাগিয়ে দেখুন, আর এক ঘণ্টা অপেক্ষা করুন। প্রথম মিনিট তোষামোদ করে, দ্বিতীয় ঘণ্টা সত্যি বলে।',
      ],
    },
  },
  {
    category: 'makers',
    cover: 'vendors/brightwave-cover.webp',
    author: 'Jonas Keller',
    tags: 'repair, electronics',
    days_ago: 33,
    title: {
      en: 'Seven years of spare parts',
      es: 'Siete años de recambios',
      ar: 'سبع سنوات من قطع الغيار',
      hi: 'सात साल के पुर्ज़े',
      bn: 'সাত বছরের যন্ত্রাংশ',
    },
    excerpt: {
      en: 'What it means to promise that a pair of headphones can be mended.',
      es: 'Qué significa prometer que unos auriculares se podrán reparar.',
      ar: 'ماذا يعني أن تَعِد بأن السماعات ستُصلَح.',
      hi: 'हेडफ़ोन की मरम्मत का वादा करने का मतलब क्या है।',
      bn: 'হেডফোন সারানো যাবে, এই কথা দেওয়ার মানে কী।',
    },
    body: {
      en: [
        'A cushion, a hinge, a battery: three things wear out on headphones, and none of them is a reason to buy new ones. We keep each of them on a shelf for every model we sell, for seven years.',
        'The screws are ordinary, the instructions are in the box, and if you would rather not, our bench in Berlin does it while you have a coffee.',
      ],
      es: [
        'Una almohadilla, una bisagra, una batería: tres cosas se gastan en unos auriculares y ninguna es motivo para comprar otros. Guardamos las tres de cada modelo durante siete años.',
        'Los tornillos son corrientes, las instrucciones van en la caja y, si prefieres no hacerlo, nuestro banco de Berlín lo arregla mientras tomas un café.',
      ],
      ar: [
        'الوسادة والمفصل والبطارية: ثلاثة أشياء تبلى في السماعات، وليس منها ما يبرر شراء غيرها. نحتفظ بها على الرف لكل طراز نبيعه سبع سنوات.',
        'البراغي عادية والتعليمات في العلبة، وإن لم ترغب في ذلك أصلحتها طاولتنا في برلين ريثما تشرب قهوتك.',
      ],
      hi: [
        'गद्दी, क़ब्ज़ा, बैटरी: हेडफ़ोन में यही तीन चीज़ें घिसती हैं, और इनमें से कोई नया ख़रीदने की वजह नहीं। हम अपने हर मॉडल के लिए इन्हें सात साल तक रखते हैं।',
        'पेच साधारण हैं, निर्देश डिब्बे में हैं, और आप न करना चाहें तो बर्लिन में हमारी मेज़ पर आपकी कॉफ़ी ख़त्म होने तक काम हो जाता है।',
      ],
      bn: [
        'গদি, কবজা, ব্যাটারি: হেডফোনে এই তিনটিই ক্ষয় হয়, আর কোনোটিই নতুন কেনার কারণ নয়। আমরা প্রতিটি মডেলের জন্য এগুলো সাত বছর তাকে রাখি।',
        'স্ক্রু সাধারণ, নির্দেশনা বাক্সে আছে, আর নিজে না চাইলে বার্লিনে আমাদের টেবিল আপনার কফি শেষ হওয়ার আগেই সেরে দেয়।',
      ],
    },
  },
];

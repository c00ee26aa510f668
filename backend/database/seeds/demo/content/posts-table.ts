import type { DemoPost } from './types';

/** Eating and drinking. */
export const postsOfTable: DemoPost[] = [
  {
    category: 'table',
    cover: 'categories/coffee-tea.webp',
    author: 'Nikhil Varma',
    tags: 'coffee, recipe',
    days_ago: 12,
    title: {
      en: 'Monsoon coffee, brewed gently',
      es: 'Café del monzón, con calma',
      ar: 'قهوة الرياح الموسمية على مهل',
      hi: 'मानसूनी कॉफ़ी, आराम से बनी',
      bn: 'বর্ষার কফি, ধীরে তৈরি',
    },
    excerpt: {
      en: 'The beans have met the rain already; your water need not boil.',
      es: 'Los granos ya conocen la lluvia; tu agua no necesita hervir.',
      ar: 'لقد التقت الحبوب بالمطر، فلا حاجة إلى أن يغلي ماؤك.',
      hi: 'दाने बारिश से मिल चुके हैं; आपके पानी को उबलने की ज़रूरत नहीं।',
      bn: 'দানা বৃষ্টির দেখা পেয়েছে আগেই; আপনার জল ফোটাতে হবে না।',
    },
    body: {
      en: [
        'Malabar beans spend three months in open barns while the monsoon blows through. They lose their sharpness there and taste of cocoa and tobacco leaf.',
        'Grind 18 grams as coarse as sugar, pour 280 grams of water at 92 degrees in three goes, and be done in three and a half minutes. Milk is welcome, sugar is your own affair.',
      ],
      es: [
        'Los granos de Malabar pasan tres meses en graneros abiertos mientras sopla el monzón. Allí pierden la acidez y saben a cacao y hoja de tabaco.',
        'Muele 18 gramos como azúcar gruesa, vierte 280 gramos de agua a 92 grados en tres veces y termina en tres minutos y medio. La leche es bienvenida; el azúcar, cosa tuya.',
      ],
      ar: [
        'تمضي حبوب مالابار ثلاثة أشهر في مخازن مفتوحة تعبرها الرياح الموسمية، فتفقد حدتها ويصير طعمها كالكاكاو وورق التبغ.',
        'اطحن 18 غرامًا بخشونة السكر، واسكب 280 غرامًا من الماء بحرارة 92 درجة على ثلاث دفعات، وانتهِ في ثلاث دقائق ونصف. الحليب مرحب به، والسكر شأنك.',
      ],
      hi: [
        'मालाबार के दाने तीन महीने खुले गोदामों में रहते हैं जब मानसून की हवा चलती है। वहाँ उनका तीखापन जाता है और स्वाद कोको और तंबाकू के पत्ते जैसा हो जाता है।',
        '18 ग्राम को चीनी जितना मोटा पीसें, 92 डिग्री का 280 ग्राम पानी तीन बार में डालें और साढ़े तीन मिनट में पूरा करें। दूध का स्वागत है, चीनी आपकी मर्ज़ी।',
      ],
      bn: [
        'মালাবারের দানা তিন মাস খোলা গুদামে থাকে, বর্ষার হাওয়া বয়ে যায়। সেখানে তার ঝাঁজ যায়, স্বাদ হয় কোকো আর তামাকপাতার মতো।',
        '18 গ্রাম চিনির মতো মোটা করে গুঁড়ো করুন, 92 ডিগ্রির 280 গ্রাম জল তিনবারে ঢালুন, সাড়ে তিন মিনিটে শেষ করুন। দুধ চলবে, চিনি আপনার ইচ্ছা।',
      ],
    },
  },
  {
    category: 'table',
    cover: 'categories/kitchen-dining.webp',
    author: 'Marta Ruiz',
    tags: 'kitchen, care',
    days_ago: 38,
    title: {
      en: 'One pot, a whole winter',
      es: 'Una olla, todo el invierno',
      ar: 'قدر واحدة لشتاء كامل',
      hi: 'एक बर्तन, पूरी सर्दी',
      bn: 'এক হাঁড়ি, গোটা শীত',
    },
    excerpt: {
      en: 'What a cast-iron casserole does best, and what it never forgives.',
      es: 'Lo que mejor hace una cacerola de hierro y lo que nunca perdona.',
      ar: 'أفضل ما تتقنه قدر الحديد، وما لا تغفره أبدًا.',
      hi: 'कच्चे लोहे की हांडी क्या सबसे अच्छा करती है और क्या कभी माफ़ नहीं करती।',
      bn: 'ঢালাই লোহার হাঁড়ি কী সবচেয়ে ভালো পারে আর কী কখনো ক্ষমা করে না।',
    },
    body: {
      en: [
        'Iron is slow. It takes ten minutes to warm up and an hour to cool down, which is exactly what beans, bread and shoulder of lamb ask for. Start low, stay low.',
        'It forgives burnt onions: boil a spoon of baking soda and they let go. It does not forgive cold water in a hot pot, so let it rest before you wash it.',
      ],
      es: [
        'El hierro es lento: tarda diez minutos en calentarse y una hora en enfriarse, justo lo que piden las legumbres, el pan y la paletilla. Empieza bajo y quédate bajo.',
        'Perdona la cebolla quemada: hierve una cucharada de bicarbonato y se suelta. No perdona el agua fría en la olla caliente, así que déjala reposar antes de lavarla.',
      ],
      ar: [
        'الحديد بطيء: يحتاج عشر دقائق ليسخن وساعة ليبرد، وهذا بالضبط ما تطلبه البقوليات والخبز وكتف الخروف. ابدأ بنار هادئة وابقَ عليها.',
        'يغفر البصل المحترق: اغلِ ملعقة من بيكربونات الصوديوم فينفصل. ولا يغفر الماء البارد في القدر الساخنة، فدعها ترتاح قبل غسلها.',
      ],
      hi: [
        'लोहा धीमा है: गर्म होने में दस मिनट और ठंडा होने में एक घंटा, ठीक वही जो राजमा, रोटी और मांस को चाहिए। धीमी आँच से शुरू करें, धीमी पर ही रहें।',
        'जली प्याज़ वह माफ़ कर देता है: एक चम्मच सोडा उबालें तो छूट जाती है। गर्म बर्तन में ठंडा पानी माफ़ नहीं करता, इसलिए धोने से पहले उसे आराम दें।',
      ],
      bn: [
        'লোহা ধীর: গরম হতে দশ মিনিট, ঠান্ডা হতে এক ঘণ্টা, ডাল, রুটি আর মাংস ঠিক এটাই চায়। কম আঁচে শুরু, কম আঁচেই থাকুন।',
        'পোড়া পেঁয়াজ সে ক্ষমা করে: এক চামচ সোডা ফোটালে ছেড়ে যায়। গরম হাঁড়িতে ঠান্ডা জল ক্ষমা করে না, তাই ধোয়ার আগে জিরোতে দিন।',
      ],
    },
  },
  {
    category: 'table',
    cover: 'categories/sweets.webp',
    author: 'Layla Haddad',
    tags: 'recipe, sweets',
    days_ago: 61,
    title: {
      en: 'Cardamom cookies for four o’clock',
      es: 'Galletas de cardamomo para las cuatro',
      ar: 'بسكويت الهيل لعصر اليوم',
      hi: 'चार बजे के लिए इलायची कुकी',
      bn: 'বিকেল চারটার এলাচ কুকি',
    },
    excerpt: {
      en: 'Five ingredients, one bowl, and a tin that is never full for long.',
      es: 'Cinco ingredientes, un cuenco y una lata que nunca dura llena.',
      ar: 'خمسة مكونات ووعاء واحد وعلبة لا تبقى مليئة طويلًا.',
      hi: 'पाँच चीज़ें, एक कटोरा, और एक डिब्बा जो देर तक भरा नहीं रहता।',
      bn: 'পাঁচ উপকরণ, এক বাটি, আর এক কৌটো যা বেশিক্ষণ ভরা থাকে না।',
    },
    body: {
      en: [
        'Rub 200 grams of cold butter into 300 grams of flour, then add 120 grams of sugar, an egg and the seeds of twelve cardamom pods, freshly crushed. Press together, wrap, and cool for an hour.',
        'Slice finger-thick and bake at 170 degrees for fourteen minutes. They should be pale: brown cookies have forgotten the cardamom.',
      ],
      es: [
        'Frota 200 gramos de mantequilla fría con 300 de harina; añade 120 de azúcar, un huevo y las semillas de doce vainas de cardamomo recién majadas. Une, envuelve y enfría una hora.',
        'Corta rodajas de un dedo y hornea a 170 grados catorce minutos. Deben quedar pálidas: las doradas han olvidado el cardamomo.',
      ],
      ar: [
        'افرك 200 غرام من الزبدة الباردة مع 300 غرام من الدقيق، ثم أضف 120 غرامًا من السكر وبيضة وبذور اثنتي عشرة حبة هيل مطحونة للتو. اجمعها ولفّها وبرّدها ساعة.',
        'قطّعها بسماكة إصبع واخبزها على 170 درجة أربع عشرة دقيقة. يجب أن تبقى فاتحة، فالمحمّرة نسيت الهيل.',
      ],
      hi: [
        '200 ग्राम ठंडा मक्खन 300 ग्राम मैदे में मसलें, फिर 120 ग्राम चीनी, एक अंडा और बारह इलायचियों के ताज़ा कुटे दाने डालें। जोड़ें, लपेटें और एक घंटा ठंडा करें।',
        'उँगली जितने मोटे टुकड़े काटें और 170 डिग्री पर चौदह मिनट सेंकें। रंग हल्का रहे: भूरी कुकी इलायची भूल चुकी होती है।',
      ],
      bn: [
        '200 গ্রাম ঠান্ডা মাখন 300 গ্রাম ময়দায় ঘষে নিন, তারপর 120 গ্রাম চিনি, একটি ডিম আর বারোটি এলাচের সদ্য গুঁড়ো দানা দিন। মেখে মুড়িয়ে এক ঘণ্টা ঠান্ডা করুন।',
        'আঙুলের মতো মোটা করে কেটে 170 ডিগ্রিতে চৌদ্দ মিনিট সেঁকুন। রং ফিকে থাকুক: বাদামি কুকি এলাচ ভুলে গেছে।',
      ],
    },
  },
];

import type { DemoReviews } from './reviews';
import type { DemoLanguage } from './types';

const es: DemoReviews = {
  thanks: {
    glad: '¡Gracias! Nos alegra saber que te gusta.',
    fair: 'Gracias por la sinceridad. Se lo hemos dicho al taller.',
  },
  glad: {
    any: [
      ['Tal cual', 'Es exactamente como se describe, hasta el último detalle.'],
      ['Mejor que en las fotos', 'Las fotos están bien, pero al natural es todavía más bonito.'],
      ['Un acierto', 'Lo compré para regalar y acabé pidiendo otro para mí.'],
      ['Repetiré', 'Ya había comprado aquí y esta vez ha sido igual de bueno.'],
      ['Rápido y bien embalado', 'Llegó dos días antes de lo previsto y venía envuelto con mucho cuidado.'],
      ['Muy amables', 'Tenía una duda y la tienda respondió enseguida.'],
    ],
    room: [['Queda muy bien', 'Parece que siempre hubiera estado en nuestro salón.']],
    kitchen: [['Lo usamos a diario', 'Desde que llegó no ha vuelto al armario.']],
    device: [['Funciona a la primera', 'Lo saqué de la caja y en cinco minutos estaba en marcha.']],
    worn: [['Talla exacta', 'Pedí mi talla de siempre y me queda perfecto.']],
    carried: [['Siempre conmigo', 'Lo llevo a todas partes y me preguntan dónde lo compré.']],
    body: [['Mi nuevo favorito', 'Con muy poco basta, así que durará meses.']],
    food: [['Se acabó en una semana', 'Se nota la calidad en cuanto lo pruebas.']],
    play: [['Lo piden cada tarde', 'Los niños juegan con él en cuanto llegan a casa.']],
    craft: [['Un gusto usarlo', 'Dan ganas de sentarse a practicar.']],
    outdoor: [['Muy resistente', 'Lo uso tres veces por semana y sigue como nuevo.']],
  },
  fair: {
    any: [
      ['Bien, sin más', 'Cumple lo que promete. Tardó un día más de lo anunciado.'],
      ['Correcto', 'Por este precio está bien.'],
      ['Casi perfecto', 'Buen producto, aunque algo más pequeño de lo que pensaba.'],
    ],
    device: [['Bueno, con pocas instrucciones', 'Funciona bien, pero las instrucciones son escasas.']],
    worn: [['Bonito, pero grande', 'Buen trabajo, aunque me habría quedado mejor una talla menos.']],
  },
  cross: {
    any: [
      [
        'Llegó dañado',
        'Al abrir la caja vi que estaba dañado. Venía con muy poca protección.',
        'Lo sentimos mucho. Ya hemos enviado otro sin coste y hemos cambiado el embalaje.',
      ],
      [
        'Tardan en contestar',
        'Tuve que escribir tres veces para que me contestaran.',
        'Tienes razón, fue demasiado lento. Ahora respondemos en un día laborable.',
      ],
      [
        'No es lo que esperaba',
        'Por la descripción esperaba más por ese dinero.',
        'Sentimos que no te convenza. Puedes devolverlo en 30 días, y hemos aclarado la descripción.',
      ],
    ],
  },
};

const ar: DemoReviews = {
  thanks: {
    glad: 'شكرًا لك، يسعدنا أنه نال إعجابك.',
    fair: 'شكرًا على صراحتك، نقلنا ملاحظتك إلى الورشة.',
  },
  glad: {
    any: [
      ['كما وُصف تمامًا', 'مطابق للوصف حتى أدق التفاصيل.'],
      ['أجمل من الصور', 'الصور جيدة، لكنه أجمل حين تراه أمامك.'],
      ['هدية رائعة', 'اشتريته هدية ثم طلبت واحدًا لنفسي.'],
      ['سأشتري مجددًا', 'اشتريت من هنا من قبل، وكانت التجربة جيدة هذه المرة أيضًا.'],
      ['وصل مبكرًا', 'وصل قبل الموعد بيومين، وكان التغليف متقنًا.'],
      ['تعامل راقٍ', 'سألت المتجر قبل الشراء فجاءني الرد خلال ساعة.'],
    ],
    room: [['جميل في البيت', 'كل من يزورنا يسأل من أين اشتريناه.']],
    kitchen: [['نستعمله كل يوم', 'لم يعد إلى الخزانة منذ وصل.']],
    device: [['يعمل فورًا', 'أخرجته من العلبة وصار جاهزًا خلال خمس دقائق.']],
    worn: [['المقاس مضبوط', 'طلبت مقاسي المعتاد فجاء مناسبًا تمامًا.']],
    carried: [['يرافقني كل يوم', 'صنعة متقنة، وسألني عنه أكثر من زميل.']],
    body: [['المفضل عندي', 'يكفي منه القليل، فسيدوم أشهرًا.']],
    food: [['طعم أصيل', 'قدّمته للضيوف فسألوني جميعًا عن المتجر.']],
    play: [['لا يتركه الأطفال', 'يطلبه الأولاد كل مساء ولم يتأثر بكثرة اللعب.']],
    craft: [['متعة في الاستعمال', 'يشجعك على الجلوس والتدرب كل يوم.']],
    outdoor: [['متين', 'أستعمله ثلاث مرات في الأسبوع وما زال كالجديد.']],
  },
  fair: {
    any: [
      ['جيد بملاحظة صغيرة', 'المنتج جيد، لكن التوصيل تأخر يومًا عن الموعد.'],
      ['مناسب لسعره', 'يؤدي الغرض، وبهذا السعر أراه مقبولًا.'],
      ['أصغر قليلًا', 'العمل جيد لكنه أصغر قليلًا مما توقعت.'],
    ],
    device: [['جيد والتعليمات قليلة', 'يعمل جيدًا، لكن التعليمات مختصرة أكثر من اللازم.']],
    worn: [['جميل لكنه واسع', 'الخامة جيدة، لكن مقاسًا أصغر كان سيناسبني أكثر.']],
  },
  cross: {
    any: [
      [
        'وصل تالفًا',
        'وجدته تالفًا عند فتح الصندوق، ولم يكن حوله ما يحميه.',
        'نعتذر عما حدث. أرسلنا إليك بديلًا دون مقابل وغيّرنا طريقة التغليف.',
      ],
      [
        'رد بطيء',
        'احتجت إلى ثلاث رسائل حتى وصلني رد.',
        'معك حق، تأخرنا في الرد. نحن نجيب الآن خلال يوم عمل.',
      ],
      [
        'ليس كما توقعت',
        'توقعت من الوصف أكثر مقابل هذا السعر.',
        'يؤسفنا أنه لم يرضك. يمكنك إرجاعه خلال 30 يومًا، وقد أوضحنا الوصف في صفحته.',
      ],
    ],
  },
};

const hi: DemoReviews = {
  thanks: {
    glad: 'धन्यवाद! यह जानकर ख़ुशी हुई कि आपको पसंद आया।',
    fair: 'सच्ची राय के लिए धन्यवाद। हमने इसे कार्यशाला तक पहुँचा दिया है।',
  },
  glad: {
    any: [
      ['जैसा लिखा था वैसा ही', 'हर बात में विवरण जैसा ही निकला।'],
      ['तस्वीर से भी बेहतर', 'तस्वीरें अच्छी हैं, पर सामने देखने पर और भी सुंदर लगता है।'],
      ['बढ़िया उपहार', 'बहन को उपहार में दिया, उसे बहुत पसंद आया।'],
      ['फिर से लेंगे', 'यहाँ से पहले भी लिया था, इस बार भी उतना ही अच्छा मिला।'],
      ['समय से पहले मिला', 'दो दिन पहले पहुँच गया और पैकिंग भी बहुत अच्छी थी।'],
    ],
    room: [['घर में जँच गया', 'जो भी आता है, पूछता है कि कहाँ से लिया।']],
    kitchen: [['रोज़ काम आता है', 'जब से आया है, अलमारी में वापस नहीं गया।']],
    device: [['तुरंत चालू', 'डिब्बे से निकालकर पाँच मिनट में काम करने लगा।']],
    worn: [['नाप बिल्कुल सही', 'अपना रोज़ का साइज़ लिया और ठीक बैठा।']],
    carried: [['हमेशा साथ', 'हर दिन साथ रहता है और बनावट बहुत साफ़ है।']],
    body: [['मेरा नया पसंदीदा', 'थोड़ा-सा ही काफ़ी है, महीनों चलेगा।']],
    food: [['स्वाद लाजवाब', 'मेहमानों ने चखा तो सबने दुकान का पता पूछा।']],
    play: [['बच्चों को बहुत पसंद', 'घर आते ही बच्चे इसी से खेलते हैं।']],
    craft: [['इस्तेमाल में मज़ा', 'रोज़ बैठकर अभ्यास करने का मन करता है।']],
    outdoor: [['मज़बूत', 'हफ़्ते में तीन बार इस्तेमाल करती हूँ, अब भी नए जैसा है।']],
  },
  fair: {
    any: [
      ['ठीक है', 'अपना काम ठीक से करता है, बस डिलीवरी में एक दिन ज़्यादा लगा।'],
      ['दाम के हिसाब से अच्छा', 'इस दाम में ठीक है।'],
      ['थोड़ा छोटा', 'अच्छा है, बस जितना सोचा था उससे थोड़ा छोटा है।'],
    ],
  },
  cross: {
    any: [
      [
        'ख़राब हालत में मिला',
        'डिब्बा खोला तो सामान ख़राब निकला, बचाव के लिए चारों ओर कुछ नहीं था।',
        'हमें खेद है। दूसरा हमने बिना शुल्क भेज दिया है और पैकिंग भी बदल दी है।',
      ],
      [
        'जवाब बहुत देर से',
        'एक छोटे-से सवाल का जवाब मिलने में बहुत समय लगा।',
        'आप सही हैं, देर हुई। अब हम एक कार्यदिवस में जवाब देते हैं।',
      ],
    ],
  },
};

const bn: DemoReviews = {
  thanks: {
    glad: 'ধন্যবাদ! আপনার ভালো লেগেছে জেনে খুশি হলাম।',
    fair: 'খোলাখুলি মতামতের জন্য ধন্যবাদ। কারখানাকে জানিয়েছি।',
  },
  glad: {
    any: [
      ['যেমন লেখা তেমনই', 'বর্ণনার সঙ্গে সবকিছু হুবহু মেলে।'],
      ['ছবির চেয়েও সুন্দর', 'ছবি ভালো, তবে সামনে দেখলে আরও সুন্দর লাগে।'],
      ['দারুণ উপহার', 'বোনকে উপহার দিয়েছি, তার খুব পছন্দ হয়েছে।'],
      ['আবার কিনব', 'আগেও এখান থেকে কিনেছি, এবারও তেমনই ভালো।'],
      ['আগেভাগেই পৌঁছেছে', 'সময়ের দুই দিন আগে পেয়েছি, মোড়কও ছিল যত্নের।'],
    ],
    room: [['ঘরে মানিয়ে গেছে', 'যে-ই আসে, জানতে চায় কোথা থেকে কিনেছি।']],
    kitchen: [['রোজ কাজে লাগে', 'আসার পর থেকে আর আলমারিতে ওঠেনি।']],
    device: [['সঙ্গে সঙ্গে চালু', 'বাক্স থেকে বের করে পাঁচ মিনিটেই চালু হয়েছে।']],
    worn: [['মাপ একদম ঠিক', 'নিজের মাপেই নিয়েছি, ঠিকঠাক হয়েছে।']],
    carried: [['সব সময় সঙ্গে', 'রোজ সঙ্গে থাকে, কাজও খুব পরিপাটি।']],
    body: [['আমার নতুন পছন্দ', 'অল্পতেই হয়, কয়েক মাস চলবে।']],
    food: [['স্বাদ চমৎকার', 'অতিথিরা খেয়ে সবাই দোকানের ঠিকানা চেয়েছেন।']],
    play: [['বাচ্চাদের খুব পছন্দ', 'বাড়ি ফিরেই ওরা এটা নিয়ে খেলতে বসে।']],
    craft: [['ব্যবহারে আনন্দ', 'রোজ বসে অনুশীলন করতে ইচ্ছে করে।']],
    outdoor: [['মজবুত', 'সপ্তাহে তিন দিন ব্যবহার করি, এখনো নতুনের মতো।']],
  },
  fair: {
    any: [
      ['মোটামুটি ভালো', 'কাজ ঠিকমতোই করে, তবে পৌঁছাতে এক দিন বেশি লেগেছে।'],
      ['দাম অনুযায়ী ঠিক আছে', 'এই দামে ঠিকই আছে।'],
      ['একটু ছোট', 'ভালো, তবে যতটা ভেবেছিলাম তার চেয়ে একটু ছোট।'],
    ],
  },
  cross: {
    any: [
      [
        'নষ্ট অবস্থায় পেয়েছি',
        'বাক্স খুলে দেখি জিনিসটি নষ্ট, চারপাশে বাঁচানোর মতো কিছু ছিল না।',
        'আমরা দুঃখিত। বিনা খরচে আরেকটি পাঠিয়ে দিয়েছি, মোড়ানোর ধরনও বদলেছি।',
      ],
      [
        'উত্তর পেতে দেরি',
        'একটি ছোট প্রশ্নের উত্তর পেতে অনেক সময় লেগেছে।',
        'ঠিকই বলেছেন, দেরি হয়েছে। এখন আমরা এক কর্মদিবসের মধ্যে উত্তর দিই।',
      ],
    ],
  },
};

/** Reviews in the languages other than English. */
export const otherReviews: Record<Exclude<DemoLanguage, 'en'>, DemoReviews> = { es, ar, hi, bn };

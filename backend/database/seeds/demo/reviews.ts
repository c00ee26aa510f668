import type { DemoLanguage } from './types';

/** Texts of a review: a title, a sentence about the thing and one about having it. */
export interface ReviewTexts {
  titles: readonly string[];
  things: readonly string[];
  uses: readonly string[];
}

/** How content a buyer is. */
export type Sentiment = 'glad' | 'fair' | 'cross';

export const REVIEW_TEXTS: Record<DemoLanguage, Record<Sentiment, ReviewTexts>> = {
  en: {
    glad: {
      titles: [
        'Better than the pictures',
        'A joy to use',
        'Would buy again',
        'Well made',
        'Exactly right',
        'A lovely gift',
      ],
      things: [
        'Solidly made, and every detail has been thought about.',
        'The color is exactly what I saw on the screen.',
        'You notice the quality the moment you pick it up.',
        'It feels far more expensive than it was.',
        'Simple, honest and beautiful.',
        'Even the packing was done with care, and without any plastic.',
      ],
      uses: [
        'It has been in use every day since it arrived.',
        'My sister saw it and ordered one the same evening.',
        'It came two days earlier than promised.',
        'I had a question beforehand and got an answer within the hour.',
        'I have bought here before, and it was as good this time.',
        'After a month it still looks like new.',
      ],
    },
    fair: {
      titles: ['Good, with a small but', 'Fine for the price', 'Does what it should', 'Almost perfect'],
      things: [
        'Good work, though a little smaller than I had imagined.',
        'The finish is nice, only the edges could be smoother.',
        'It does its job and looks decent.',
        'Nothing to complain about, nothing to rave about.',
      ],
      uses: [
        'Delivery took a day longer than announced.',
        'The instructions could be clearer, but one gets there.',
        'For this price I would take it again.',
        'The smell of new goods was gone after a week.',
      ],
    },
    cross: {
      titles: ['Not what I expected', 'Disappointed', 'Had to send it back', 'Came damaged'],
      things: [
        'One corner was broken when I opened the box.',
        'The color is quite different from the picture.',
        'It feels flimsy, and the seam came loose after a week.',
        'Half of the screws were missing.',
      ],
      uses: [
        'It took three mails to get an answer.',
        'The refund was quick at least.',
        'I had expected more for the money.',
        'A pity, because the idea is good.',
      ],
    },
  },
  es: {
    glad: {
      titles: ['Mejor que en las fotos', 'Un acierto', 'Repetiré', 'Muy bien hecho'],
      things: [
        'Se nota la calidad en cuanto lo tienes en la mano.',
        'El color es idéntico al de la página.',
        'Bonito, sólido y bien acabado.',
        'Venía envuelto con mucho cuidado.',
      ],
      uses: [
        'Lo usamos todos los días.',
        'Llegó dos días antes de lo previsto.',
        'Lo compré para regalar y acabé pidiendo otro para mí.',
        'La tienda respondió enseguida a mis dudas.',
      ],
    },
    fair: {
      titles: ['Bien, sin más', 'Correcto', 'Casi perfecto'],
      things: [
        'Buen producto, aunque algo más pequeño de lo que pensaba.',
        'Cumple lo que promete.',
        'El acabado se podría mejorar un poco.',
      ],
      uses: [
        'Tardó un día más de lo anunciado.',
        'Por este precio está bien.',
        'Las instrucciones son escasas.',
      ],
    },
    cross: {
      titles: ['No es lo que esperaba', 'Llegó roto', 'Decepción'],
      things: [
        'Llegó con un golpe en una esquina.',
        'El color no se parece al de la foto.',
        'Se nota poco resistente.',
      ],
      uses: [
        'Me costó que me contestaran.',
        'Al menos la devolución fue rápida.',
        'Esperaba más por ese dinero.',
      ],
    },
  },
  ar: {
    glad: {
      titles: ['أجمل من الصور', 'جودة ممتازة', 'سأشتري مجددًا', 'هدية رائعة'],
      things: [
        'الصنعة متقنة وكل تفصيلة فيها مدروسة.',
        'اللون مطابق تمامًا لما رأيته في الصورة.',
        'تشعر بالجودة من أول لمسة.',
        'التغليف أنيق ومحكم.',
      ],
      uses: [
        'نستعمله كل يوم منذ وصوله.',
        'وصل قبل الموعد بيومين.',
        'اشتريته هدية ثم طلبت واحدًا لنفسي.',
        'المتجر رد على سؤالي خلال ساعة.',
      ],
    },
    fair: {
      titles: ['جيد بملاحظة صغيرة', 'مناسب لسعره', 'يؤدي الغرض'],
      things: [
        'العمل جيد لكنه أصغر قليلًا مما توقعت.',
        'يؤدي ما هو مطلوب منه.',
        'الحواف تحتاج إلى عناية أكثر.',
      ],
      uses: ['تأخر التوصيل يومًا عن الموعد.', 'بهذا السعر أراه مقبولًا.', 'التعليمات مختصرة أكثر من اللازم.'],
    },
    cross: {
      titles: ['ليس كما توقعت', 'وصل مكسورًا', 'خيّب أملي'],
      things: ['وجدت زاوية مكسورة عند فتح الصندوق.', 'اللون مختلف عن الصورة.', 'الخامة أضعف مما يبدو.'],
      uses: [
        'احتجت إلى ثلاث رسائل حتى وصلني رد.',
        'على الأقل أُعيد المبلغ بسرعة.',
        'توقعت أكثر مقابل هذا السعر.',
      ],
    },
  },
  hi: {
    glad: {
      titles: ['तस्वीर से भी बेहतर', 'बहुत बढ़िया', 'फिर से खरीदूँगी'],
      things: [
        'बनावट मज़बूत है और हर बारीकी पर ध्यान दिया गया है।',
        'रंग बिल्कुल तस्वीर जैसा है।',
        'हाथ में लेते ही गुणवत्ता पता चलती है।',
      ],
      uses: ['जब से आया है रोज़ इस्तेमाल हो रहा है।', 'समय से दो दिन पहले मिल गया।', 'पैकिंग बहुत अच्छी थी।'],
    },
    fair: {
      titles: ['ठीक है', 'दाम के हिसाब से अच्छा'],
      things: ['अच्छा है, बस सोचा था उससे थोड़ा छोटा है।', 'अपना काम ठीक से करता है।'],
      uses: ['डिलीवरी में एक दिन ज़्यादा लगा।', 'इस दाम में ठीक है।'],
    },
    cross: {
      titles: ['उम्मीद के मुताबिक नहीं', 'टूटा हुआ मिला'],
      things: ['डिब्बा खोला तो एक कोना टूटा हुआ था।', 'रंग तस्वीर से अलग है।'],
      uses: ['जवाब मिलने में बहुत समय लगा।', 'पैसे जल्दी वापस मिल गए, यही अच्छा रहा।'],
    },
  },
  bn: {
    glad: {
      titles: ['ছবির চেয়েও সুন্দর', 'খুব ভালো', 'আবার কিনব'],
      things: ['খুব যত্ন করে বানানো।', 'রং একদম ছবির মতো।', 'হাতে নিলেই মান বোঝা যায়।'],
      uses: ['আসার পর থেকে রোজ ব্যবহার করছি।', 'সময়ের দুই দিন আগে পৌঁছেছে।', 'মোড়ক খুব সুন্দর ছিল।'],
    },
    fair: {
      titles: ['মোটামুটি ভালো', 'দাম অনুযায়ী ঠিক আছে'],
      things: ['ভালো, তবে যতটা ভেবেছিলাম তার চেয়ে একটু ছোট।', 'কাজ ঠিকমতোই করে।'],
      uses: ['পৌঁছাতে এক দিন বেশি লেগেছে।', 'এই দামে ঠিক আছে।'],
    },
    cross: {
      titles: ['যেমন ভেবেছিলাম তেমন নয়', 'ভাঙা অবস্থায় পেয়েছি'],
      things: ['বাক্স খুলে দেখি এক কোণ ভাঙা।', 'রং ছবির সঙ্গে মেলে না।'],
      uses: ['উত্তর পেতে অনেক সময় লেগেছে।', 'টাকা অবশ্য তাড়াতাড়ি ফেরত পেয়েছি।'],
    },
  },
};

/** What stores answer. */
export const REPLIES: Record<DemoLanguage, Record<Sentiment, string>> = {
  en: {
    glad: 'Thank you! It is good to know that it has found the right home.',
    fair: 'Thank you for the honest words. We have passed them on to the workshop.',
    cross: 'We are sorry. A replacement is on its way to you, and we have changed how we pack it.',
  },
  es: {
    glad: '¡Gracias! Nos alegra mucho saberlo.',
    fair: 'Gracias por la sinceridad, lo tendremos en cuenta.',
    cross: 'Lo sentimos mucho. Ya hemos enviado otro sin coste.',
  },
  ar: {
    glad: 'شكرًا لك، يسعدنا أنه نال إعجابك.',
    fair: 'شكرًا على صراحتك، سنأخذ ملاحظتك بعين الاعتبار.',
    cross: 'نعتذر عما حدث، وقد أرسلنا إليك بديلًا دون مقابل.',
  },
  hi: {
    glad: 'धन्यवाद! यह जानकर बहुत ख़ुशी हुई।',
    fair: 'सच्ची राय के लिए धन्यवाद, हम इस पर ध्यान देंगे।',
    cross: 'हमें खेद है। दूसरा हमने बिना शुल्क भेज दिया है।',
  },
  bn: {
    glad: 'ধন্যবাদ! জেনে খুব ভালো লাগল।',
    fair: 'সৎ মতামতের জন্য ধন্যবাদ, আমরা খেয়াল রাখব।',
    cross: 'আমরা দুঃখিত। বিনা খরচে আরেকটি পাঠিয়ে দিয়েছি।',
  },
};

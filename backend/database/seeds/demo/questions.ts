import type { DemoLanguage } from './types';

/** What is asked of any product, and the answer to it. */
export type DemoQuestion = readonly [question: string, answer: string];

export const QUESTIONS: Record<DemoLanguage, readonly DemoQuestion[]> = {
  en: [
    ['Is it wrapped in plastic?', 'No, we use paper and cardboard only.'],
    [
      'Can I have it sent as a gift, without the price?',
      'Yes. Tick “This is a gift” in the cart and no price goes into the box.',
    ],
    [
      'How long is the guarantee?',
      'Two years from the day of delivery. Keep your order number, that is all we need.',
    ],
    [
      'Is the color the same as in the pictures?',
      'The pictures are taken in daylight and are not edited. Screens may still show it a little differently.',
    ],
    [
      'Where is it made?',
      'The label says it for each batch. At the moment everything we ship was made in Europe.',
    ],
    ['Will you have more of them next month?', 'Yes, the next delivery is already on its way to us.'],
  ],
  es: [
    ['¿Viene envuelto en plástico?', 'No, solo usamos papel y cartón.'],
    ['¿Cuánto dura la garantía?', 'Dos años desde el día de la entrega. Basta con el número de pedido.'],
    [
      '¿Se puede enviar como regalo, sin el precio?',
      'Sí. Márcalo como regalo en el carrito y el precio no irá en la caja.',
    ],
    ['¿Es fácil de limpiar?', 'Sí, con un paño húmedo es suficiente.'],
  ],
  ar: [
    ['كم مدة الضمان؟', 'سنتان من يوم التسليم، ويكفي رقم الطلب.'],
    ['هل يمكن إرساله هدية من دون السعر؟', 'نعم، حدِّد أنه هدية في السلة ولن يظهر السعر في العلبة.'],
    ['هل اللون مطابق للصور؟', 'نعم، صُوِّر في ضوء النهار من دون تعديل.'],
    ['هل هو سهل التنظيف؟', 'نعم، تكفي قطعة قماش رطبة.'],
  ],
  hi: [
    ['इसकी वारंटी कितनी है?', 'डिलीवरी के दिन से दो साल। बस ऑर्डर नंबर संभालकर रखें।'],
    ['क्या यह बिना क़ीमत दिखाए उपहार के रूप में भेजा जा सकता है?', 'हाँ, कार्ट में इसे उपहार चुनें, डिब्बे में क़ीमत नहीं जाएगी।'],
    ['क्या इसे साफ़ करना आसान है?', 'हाँ, गीला कपड़ा काफ़ी है।'],
    ['क्या रंग तस्वीरों जैसा ही है?', 'हाँ, तस्वीरें दिन की रोशनी में ली गई हैं।'],
  ],
  bn: [
    ['এর ওয়ারেন্টি কত দিনের?', 'ডেলিভারির দিন থেকে দুই বছর। শুধু অর্ডার নম্বরটি রাখুন।'],
    ['দাম না দেখিয়ে উপহার হিসেবে পাঠানো যাবে?', 'হ্যাঁ, কার্টে উপহার বেছে নিন, বাক্সে দাম থাকবে না।'],
    ['এটি পরিষ্কার করা কি সহজ?', 'হ্যাঁ, ভেজা কাপড়ই যথেষ্ট।'],
    ['রং কি ছবির মতোই?', 'হ্যাঁ, ছবিগুলো দিনের আলোয় তোলা।'],
  ],
};

interface NewsletterWords {
  subject: (shop: string) => string;
  asked: (shop: string) => string;
  yes: string;
  nothing: string;
  no: string;
}

/** What the mail that asks for consent says; a language without words reads English. */
export const NEWSLETTER_WORDS: { en: NewsletterWords } & Partial<Record<string, NewsletterWords>> = {
  en: {
    subject: (shop) => `Please confirm your subscription to ${shop}`,
    asked: (shop) => `This address was entered for the newsletter of ${shop}. Was that you?`,
    yes: 'Yes, send me the newsletter',
    nothing: 'If it was not you, do nothing: without your yes, no newsletter will come.',
    no: 'Never write to this address again',
  },
  es: {
    subject: (shop) => `Confirma tu suscripción a ${shop}`,
    asked: (shop) => `Alguien inscribió esta dirección en el boletín de ${shop}. ¿Fuiste tú?`,
    yes: 'Sí, quiero recibir el boletín',
    nothing: 'Si no fuiste tú, no hagas nada: sin tu confirmación no enviaremos ningún boletín.',
    no: 'No volver a escribir a esta dirección',
  },
  ar: {
    subject: (shop) => `يرجى تأكيد اشتراكك في نشرة ${shop}`,
    asked: (shop) => `أُدخل هذا العنوان للاشتراك في النشرة البريدية لـ ${shop}. هل كنت أنت؟`,
    yes: 'نعم، أريد النشرة البريدية',
    nothing: 'إن لم تكن أنت فلا تفعل شيئًا: لن تصلك أي نشرة دون موافقتك.',
    no: 'لا تراسلوا هذا العنوان مجددًا',
  },
  hi: {
    subject: (shop) => `कृपया ${shop} की सदस्यता की पुष्टि करें`,
    asked: (shop) => `यह पता ${shop} के न्यूज़लेटर के लिए दर्ज किया गया है। क्या यह आपने किया?`,
    yes: 'हाँ, मुझे न्यूज़लेटर भेजें',
    nothing: 'अगर आपने नहीं किया तो कुछ न करें: आपकी हाँ के बिना कोई न्यूज़लेटर नहीं आएगा।',
    no: 'इस पते पर फिर कभी न लिखें',
  },
  bn: {
    subject: (shop) => `অনুগ্রহ করে ${shop}-এর সদস্যতা নিশ্চিত করুন`,
    asked: (shop) => `এই ঠিকানাটি ${shop}-এর নিউজলেটারের জন্য দেওয়া হয়েছে। আপনি কি দিয়েছেন?`,
    yes: 'হ্যাঁ, আমাকে নিউজলেটার পাঠান',
    nothing: 'আপনি না দিয়ে থাকলে কিছু করতে হবে না: আপনার সম্মতি ছাড়া কোনো নিউজলেটার আসবে না।',
    no: 'এই ঠিকানায় আর কখনো লিখবেন না',
  },
};

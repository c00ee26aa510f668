import type { FullText } from '../types';

interface DemoFaq {
  /** The shop itself where none is named. */
  vendor?: string;
  group: 'orders' | 'shipping' | 'returns' | 'payments' | 'account' | 'products' | 'selling';
  question: FullText;
  answer: FullText;
}

/** Questions that shoppers ask the shop and its vendors. */
export const demoFaqs: DemoFaq[] = [
  {
    group: 'shipping',
    question: {
      en: 'Why does my order come in several parcels?',
      ar: 'لماذا يصل طلبي في عدة طرود؟',
      es: '¿Por qué mi pedido llega en varios paquetes?',
      hi: 'मेरा ऑर्डर कई पार्सलों में क्यों आता है?',
      bn: 'আমার অর্ডার কয়েকটি পার্সেলে কেন আসে?',
    },
    answer: {
      en: '<p>Every vendor sends its own goods. Each parcel has its own tracking, and you pay the shipping that was shown at checkout, no more.</p>',
      ar: '<p>كل بائع يرسل بضاعته بنفسه. ولكل طرد تتبع خاص به، وتدفع الشحن الذي ظهر عند إتمام الشراء لا أكثر.</p>',
      es: '<p>Cada vendedor envía lo suyo. Cada paquete tiene su propio seguimiento, y pagas el envío que viste al comprar, nada más.</p>',
      hi: '<p>हर विक्रेता अपना सामान ख़ुद भेजता है। हर पार्सल की अपनी ट्रैकिंग है, और आप वही शुल्क देते हैं जो चेकआउट पर दिखा था।</p>',
      bn: '<p>প্রতিটি বিক্রেতা নিজের পণ্য পাঠান। প্রতিটি পার্সেলের আলাদা ট্র্যাকিং, আর চেকআউটে দেখানো খরচই আপনি দেন।</p>',
    },
  },
  {
    group: 'orders',
    question: {
      en: 'Can I still change my order?',
      ar: 'هل يمكنني تعديل طلبي؟',
      es: '¿Puedo cambiar todavía mi pedido?',
      hi: 'क्या मैं अब भी ऑर्डर बदल सकता हूँ?',
      bn: 'এখনও কি অর্ডার বদলানো যায়?',
    },
    answer: {
      en: '<p>You can cancel it until the vendor begins to pack. After that, return it when it has arrived.</p>',
      ar: '<p>يمكنك إلغاؤه ما لم يبدأ البائع بالتغليف. وبعد ذلك أعده حين يصل.</p>',
      es: '<p>Puedes cancelarlo hasta que el vendedor empiece a prepararlo. Después, devuélvelo cuando llegue.</p>',
      hi: '<p>विक्रेता के पैक करने तक रद्द कर सकते हैं। उसके बाद पहुँचने पर लौटाएँ।</p>',
      bn: '<p>বিক্রেতা মোড়ানো শুরু করা পর্যন্ত বাতিল করা যায়। তারপর হাতে পেয়ে ফেরত দিন।</p>',
    },
  },
  {
    group: 'returns',
    question: {
      en: 'When do I get my money back?',
      ar: 'متى أستعيد نقودي؟',
      es: '¿Cuándo recupero mi dinero?',
      hi: 'मेरा पैसा कब लौटेगा?',
      bn: 'টাকা কবে ফেরত পাব?',
    },
    answer: {
      en: '<p>Within ten days of the vendor’s approval, by the way you paid.</p>',
      ar: '<p>خلال عشرة أيام من موافقة البائع، بالطريقة التي دفعت بها.</p>',
      es: '<p>En los diez días siguientes a la aprobación del vendedor, por el mismo medio con el que pagaste.</p>',
      hi: '<p>विक्रेता की मंज़ूरी के दस दिन में, जिस तरह आपने भुगतान किया था।</p>',
      bn: '<p>বিক্রেতার অনুমোদনের দশ দিনে, যেভাবে দিয়েছিলেন সেভাবে।</p>',
    },
  },
  {
    group: 'payments',
    question: {
      en: 'In which currency am I charged?',
      ar: 'بأي عملة يُحصَّل المبلغ؟',
      es: '¿En qué moneda se me cobra?',
      hi: 'मुझसे किस मुद्रा में लिया जाएगा?',
      bn: 'কোন মুদ্রায় টাকা নেওয়া হয়?',
    },
    answer: {
      en: '<p>In the one you chose, at the rate of the moment you ordered. The total in your order is the total you pay.</p>',
      ar: '<p>بالعملة التي اخترتها وبسعر لحظة الطلب. والمجموع في طلبك هو ما تدفعه.</p>',
      es: '<p>En la que elegiste, al cambio del momento del pedido. El total de tu pedido es el total que pagas.</p>',
      hi: '<p>आपकी चुनी मुद्रा में, ऑर्डर के समय की दर पर। ऑर्डर का योग ही आपका भुगतान है।</p>',
      bn: '<p>আপনার বাছা মুদ্রায়, অর্ডারের সময়ের হারে। অর্ডারের মোটই আপনার দেয়।</p>',
    },
  },
  {
    group: 'account',
    question: {
      en: 'Do I need an account?',
      ar: 'هل أحتاج إلى حساب؟',
      es: '¿Necesito una cuenta?',
      hi: 'क्या खाता ज़रूरी है?',
      bn: 'অ্যাকাউন্ট কি লাগবে?',
    },
    answer: {
      en: '<p>No. Guests find their orders by number and email address. With an account you also keep addresses and a wishlist.</p>',
      ar: '<p>لا. يجد الزوار طلباتهم بالرقم والبريد الإلكتروني. ومع الحساب تحتفظ أيضًا بالعناوين وقائمة الأمنيات.</p>',
      es: '<p>No. Los invitados encuentran sus pedidos con el número y el correo. Con una cuenta guardas además direcciones y lista de deseos.</p>',
      hi: '<p>नहीं। मेहमान ऑर्डर संख्या और ईमेल से अपना ऑर्डर पाते हैं। खाते में पते और इच्छा सूची भी रहती है।</p>',
      bn: '<p>না। অতিথিরা অর্ডার নম্বর ও ইমেইলে অর্ডার পান। অ্যাকাউন্টে ঠিকানা ও পছন্দের তালিকাও থাকে।</p>',
    },
  },
  {
    group: 'selling',
    question: {
      en: 'How do I open a store?',
      ar: 'كيف أفتح متجرًا؟',
      es: '¿Cómo abro una tienda?',
      hi: 'मैं दुकान कैसे खोलूँ?',
      bn: 'দোকান কীভাবে খুলব?',
    },
    answer: {
      en: '<p>Apply under <em>Sell with us</em>. We answer within a week.</p>',
      ar: '<p>تقدّم من صفحة «بِع معنا»، ونجيبك خلال أسبوع.</p>',
      es: '<p>Solicítalo en <em>Vende con nosotros</em>. Respondemos en una semana.</p>',
      hi: '<p><em>हमारे साथ बेचें</em> में आवेदन करें। हम एक हफ़्ते में जवाब देते हैं।</p>',
      bn: '<p><em>আমাদের সঙ্গে বিক্রি করুন</em> পাতায় আবেদন করুন। এক সপ্তাহে উত্তর দিই।</p>',
    },
  },
  {
    vendor: 'hearth-holt',
    group: 'products',
    question: {
      en: 'Can I choose the color of the oak?',
      ar: 'هل يمكنني اختيار لون البلوط؟',
      es: '¿Puedo elegir el color del roble?',
      hi: 'क्या मैं ओक का रंग चुन सकता हूँ?',
      bn: 'ওকের রং কি বাছতে পারি?',
    },
    answer: {
      en: '<p>Oiled, soaped or smoked: write it in the note of your order, and we make it that way within eight days.</p>',
      ar: '<p>مزيّت أو مصبّن أو مدخّن: اكتبه في ملاحظة الطلب فنصنعه خلال ثمانية أيام.</p>',
      es: '<p>Aceitado, jabonado o ahumado: escríbelo en la nota del pedido y lo hacemos así en ocho días.</p>',
      hi: '<p>तेल, साबुन या धुआँ: ऑर्डर के नोट में लिखें, हम आठ दिन में वैसा बनाते हैं।</p>',
      bn: '<p>তেল, সাবান বা ধোঁয়া: অর্ডারের নোটে লিখুন, আট দিনে তেমনই বানাই।</p>',
    },
  },
  {
    vendor: 'hearth-holt',
    group: 'shipping',
    question: {
      en: 'Do you carry furniture upstairs?',
      ar: 'هل تحملون الأثاث إلى الطابق؟',
      es: '¿Subís los muebles a casa?',
      hi: 'क्या आप फ़र्नीचर ऊपर पहुँचाते हैं?',
      bn: 'আসবাব কি ওপরতলায় তুলে দেন?',
    },
    answer: {
      en: '<p>Yes, to the room you name. Please tell us the floor and whether there is an elevator.</p>',
      ar: '<p>نعم، إلى الغرفة التي تحددها. أخبرنا بالطابق وبوجود مصعد.</p>',
      es: '<p>Sí, hasta la habitación que digas. Indícanos la planta y si hay ascensor.</p>',
      hi: '<p>हाँ, आपके बताए कमरे तक। मंज़िल और लिफ़्ट के बारे में बता दें।</p>',
      bn: '<p>হ্যাঁ, আপনার বলা ঘর পর্যন্ত। তলা ও লিফট আছে কি না জানান।</p>',
    },
  },
  {
    vendor: 'brightwave',
    group: 'products',
    question: {
      en: 'Is the battery exchangeable?',
      ar: 'هل البطارية قابلة للتبديل؟',
      es: '¿Se puede cambiar la batería?',
      hi: 'क्या बैटरी बदली जा सकती है?',
      bn: 'ব্যাটারি কি বদলানো যায়?',
    },
    answer: {
      en: '<p>In everything we sell, yes. Spare batteries are in stock for seven years.</p>',
      ar: '<p>نعم في كل ما نبيعه. والبطاريات متوفرة سبع سنوات.</p>',
      es: '<p>En todo lo que vendemos, sí. Tenemos baterías de recambio durante siete años.</p>',
      hi: '<p>हमारी हर चीज़ में, हाँ। बैटरियाँ सात साल तक मिलती हैं।</p>',
      bn: '<p>আমাদের সব কিছুতেই যায়। ব্যাটারি সাত বছর মেলে।</p>',
    },
  },
  {
    vendor: 'bayt-al-oud',
    group: 'products',
    question: {
      en: 'May I try a perfume first?',
      ar: 'هل يمكنني تجربة العطر أولًا؟',
      es: '¿Puedo probar antes un perfume?',
      hi: 'क्या मैं पहले इत्र आज़मा सकता हूँ?',
      bn: 'আগে কি সুগন্ধি পরখ করা যায়?',
    },
    answer: {
      en: '<p>Each bottle comes with a 2 ml sample. Send the sealed bottle back if you don’t like it.</p>',
      ar: '<p>مع كل زجاجة عينة من 2 مل. أعد الزجاجة المختومة إن لم يعجبك العطر.</p>',
      es: '<p>Cada frasco trae una muestra de 2 ml. Si no te gusta, devuelve el frasco precintado.</p>',
      hi: '<p>हर बोतल के साथ 2 मिली का नमूना आता है। पसंद न आए तो सीलबंद बोतल लौटा दें।</p>',
      bn: '<p>প্রতিটি বোতলের সঙ্গে 2 মিলি নমুনা আসে। ভালো না লাগলে সিল-করা বোতল ফেরত দিন।</p>',
    },
  },
];

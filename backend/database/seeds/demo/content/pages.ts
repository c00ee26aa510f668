import type { FullText } from '../types';

interface DemoPage {
  slug: string;
  footer_group: 'help' | 'about' | 'selling' | 'legal';
  title: FullText;
  body: FullText;
  seo_description: FullText;
}

/** Pages of the storefront. */
export const demoPages: DemoPage[] = [
  {
    slug: 'shipping',
    footer_group: 'help',
    title: {
      en: 'Shipping and delivery',
      ar: 'الشحن والتوصيل',
      es: 'Envíos y entregas',
      hi: 'शिपिंग और डिलीवरी',
      bn: 'শিপিং ও ডেলিভারি',
    },
    seo_description: {
      en: 'How long parcels take, what they cost, and why one order may come in several.',
      ar: 'مدة الطرود وتكلفتها ولماذا قد يصل طلب واحد في عدة طرود.',
      es: 'Cuánto tardan los paquetes, cuánto cuestan y por qué un pedido puede llegar en varios.',
      hi: 'पार्सल कितने दिन लेते हैं, कितना लगता है और एक ऑर्डर कई पार्सलों में क्यों आता है।',
      bn: 'পার্সেলে কত দিন ও কত খরচ লাগে, আর এক অর্ডার কয়েকটিতে কেন আসে।',
    },
    body: {
      en: '<p>Every workshop sends its own goods, so an order from three vendors comes in three parcels. You choose how each of them travels at checkout and see its cost before you pay.</p><ul><li><strong>Standard:</strong> 3 to 6 working days.</li><li><strong>Express:</strong> the next or the second working day, where the vendor offers it.</li><li><strong>Furniture:</strong> the carrier calls to agree on a day.</li></ul><p>As soon as a parcel leaves, you can follow it in your order.</p>',
      ar: '<p>كل ورشة ترسل بضاعتها بنفسها، فطلب من ثلاثة بائعين يصل في ثلاثة طرود. تختار طريقة شحن كل منها عند إتمام الشراء وترى تكلفتها قبل الدفع.</p><ul><li><strong>العادي:</strong> من 3 إلى 6 أيام عمل.</li><li><strong>السريع:</strong> يوم العمل التالي أو الذي يليه حيث يتيحه البائع.</li><li><strong>الأثاث:</strong> تتصل شركة النقل لتحديد يوم.</li></ul><p>فور انطلاق الطرد يظهر تتبعه في طلبك.</p>',
      es: '<p>Cada taller envía lo suyo, así que un pedido de tres vendedores llega en tres paquetes. Al tramitar el pedido eliges cómo viaja cada uno y ves cuánto cuesta antes de pagar.</p><ul><li><strong>Estándar:</strong> de 3 a 6 días laborables.</li><li><strong>Exprés:</strong> el primer o el segundo día laborable, si el vendedor lo ofrece.</li><li><strong>Muebles:</strong> el transportista llama para acordar un día.</li></ul><p>En cuanto sale un paquete, puedes seguirlo en tu pedido.</p>',
      hi: '<p>हर कार्यशाला अपना सामान भेजती है, इसलिए तीन विक्रेताओं का ऑर्डर तीन पार्सलों में आता है। चेकआउट पर आप हर एक का तरीक़ा चुनते हैं और भुगतान से पहले उसका शुल्क देखते हैं।</p><ul><li><strong>सामान्य:</strong> 3 से 6 कार्यदिवस।</li><li><strong>एक्सप्रेस:</strong> अगले या दूसरे कार्यदिवस, जहाँ विक्रेता दे।</li><li><strong>फ़र्नीचर:</strong> कूरियर दिन तय करने को फ़ोन करता है।</li></ul><p>पार्सल निकलते ही ट्रैकिंग आपके ऑर्डर में दिखती है।</p>',
      bn: '<p>প্রতিটি কারখানা নিজের পণ্য পাঠায়, তাই তিন বিক্রেতার অর্ডার তিন পার্সেলে আসে। চেকআউটে প্রতিটির পদ্ধতি বাছেন ও টাকা দেওয়ার আগে খরচ দেখেন।</p><ul><li><strong>সাধারণ:</strong> 3 থেকে 6 কর্মদিবস।</li><li><strong>এক্সপ্রেস:</strong> পরের বা তার পরের কর্মদিবস, বিক্রেতা দিলে।</li><li><strong>আসবাব:</strong> দিন ঠিক করতে কুরিয়ার ফোন করে।</li></ul><p>পার্সেল রওনা হলেই অর্ডারে ট্র্যাকিং দেখা যায়।</p>',
    },
  },
  {
    slug: 'returns',
    footer_group: 'help',
    title: {
      en: 'How to return something',
      ar: 'كيف تُرجع منتجًا',
      es: 'Cómo devolver algo',
      hi: 'कुछ कैसे लौटाएँ',
      bn: 'কীভাবে কিছু ফেরত দেবেন',
    },
    seo_description: {
      en: 'Thirty days, three steps, and who pays for the parcel.',
      ar: 'ثلاثون يومًا وثلاث خطوات ومن يدفع أجرة الطرد.',
      es: 'Treinta días, tres pasos y quién paga el paquete.',
      hi: 'तीस दिन, तीन क़दम, और पार्सल का ख़र्च किसका।',
      bn: 'ত্রিশ দিন, তিন ধাপ, আর পার্সেলের খরচ কার।',
    },
    body: {
      en: '<ol><li>Open the order in your account and choose what goes back and why.</li><li>Print the label, or write the return number on the parcel.</li><li>Hand it over within fourteen days. You will be told when it has arrived and when the money is on its way.</li></ol><p>Bought as a guest? Find your order by its number and your email address.</p>',
      ar: '<ol><li>افتح الطلب في حسابك واختر ما ستعيده والسبب.</li><li>اطبع البطاقة أو اكتب رقم الإرجاع على الطرد.</li><li>سلّمه خلال أربعة عشر يومًا، وسنخبرك بوصوله وبانطلاق المبلغ إليك.</li></ol><p>اشتريت كزائر؟ ابحث عن طلبك برقمه وبريدك الإلكتروني.</p>',
      es: '<ol><li>Abre el pedido en tu cuenta y elige qué devuelves y por qué.</li><li>Imprime la etiqueta o escribe el número de devolución en el paquete.</li><li>Entrégalo antes de catorce días. Te avisaremos cuando llegue y cuando el dinero esté en camino.</li></ol><p>¿Compraste como invitado? Busca tu pedido por su número y tu correo.</p>',
      hi: '<ol><li>खाते में ऑर्डर खोलें, क्या और क्यों लौटाना है चुनें।</li><li>लेबल छापें या वापसी संख्या पार्सल पर लिखें।</li><li>चौदह दिन में सौंप दें। पहुँचने और पैसा चलने पर आपको बताया जाएगा।</li></ol><p>मेहमान के रूप में ख़रीदा? ऑर्डर संख्या और ईमेल से खोजें।</p>',
      bn: '<ol><li>অ্যাকাউন্টে অর্ডার খুলে কী ও কেন ফেরত যাবে বাছুন।</li><li>লেবেল ছাপুন বা ফেরত নম্বর পার্সেলে লিখুন।</li><li>চৌদ্দ দিনে জমা দিন। পৌঁছালে ও টাকা রওনা হলে জানানো হবে।</li></ol><p>অতিথি হয়ে কিনেছেন? নম্বর ও ইমেইলে অর্ডার খুঁজুন।</p>',
    },
  },
  {
    slug: 'payment',
    footer_group: 'help',
    title: {
      en: 'Ways to pay',
      ar: 'طرق الدفع',
      es: 'Formas de pago',
      hi: 'भुगतान के तरीक़े',
      bn: 'পরিশোধের উপায়',
    },
    seo_description: {
      en: 'Cash on delivery, bank transfer and more: what to expect of each.',
      ar: 'الدفع عند الاستلام والتحويل المصرفي وغيرهما: ما تنتظره من كل منها.',
      es: 'Pago contra entrega, transferencia y más: qué esperar de cada uno.',
      hi: 'डिलीवरी पर नकद, बैंक ट्रांसफ़र और अन्य: हर एक में क्या होता है।',
      bn: 'ক্যাশ অন ডেলিভারি, ব্যাংক ট্রান্সফার ও আরও: কোনটিতে কী হয়।',
    },
    body: {
      en: '<p>Which ways are offered depends on where the parcels go. With <strong>cash on delivery</strong> you pay the rider; with a <strong>bank transfer</strong> the goods are kept for you for seven days. What you pay is exactly the total you have seen.</p>',
      ar: '<p>تعتمد الطرق المتاحة على وجهة الطرود. في <strong>الدفع عند الاستلام</strong> تدفع للمندوب، وفي <strong>التحويل المصرفي</strong> تُحجز البضاعة لك سبعة أيام. وما تدفعه هو المجموع الذي رأيته بالضبط.</p>',
      es: '<p>Las formas de pago dependen del destino del paquete. Con el <strong>pago contra entrega</strong> pagas al repartidor; con la <strong>transferencia</strong> te guardamos el pedido siete días. Pagas exactamente el total que has visto.</p>',
      hi: '<p>कौन-से तरीक़े मिलेंगे, यह पार्सल के पते पर निर्भर है। <strong>डिलीवरी पर नकद</strong> में आप राइडर को देते हैं; <strong>बैंक ट्रांसफ़र</strong> में सामान सात दिन रोका जाता है। आप ठीक वही योग देते हैं जो देखा था।</p>',
      bn: '<p>কোন উপায় পাবেন তা পার্সেলের গন্তব্যে নির্ভর করে। <strong>ক্যাশ অন ডেলিভারিতে</strong> রাইডারকে দেন; <strong>ব্যাংক ট্রান্সফারে</strong> পণ্য সাত দিন রাখা হয়। যে মোট দেখেছেন ঠিক ততটাই দেন।</p>',
    },
  },
  {
    slug: 'sell-with-us',
    footer_group: 'selling',
    title: {
      en: 'Sell with us',
      ar: 'بِع معنا',
      es: 'Vende con nosotros',
      hi: 'हमारे साथ बेचें',
      bn: 'আমাদের সঙ্গে বিক্রি করুন',
    },
    seo_description: {
      en: 'What a store costs, how you are paid, and how to apply.',
      ar: 'تكلفة المتجر وكيف تُدفع مستحقاتك وكيف تتقدم.',
      es: 'Lo que cuesta una tienda, cómo cobras y cómo solicitarla.',
      hi: 'दुकान का ख़र्च, भुगतान और आवेदन का तरीक़ा।',
      bn: 'দোকানের খরচ, টাকা পাওয়া ও আবেদনের নিয়ম।',
    },
    body: {
      en: '<p>Opening a store is free. We keep a commission of each sale, which you see on every order before you accept it, and pay the rest out when you ask for it.</p><h2>What we look for</h2><ul><li>You make it, or you know who does.</li><li>It can be mended or replaced.</li><li>You answer buyers within a working day.</li></ul><p>Apply with three products and a paragraph about yourself. We answer within a week.</p>',
      ar: '<p>فتح المتجر مجاني. نأخذ عمولة عن كل بيع تراها في كل طلب قبل قبوله، وندفع لك الباقي متى طلبته.</p><h2>ما نبحث عنه</h2><ul><li>أنت تصنعه أو تعرف من يصنعه.</li><li>يمكن إصلاحه أو استبداله.</li><li>تجيب المشترين خلال يوم عمل.</li></ul><p>تقدّم بثلاثة منتجات وفقرة عن نفسك، ونجيبك خلال أسبوع.</p>',
      es: '<p>Abrir una tienda es gratis. Nos quedamos una comisión de cada venta, que ves en cada pedido antes de aceptarlo, y te pagamos el resto cuando lo pidas.</p><h2>Qué buscamos</h2><ul><li>Lo haces tú o sabes quién lo hace.</li><li>Se puede reparar o sustituir.</li><li>Respondes a los compradores en un día laborable.</li></ul><p>Preséntate con tres productos y un párrafo sobre ti. Respondemos en una semana.</p>',
      hi: '<p>दुकान खोलना मुफ़्त है। हर बिक्री पर हम कमीशन रखते हैं, जो आप ऑर्डर स्वीकारने से पहले देखते हैं, और बाक़ी माँगने पर देते हैं।</p><h2>हम क्या चाहते हैं</h2><ul><li>आप बनाते हैं, या जानते हैं कौन बनाता है।</li><li>वह सुधर या बदल सके।</li><li>आप एक कार्यदिवस में ख़रीदार को जवाब दें।</li></ul><p>तीन उत्पाद और अपने बारे में एक अनुच्छेद के साथ आवेदन करें। हम एक हफ़्ते में जवाब देते हैं।</p>',
      bn: '<p>দোকান খোলা বিনা খরচে। প্রতি বিক্রিতে কমিশন রাখি, অর্ডার নেওয়ার আগেই দেখেন, বাকি চাইলে দিই।</p><h2>আমরা কী খুঁজি</h2><ul><li>আপনি বানান, বা জানেন কে বানায়।</li><li>সারানো বা বদলানো যায়।</li><li>এক কর্মদিবসে ক্রেতাকে উত্তর দেন।</li></ul><p>তিনটি পণ্য ও নিজের সম্পর্কে একটি অনুচ্ছেদসহ আবেদন করুন। এক সপ্তাহে উত্তর দিই।</p>',
    },
  },
  {
    slug: 'fees-for-vendors',
    footer_group: 'selling',
    title: {
      en: 'Fees for vendors',
      ar: 'رسوم البائعين',
      es: 'Tarifas para vendedores',
      hi: 'विक्रेताओं के शुल्क',
      bn: 'বিক্রেতার ফি',
    },
    seo_description: {
      en: 'One commission, no monthly fee.',
      ar: 'عمولة واحدة بلا رسوم شهرية.',
      es: 'Una comisión, sin cuota mensual.',
      hi: 'एक कमीशन, कोई मासिक शुल्क नहीं।',
      bn: 'একটি কমিশন, মাসিক ফি নেই।',
    },
    body: {
      en: '<p>There is no monthly fee and no fee for listing. The commission depends on the category and is frozen when something is sold: a later change never touches past orders. If a buyer returns something, its commission comes back to you as well.</p>',
      ar: '<p>لا رسوم شهرية ولا رسوم للعرض. تعتمد العمولة على التصنيف وتُثبَّت عند البيع، فلا يمس أي تغيير لاحق الطلبات السابقة. وإن أرجع مشترٍ شيئًا عادت إليك عمولته أيضًا.</p>',
      es: '<p>No hay cuota mensual ni coste por publicar. La comisión depende de la categoría y queda fijada en el momento de la venta: un cambio posterior nunca toca pedidos pasados. Si un comprador devuelve algo, también se te devuelve su comisión.</p>',
      hi: '<p>न मासिक शुल्क, न सूचीबद्ध करने का। कमीशन श्रेणी पर निर्भर है और बिक्री के समय तय हो जाता है: बाद का बदलाव पुराने ऑर्डर नहीं छूता। ख़रीदार कुछ लौटाए तो उसका कमीशन भी आपको लौटता है।</p>',
      bn: '<p>মাসিক ফি নেই, তালিকাভুক্তির ফিও নেই। কমিশন বিভাগ অনুযায়ী, বিক্রির সময় স্থির হয়: পরের বদল পুরোনো অর্ডার ছোঁয় না। ক্রেতা ফেরত দিলে তার কমিশনও ফেরে।</p>',
    },
  },
  {
    slug: 'our-makers',
    footer_group: 'about',
    title: {
      en: 'Our makers',
      ar: 'صنّاعنا',
      es: 'Nuestros artesanos',
      hi: 'हमारे कारीगर',
      bn: 'আমাদের কারিগর',
    },
    seo_description: {
      en: 'Eight workshops and merchants from Aarhus to Kozhikode.',
      ar: 'ثماني ورش وتجار من آرهوس إلى كوزيكود.',
      es: 'Ocho talleres y comerciantes, de Aarhus a Kozhikode.',
      hi: 'आरहूस से कोझिकोड तक आठ कार्यशालाएँ और व्यापारी।',
      bn: 'আরহুস থেকে কোঝিকোড়, আটটি কারখানা ও ব্যবসায়ী।',
    },
    body: {
      en: '<p>Eight workshops and merchants share this roof. They build furniture and lamps, mend cameras, blend perfumes, sew coats, roast coffee and cut wooden trains. Each of them has a store with its own words, its own policies and its own parcels.</p>',
      ar: '<p>ثماني ورش وتجار يتقاسمون هذا السقف: يصنعون الأثاث والمصابيح، ويصلحون الكاميرات، ويمزجون العطور، ويخيطون المعاطف، ويحمصون القهوة، وينحتون القطارات الخشبية. ولكل منهم متجر بكلماته وسياساته وطروده.</p>',
      es: '<p>Ocho talleres y comerciantes comparten este techo. Hacen muebles y lámparas, reparan cámaras, mezclan perfumes, cosen abrigos, tuestan café y cortan trenes de madera. Cada uno tiene su tienda, con sus palabras, sus condiciones y sus paquetes.</p>',
      hi: '<p>आठ कार्यशालाएँ और व्यापारी इस छत के नीचे हैं। वे फ़र्नीचर और लैंप बनाते, कैमरे सुधारते, इत्र मिलाते, कोट सिलते, कॉफ़ी भूनते और लकड़ी की रेलें काटते हैं। हर एक की अपनी दुकान, अपने शब्द, अपनी शर्तें और अपने पार्सल हैं।</p>',
      bn: '<p>এই ছাদের নিচে আটটি কারখানা ও ব্যবসায়ী। তাঁরা আসবাব ও বাতি বানান, ক্যামেরা সারান, সুগন্ধি মেশান, কোট সেলাই করেন, কফি ভাজেন, কাঠের রেলগাড়ি কাটেন। প্রত্যেকের নিজের দোকান, নিজের কথা, নিজের শর্ত, নিজের পার্সেল।</p>',
    },
  },
];

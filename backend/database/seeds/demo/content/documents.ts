import type { FullText } from '../types';

interface DemoDocument {
  code: 'about_us' | 'privacy_policy' | 'refund_policy' | 'term_condition';
  title: FullText;
  body: FullText;
}

/** The demo shop's own documents; each is written to be used, not to fill space. */
export const demoDocuments: DemoDocument[] = [
  {
    code: 'about_us',
    title: { en: 'About Stoa', ar: 'عن ستوا', es: 'Sobre Stoa', hi: 'स्तोआ के बारे में', bn: 'স্তোয়া সম্পর্কে' },
    body: {
      en: `<p>A stoa was the covered walk of a Greek market: one roof, many makers. That is what this shop is. Eight workshops and merchants sell here under their own names, and we keep the roof tight.</p>
<h2>What we do</h2><p>We choose who sells, look after payments and answer when something goes wrong. The makers build, pack and send. What you pay goes to the maker, less a commission that each vendor knows beforehand.</p>
<h2>What we promise</h2><ul><li>Every product names who sells it.</li><li>Prices include what you will be asked to pay; shipping is shown before you order.</li><li>You can send things back within 30 days.</li><li>Reviews come only from people who bought.</li></ul>
<p>Write to us at <a href="mailto:hello@stoa.test">hello@stoa.test</a>. A person answers, usually within a day.</p>`,
      ar: `<p>كانت «الستوا» رواق السوق اليونانية المسقوف: سقف واحد وصنّاع كثيرون. وهذا هو متجرنا: ثماني ورش وتجار يبيعون هنا بأسمائهم، ونحن نعتني بالسقف.</p>
<h2>ما نفعله</h2><p>نختار البائعين، ونعتني بالدفع، ونجيب حين يقع خطأ. والصنّاع يصنعون ويغلفون ويرسلون. ما تدفعه يذهب إلى الصانع بعد عمولة يعرفها كل بائع مسبقًا.</p>
<h2>ما نعد به</h2><ul><li>كل منتج يذكر من يبيعه.</li><li>الأسعار تشمل ما سيُطلب منك دفعه، ويظهر الشحن قبل الطلب.</li><li>يمكنك الإرجاع خلال 30 يومًا.</li><li>التقييمات من المشترين وحدهم.</li></ul>
<p>راسلنا على <a href="mailto:hello@stoa.test">hello@stoa.test</a> فيجيبك إنسان، عادة خلال يوم.</p>`,
      es: `<p>Una stoa era el paseo cubierto de un mercado griego: un techo, muchos artesanos. Eso es esta tienda. Ocho talleres venden aquí con su propio nombre y nosotros cuidamos del techo.</p><p>Escríbenos a <a href="mailto:hello@stoa.test">hello@stoa.test</a>: contesta una persona.</p>`,
      hi: '<p>स्तोआ यूनानी बाज़ार का छायादार गलियारा था: एक छत, कई कारीगर। यह दुकान भी वही है। आठ कार्यशालाएँ और व्यापारी यहाँ अपने नाम से बेचते हैं और हम छत सँभालते हैं।</p>\n<h2>हम क्या करते हैं</h2><p>हम विक्रेता चुनते हैं, भुगतान सँभालते हैं और गड़बड़ होने पर जवाब देते हैं। कारीगर बनाते, पैक करते और भेजते हैं। आपका पैसा कारीगर को जाता है, बस वह कमीशन घटाकर जो हर विक्रेता पहले से जानता है।</p>\n<h2>हमारा वादा</h2><ul><li>हर उत्पाद पर विक्रेता का नाम।</li><li>दाम वही जो आपसे लिया जाएगा; डिलीवरी शुल्क ऑर्डर से पहले दिखता है।</li><li>30 दिन में वापसी।</li><li>समीक्षा केवल ख़रीदने वालों की।</li></ul>\n<p>हमें <a href="mailto:hello@stoa.test">hello@stoa.test</a> पर लिखें। एक इंसान जवाब देता है, अक्सर एक दिन में।</p>',
      bn: '<p>স্তোয়া ছিল গ্রিক বাজারের ছাদ-ঢাকা পথ: এক ছাদ, অনেক কারিগর। এই দোকানও তাই। আটটি কারখানা ও ব্যবসায়ী এখানে নিজের নামে বেচেন, আমরা ছাদটা ঠিক রাখি।</p>\n<h2>আমরা কী করি</h2><p>কে বেচবেন তা বাছি, টাকার দেখভাল করি, কিছু ভুল হলে উত্তর দিই। কারিগর বানান, মোড়ান, পাঠান। আপনার টাকা কারিগর পান, শুধু আগে থেকে জানা কমিশন বাদে।</p>\n<h2>আমাদের প্রতিশ্রুতি</h2><ul><li>প্রতিটি পণ্যে বিক্রেতার নাম।</li><li>যে দাম দেখেন সেটিই নেওয়া হয়; ডেলিভারি খরচ অর্ডারের আগে দেখানো হয়।</li><li>30 দিনে ফেরত।</li><li>রিভিউ শুধু ক্রেতাদের।</li></ul>\n<p>লিখুন <a href="mailto:hello@stoa.test">hello@stoa.test</a> ঠিকানায়। একজন মানুষ উত্তর দেন, সাধারণত এক দিনে।</p>',
    },
  },
  {
    code: 'privacy_policy',
    title: {
      en: 'Privacy policy',
      ar: 'سياسة الخصوصية',
      es: 'Política de privacidad',
      hi: 'गोपनीयता नीति',
      bn: 'গোপনীয়তা নীতি',
    },
    body: {
      en: `<p>This page says which personal data we keep, why, and how you get rid of them.</p>
<h2>What we keep</h2><ul><li><strong>Orders:</strong> name, addresses, email, telephone and what you bought. The vendor who sends the parcel and the carrier receive what they need for it.</li><li><strong>Accounts:</strong> the same, with a password that we store only as a hash.</li><li><strong>Newsletter:</strong> your address and the moment you said yes.</li><li><strong>Messages:</strong> what you write to us, and our answer.</li></ul>
<h2>Cookies</h2><p>We set those that the shop needs: your session, your cart, your language and currency. There is no advertising and no tracking across sites.</p>
<h2>How long</h2><p>Invoices are kept as long as the law demands. Accounts are deleted on request within 30 days; carts of guests after 90 days.</p>
<h2>Your rights</h2><p>You may ask for a copy, a correction or deletion, and complain to a supervisory authority. Write to <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      ar: `<p>تبيّن هذه الصفحة ما نحتفظ به من بياناتك الشخصية ولماذا وكيف تحذفها.</p>
<h2>ما نحتفظ به</h2><ul><li><strong>الطلبات:</strong> الاسم والعناوين والبريد والهاتف وما اشتريته. ويحصل البائع الذي يرسل الطرد وشركة النقل على ما يلزم لذلك فقط.</li><li><strong>الحسابات:</strong> البيانات نفسها مع كلمة مرور نخزنها مشفرة بلا رجعة.</li><li><strong>النشرة البريدية:</strong> عنوانك ولحظة موافقتك.</li><li><strong>الرسائل:</strong> ما تكتبه لنا وجوابنا.</li></ul>
<h2>ملفات الارتباط</h2><p>نستعمل ما يحتاجه المتجر وحده: جلستك وسلتك ولغتك وعملتك. لا إعلانات ولا تتبّع عبر المواقع.</p>
<h2>المدة</h2><p>تُحفظ الفواتير بقدر ما يفرضه القانون، وتُحذف الحسابات عند الطلب خلال 30 يومًا، وسلال الزوار بعد 90 يومًا.</p>
<h2>حقوقك</h2><p>يحق لك طلب نسخة أو تصحيح أو حذف، والشكوى إلى جهة رقابية. راسلنا على <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      es: `<p>Guardamos lo necesario para tus pedidos, tu cuenta, el boletín y tus mensajes, y nada más. No hay publicidad ni rastreo. Puedes pedir copia, corrección o borrado en <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      hi: '<p>यह पन्ना बताता है कि हम कौन-सा निजी डेटा क्यों रखते हैं और आप उसे कैसे हटवा सकते हैं।</p>\n<h2>हम क्या रखते हैं</h2><ul><li><strong>ऑर्डर:</strong> नाम, पते, ईमेल, फ़ोन और आपकी ख़रीद। पार्सल भेजने वाले विक्रेता और कूरियर को ज़रूरत भर जानकारी मिलती है।</li><li><strong>खाते:</strong> वही, और पासवर्ड केवल हैश के रूप में।</li><li><strong>न्यूज़लेटर:</strong> आपका पता और आपकी सहमति का समय।</li><li><strong>संदेश:</strong> आपका लिखा और हमारा उत्तर।</li></ul>\n<h2>कुकी</h2><p>केवल ज़रूरी: आपका सत्र, कार्ट, भाषा और मुद्रा। कोई विज्ञापन नहीं, कोई ट्रैकिंग नहीं।</p>\n<h2>कितने समय तक</h2><p>बिल क़ानून जितना कहे। खाते माँगने पर 30 दिन में, मेहमानों के कार्ट 90 दिन बाद हटते हैं।</p>\n<h2>आपके अधिकार</h2><p>आप प्रति, सुधार या हटाना माँग सकते हैं और निगरानी संस्था से शिकायत कर सकते हैं। <a href="mailto:hello@stoa.test">hello@stoa.test</a> पर लिखें।</p>',
      bn: '<p>আমরা কোন ব্যক্তিগত তথ্য কেন রাখি আর কীভাবে মুছবেন, তা এখানে লেখা।</p>\n<h2>কী রাখি</h2><ul><li><strong>অর্ডার:</strong> নাম, ঠিকানা, ইমেইল, ফোন ও কেনাকাটা। বিক্রেতা ও কুরিয়ার যতটুকু লাগে ততটুকু পান।</li><li><strong>অ্যাকাউন্ট:</strong> একই তথ্য, পাসওয়ার্ড কেবল হ্যাশ হিসেবে।</li><li><strong>নিউজলেটার:</strong> ঠিকানা ও সম্মতির সময়।</li><li><strong>বার্তা:</strong> আপনার লেখা ও আমাদের উত্তর।</li></ul>\n<h2>কুকি</h2><p>শুধু দরকারি: সেশন, কার্ট, ভাষা ও মুদ্রা। বিজ্ঞাপন নেই, ট্র্যাকিং নেই।</p>\n<h2>কত দিন</h2><p>বিল আইন যত দিন চায়। অ্যাকাউন্ট চাইলে 30 দিনে, অতিথির কার্ট 90 দিন পর মোছা হয়।</p>\n<h2>আপনার অধিকার</h2><p>অনুলিপি, সংশোধন বা মুছে ফেলা চাইতে পারেন, তদারকি সংস্থায় অভিযোগও করতে পারেন। লিখুন <a href="mailto:hello@stoa.test">hello@stoa.test</a> ঠিকানায়।</p>',
    },
  },
  {
    code: 'refund_policy',
    title: {
      en: 'Refunds and returns',
      ar: 'الاسترداد والإرجاع',
      es: 'Devoluciones y reembolsos',
      hi: 'धनवापसी और वापसी',
      bn: 'টাকা ফেরত ও পণ্য ফেরত',
    },
    body: {
      en: `<p>You may return most things within <strong>30 days</strong> of their arrival, unused and in their box. A product that has other terms says so on its page.</p>
<h2>How to return something</h2><ol><li>Open the order in your account and choose what goes back.</li><li>Send it to the vendor’s address that you are shown. Damaged or wrong goods travel at the vendor’s cost, everything else at yours.</li><li>The vendor looks at it within five working days.</li></ol>
<h2>Your money</h2><p>It comes back the way it came, within ten days of the vendor’s approval. Shipping is refunded when the whole parcel goes back or the mistake was ours. Cash on delivery is returned to your wallet or by bank transfer.</p>
<h2>What can’t be returned</h2><p>Opened food, opened cosmetics, in-ear headphones out of their seal, and things made to your order.</p>`,
      ar: `<p>يمكنك إرجاع معظم المنتجات خلال <strong>30 يومًا</strong> من وصولها، غير مستعملة وفي علبتها. وما كانت له شروط أخرى ذُكرت في صفحته.</p>
<h2>كيف تُرجع منتجًا</h2><ol><li>افتح الطلب في حسابك واختر ما ستعيده.</li><li>أرسله إلى عنوان البائع الظاهر لك. التالف أو الخطأ على حساب البائع، وما عداه على حسابك.</li><li>يفحصه البائع خلال خمسة أيام عمل.</li></ol>
<h2>مالك</h2><p>يعود بالطريقة التي دُفع بها خلال عشرة أيام من موافقة البائع. ويُرد الشحن إن أعيد الطرد كله أو كان الخطأ منا. أما الدفع عند الاستلام فيعاد إلى محفظتك أو بتحويل مصرفي.</p>
<h2>ما لا يُرجع</h2><p>الأطعمة المفتوحة، ومستحضرات التجميل المفتوحة، وسماعات الأذن التي نُزع ختمها، وما صُنع خصيصًا لك.</p>`,
      es: `<p>Tienes <strong>30 días</strong> para devolver casi todo, sin usar y en su caja. Abre el pedido en tu cuenta, elige qué devuelves y envíalo a la dirección del vendedor. El dinero vuelve por donde vino en diez días.</p>`,
      hi: '<p>अधिकतर चीज़ें पहुँचने के <strong>30 दिन</strong> में, बिना इस्तेमाल और अपने डिब्बे में, लौटा सकते हैं। जिस उत्पाद की शर्तें अलग हैं, उसके पन्ने पर लिखा है।</p>\n<h2>कैसे लौटाएँ</h2><ol><li>खाते में ऑर्डर खोलें और चुनें क्या लौटाना है।</li><li>दिखाए गए विक्रेता के पते पर भेजें। ख़राब या ग़लत सामान विक्रेता के ख़र्च पर जाता है, बाक़ी आपके।</li><li>विक्रेता पाँच कार्यदिवसों में देखता है।</li></ol>\n<h2>आपका पैसा</h2><p>विक्रेता की मंज़ूरी के दस दिन में उसी रास्ते लौटता है। पूरा पार्सल लौटे या ग़लती हमारी हो तो डिलीवरी शुल्क भी लौटता है। डिलीवरी पर नकद की रक़म वॉलेट या बैंक में आती है।</p>\n<h2>क्या नहीं लौटता</h2><p>खुला भोजन, खुले सौंदर्य उत्पाद, सील से निकले इन-ईयर हेडफ़ोन और आपके ऑर्डर पर बनी चीज़ें।</p>',
      bn: '<p>বেশির ভাগ জিনিস পাওয়ার <strong>30 দিনের</strong> মধ্যে, অব্যবহৃত ও বাক্সসহ ফেরত দেওয়া যায়। শর্ত আলাদা হলে পণ্যের পাতায় লেখা আছে।</p>\n<h2>কীভাবে ফেরত দেবেন</h2><ol><li>অ্যাকাউন্টে অর্ডার খুলে কী ফেরত যাবে বাছুন।</li><li>দেখানো বিক্রেতার ঠিকানায় পাঠান। নষ্ট বা ভুল পণ্য বিক্রেতার খরচে, বাকি আপনার খরচে।</li><li>বিক্রেতা পাঁচ কর্মদিবসে দেখেন।</li></ol>\n<h2>আপনার টাকা</h2><p>বিক্রেতার অনুমোদনের দশ দিনে একই পথে ফেরে। পুরো পার্সেল ফিরলে বা ভুল আমাদের হলে ডেলিভারি খরচও ফেরে। ক্যাশ অন ডেলিভারির টাকা ওয়ালেট বা ব্যাংকে আসে।</p>\n<h2>কী ফেরত নেওয়া হয় না</h2><p>খোলা খাবার, খোলা প্রসাধনী, সিল খোলা ইন-ইয়ার হেডফোন ও আপনার ফরমাশে বানানো জিনিস।</p>',
    },
  },
  {
    code: 'term_condition',
    title: {
      en: 'Terms and conditions',
      ar: 'الشروط والأحكام',
      es: 'Términos y condiciones',
      hi: 'नियम और शर्तें',
      bn: 'শর্তাবলি',
    },
    body: {
      en: `<h2>1. Who you buy from</h2><p>Stoa runs the marketplace. The contract of sale is between you and the vendor named on the product and in your order; we take the payment on the vendor’s behalf.</p>
<h2>2. Ordering</h2><p>Your order is an offer. It is accepted when we confirm it by mail. If something can’t be delivered, we tell you and refund it.</p>
<h2>3. Prices and payment</h2><p>Prices are shown in the currency you choose and charged in the amount shown at checkout. Coupons hold as they are described; one that was used by mistake can be withdrawn.</p>
<h2>4. Delivery</h2><p>Each vendor sends its own parcels. The times shown are estimates in working days. The risk passes to you on delivery.</p>
<h2>5. Returns and warranty</h2><p>See <em>Refunds and returns</em>. Your statutory rights stay as they are.</p>
<h2>6. Reviews and messages</h2><p>Write what is true and polite. We remove what insults, advertises or reveals other people’s data.</p>
<h2>7. Liability and law</h2><p>We are liable without limit for intent and gross negligence, otherwise for the foreseeable damage. The law of your own country protects you where it is kinder.</p>`,
      ar: `<h2>1. ممن تشتري</h2><p>تدير ستوا السوق، أما عقد البيع فبينك وبين البائع المذكور على المنتج وفي طلبك، ونحن نستلم الدفع نيابة عنه.</p>
<h2>2. الطلب</h2><p>طلبك عرض يُقبل حين نؤكده بالبريد. وإن تعذر تسليم شيء أخبرناك ورددنا ثمنه.</p>
<h2>3. الأسعار والدفع</h2><p>تُعرض الأسعار بالعملة التي تختارها ويُحصَّل المبلغ الظاهر عند إتمام الشراء. وتسري القسائم كما وُصفت.</p>
<h2>4. التسليم</h2><p>يرسل كل بائع طروده بنفسه. والمواعيد تقديرية بأيام العمل، وتنتقل المسؤولية إليك عند التسليم.</p>
<h2>5. الإرجاع والضمان</h2><p>انظر «الاسترداد والإرجاع». وتبقى حقوقك القانونية كما هي.</p>
<h2>6. التقييمات والرسائل</h2><p>اكتب ما هو صحيح ومهذب. ونحذف ما يسيء أو يعلن أو يكشف بيانات الآخرين.</p>
<h2>7. المسؤولية والقانون</h2><p>نتحمل المسؤولية كاملة عن العمد والإهمال الجسيم، وفيما عدا ذلك عن الضرر المتوقع. ويحميك قانون بلدك حيث كان أصلح لك.</p>`,
      es: `<p>Stoa gestiona el mercado; el contrato de compra es entre tú y el vendedor que aparece en el producto. El pedido se acepta cuando lo confirmamos por correo. Cada vendedor envía sus paquetes. Tus derechos legales no cambian.</p>`,
      hi: '<h2>1. आप किससे ख़रीदते हैं</h2><p>स्तोआ बाज़ार चलाता है। बिक्री का अनुबंध आपके और उत्पाद पर लिखे विक्रेता के बीच है; भुगतान हम विक्रेता की ओर से लेते हैं।</p>\n<h2>2. ऑर्डर</h2><p>आपका ऑर्डर एक प्रस्ताव है, जो हमारी ईमेल पुष्टि से स्वीकार होता है। कुछ न पहुँच सके तो हम बताते और पैसा लौटाते हैं।</p>\n<h2>3. दाम और भुगतान</h2><p>दाम आपकी चुनी मुद्रा में दिखते हैं और चेकआउट पर दिखी रक़म ही ली जाती है। कूपन अपने विवरण के अनुसार चलते हैं।</p>\n<h2>4. डिलीवरी</h2><p>हर विक्रेता अपने पार्सल भेजता है। समय कार्यदिवसों का अनुमान है। जोखिम डिलीवरी पर आपका होता है।</p>\n<h2>5. वापसी और वारंटी</h2><p><em>धनवापसी और वापसी</em> देखें। आपके क़ानूनी अधिकार बने रहते हैं।</p>\n<h2>6. समीक्षाएँ और संदेश</h2><p>सच और शालीन लिखें। अपमान, विज्ञापन या दूसरों का डेटा हम हटाते हैं।</p>\n<h2>7. दायित्व और क़ानून</h2><p>इरादे और घोर लापरवाही पर हमारा दायित्व असीम है, अन्यथा अनुमानित क्षति तक। आपके देश का क़ानून जहाँ बेहतर हो, वही लागू है।</p>',
      bn: '<h2>1. কার কাছে কিনছেন</h2><p>স্তোয়া বাজারটি চালায়। বিক্রির চুক্তি আপনার ও পণ্যে লেখা বিক্রেতার মধ্যে; বিক্রেতার হয়ে টাকা আমরা নিই।</p>\n<h2>2. অর্ডার</h2><p>আপনার অর্ডার একটি প্রস্তাব, আমাদের মেইলে তা গৃহীত হয়। কিছু দেওয়া না গেলে জানাই ও টাকা ফেরত দিই।</p>\n<h2>3. দাম ও পরিশোধ</h2><p>দাম আপনার বাছা মুদ্রায়, চেকআউটে দেখানো অঙ্কই নেওয়া হয়। কুপন তার বর্ণনা অনুযায়ী চলে।</p>\n<h2>4. ডেলিভারি</h2><p>প্রতিটি বিক্রেতা নিজের পার্সেল পাঠান। সময় কর্মদিবসের আনুমানিক হিসাব। হাতে পেলে ঝুঁকি আপনার।</p>\n<h2>5. ফেরত ও ওয়ারেন্টি</h2><p><em>টাকা ফেরত ও পণ্য ফেরত</em> দেখুন। আপনার আইনি অধিকার অটুট।</p>\n<h2>6. রিভিউ ও বার্তা</h2><p>সত্য ও ভদ্র লিখুন। অপমান, বিজ্ঞাপন বা অন্যের তথ্য আমরা সরাই।</p>\n<h2>7. দায় ও আইন</h2><p>ইচ্ছাকৃত ও গুরুতর অবহেলায় দায় সীমাহীন, নইলে অনুমেয় ক্ষতি পর্যন্ত। আপনার দেশের আইন ভালো হলে সেটিই চলে।</p>',
    },
  },
];

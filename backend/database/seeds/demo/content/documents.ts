import type { FullText } from '../types';

interface DemoDocument {
  code: 'about_us' | 'privacy_policy' | 'refund_policy' | 'term_condition';
  title: FullText;
  body: FullText;
}

/** The demo shop's own documents; each is written to be used, and says the same in every language. */
export const demoDocuments: DemoDocument[] = [
  {
    code: 'about_us',
    title: { en: 'About Stoa', ar: 'عن Stoa', es: 'Sobre Stoa', hi: 'Stoa के बारे में', bn: 'Stoa সম্পর্কে' },
    body: {
      en: `<p>A stoa was the covered walk of a Greek market: one roof, many makers. That is what this shop is. Eight workshops and merchants sell here under their own names, and we run the market.</p>
<h2>What we do</h2><p>We choose who sells, look after payments and answer when something goes wrong. The makers build, pack and send. What you pay goes to the maker, less a commission that each vendor knows beforehand.</p>
<h2>What we promise</h2><ul><li>Every product names who sells it.</li><li>You see the total with tax, shipping and any payment fee before you order, and that total is what you pay.</li><li>You can send most things back within 30 days, unused and in their box.</li><li>Reviews come only from people who bought.</li></ul>
<p>Write to us at <a href="mailto:hello@stoa.test">hello@stoa.test</a>. A person answers, usually within a day.</p>`,
      ar: `<p>كانت «الستوا» (stoa) رواق السوق اليونانية المسقوف: سقف واحد وصنّاع كثيرون. وهذا هو متجرنا: ثماني ورش وتجار يبيعون هنا بأسمائهم، ونحن ندير السوق.</p>
<h2>ما نفعله</h2><p>نختار البائعين، ونعتني بالدفع، ونجيب حين يقع خطأ. والصنّاع يصنعون ويغلفون ويرسلون. ما تدفعه يذهب إلى الصانع بعد عمولة يعرفها كل بائع مسبقًا.</p>
<h2>ما نعد به</h2><ul><li>كل منتج يذكر من يبيعه.</li><li>ترى المجموع مع الضريبة والشحن ورسوم الدفع إن وُجدت قبل أن تطلب، وهذا المجموع هو ما تدفعه.</li><li>يمكنك إرجاع معظم المنتجات خلال 30 يومًا، غير مستعملة وفي علبتها.</li><li>التقييمات من المشترين وحدهم.</li></ul>
<p>راسلنا على <a href="mailto:hello@stoa.test">hello@stoa.test</a>، فيجيبك إنسان، عادة خلال يوم.</p>`,
      es: `<p>Una stoa era el paseo cubierto de un mercado griego: un techo y muchos artesanos. Eso es esta tienda. Ocho talleres y comerciantes venden aquí con su propio nombre, y nosotros gestionamos el mercado.</p>
<h2>Qué hacemos</h2><p>Elegimos quién vende, nos ocupamos de los pagos y respondemos cuando algo sale mal. Los artesanos fabrican, embalan y envían. Lo que pagas va al artesano, menos una comisión que cada vendedor conoce de antemano.</p>
<h2>Qué prometemos</h2><ul><li>Cada producto indica quién lo vende.</li><li>Ves el total con impuestos, envío y el posible recargo de pago antes de hacer el pedido, y ese total es lo que pagas.</li><li>Puedes devolver casi todo en 30 días, sin usar y en su caja.</li><li>Las reseñas son solo de quienes compraron.</li></ul>
<p>Escríbenos a <a href="mailto:hello@stoa.test">hello@stoa.test</a>. Contesta una persona, normalmente en un día.</p>`,
      hi: `<p>Stoa (स्तोआ) यूनानी बाज़ार का ढका हुआ गलियारा था: एक छत, कई कारीगर। यह दुकान भी वही है। आठ कार्यशालाएँ और व्यापारी यहाँ अपने नाम से बेचते हैं और बाज़ार हम चलाते हैं।</p>
<h2>हम क्या करते हैं</h2><p>हम विक्रेता चुनते हैं, भुगतान सँभालते हैं और गड़बड़ होने पर जवाब देते हैं। कारीगर बनाते, पैक करते और भेजते हैं। आपका पैसा कारीगर को जाता है, बस वह कमीशन घटाकर जो हर विक्रेता पहले से जानता है।</p>
<h2>हमारा वादा</h2><ul><li>हर उत्पाद पर लिखा है कि उसे कौन बेचता है।</li><li>टैक्स, शिपिंग और भुगतान शुल्क (अगर हो) सहित कुल रकम ऑर्डर से पहले दिखती है, और आप वही देते हैं।</li><li>अधिकतर चीज़ें 30 दिन में, बिना इस्तेमाल और अपने डिब्बे में, लौटाई जा सकती हैं।</li><li>समीक्षाएँ केवल ख़रीदने वालों की हैं।</li></ul>
<p>हमें <a href="mailto:hello@stoa.test">hello@stoa.test</a> पर लिखें। एक इंसान जवाब देता है, अक्सर एक दिन में।</p>`,
      bn: `<p>Stoa (স্তোয়া) ছিল গ্রিক বাজারের ছাদ-ঢাকা পথ: এক ছাদ, অনেক কারিগর। এই দোকানও তাই। আটটি কারখানা ও ব্যবসায়ী এখানে নিজের নামে বেচেন, বাজারটি আমরা চালাই।</p>
<h2>আমরা কী করি</h2><p>কে বেচবেন তা আমরা বেছে নিই, টাকা লেনদেনের দেখভাল করি, কিছু ভুল হলে উত্তর দিই। কারিগরেরা বানান, মোড়ান ও পাঠান। আপনার টাকা কারিগর পান, শুধু সেই কমিশন বাদে যা প্রতিটি বিক্রেতা আগে থেকেই জানেন।</p>
<h2>আমাদের প্রতিশ্রুতি</h2><ul><li>প্রতিটি পণ্যে লেখা থাকে কে সেটি বেচেন।</li><li>কর, শিপিং ও পেমেন্ট ফি (থাকলে) সহ মোট টাকা অর্ডারের আগেই দেখা যায়, আর আপনি ঠিক সেটিই দেন।</li><li>বেশির ভাগ জিনিস 30 দিনের মধ্যে, অব্যবহৃত ও বাক্সসহ ফেরত দেওয়া যায়।</li><li>রিভিউ দেন শুধু ক্রেতারা।</li></ul>
<p>লিখুন <a href="mailto:hello@stoa.test">hello@stoa.test</a> ঠিকানায়। একজন মানুষ উত্তর দেন, সাধারণত এক দিনের মধ্যে।</p>`,
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
      en: `<p>This page says which personal data we keep, why, and how you can have them deleted.</p>
<h2>What we keep</h2><ul><li><strong>Orders:</strong> name, addresses, email, telephone and what you bought. The vendor who sends the parcel and the carrier receive only what they need for it.</li><li><strong>Accounts:</strong> the same, and your password in a form that nobody can read, not even we.</li><li><strong>Newsletter:</strong> your address and the moment you said yes.</li><li><strong>Messages:</strong> what you write to us, and our answer.</li></ul>
<h2>Cookies</h2><p>We set those that the shop needs: your session, your cart, your language and currency. There is no advertising and no tracking across sites.</p>
<h2>How long</h2><p>Invoices are kept as long as the law demands. Accounts are deleted on request within 30 days; carts of guests after 90 days.</p>
<h2>Your rights</h2><p>You may ask for a copy, a correction or deletion, and complain to a supervisory authority. Write to <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      ar: `<p>تبيّن هذه الصفحة ما نحتفظ به من بياناتك الشخصية ولماذا وكيف تطلب حذفها.</p>
<h2>ما نحتفظ به</h2><ul><li><strong>الطلبات:</strong> الاسم والعناوين والبريد الإلكتروني والهاتف وما اشتريته. ويحصل البائع الذي يرسل الطرد وشركة النقل على ما يلزم لذلك فقط.</li><li><strong>الحسابات:</strong> البيانات نفسها، وكلمة مرورك محفوظة بصورة لا يستطيع أحد قراءتها، ولا نحن.</li><li><strong>النشرة البريدية:</strong> عنوانك ولحظة موافقتك.</li><li><strong>الرسائل:</strong> ما تكتبه لنا وجوابنا.</li></ul>
<h2>ملفات الارتباط</h2><p>نستعمل ما يحتاجه المتجر وحده: جلستك وسلتك ولغتك وعملتك. لا إعلانات ولا تتبّع عبر المواقع.</p>
<h2>المدة</h2><p>تُحفظ الفواتير بقدر ما يفرضه القانون، وتُحذف الحسابات عند الطلب خلال 30 يومًا، وسلال الزوار بعد 90 يومًا.</p>
<h2>حقوقك</h2><p>يحق لك طلب نسخة أو تصحيح أو حذف، والشكوى إلى جهة رقابية. راسلنا على <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      es: `<p>Esta página dice qué datos personales guardamos, por qué y cómo puedes pedir que los borremos.</p>
<h2>Qué guardamos</h2><ul><li><strong>Pedidos:</strong> nombre, direcciones, correo electrónico, teléfono y lo que compraste. El vendedor que envía el paquete y el transportista reciben solo lo que necesitan para ello.</li><li><strong>Cuentas:</strong> lo mismo, y tu contraseña en una forma que nadie puede leer, tampoco nosotros.</li><li><strong>Boletín:</strong> tu dirección y el momento en que aceptaste.</li><li><strong>Mensajes:</strong> lo que nos escribes y nuestra respuesta.</li></ul>
<h2>Cookies</h2><p>Usamos las que la tienda necesita: tu sesión, tu carrito, tu idioma y tu moneda. No hay publicidad ni rastreo entre sitios.</p>
<h2>Durante cuánto tiempo</h2><p>Las facturas se guardan el tiempo que exige la ley. Las cuentas se borran a petición en un plazo de 30 días; los carritos de invitados, a los 90 días.</p>
<h2>Tus derechos</h2><p>Puedes pedir una copia, una corrección o el borrado, y reclamar ante una autoridad de control. Escribe a <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      hi: `<p>यह पन्ना बताता है कि हम कौन-सा निजी डेटा रखते हैं, क्यों, और आप उसे कैसे हटवा सकते हैं।</p>
<h2>हम क्या रखते हैं</h2><ul><li><strong>ऑर्डर:</strong> नाम, पते, ईमेल, फ़ोन और आपकी ख़रीद। पार्सल भेजने वाले विक्रेता और कूरियर को केवल उतनी जानकारी मिलती है जितनी इसके लिए चाहिए।</li><li><strong>खाते:</strong> वही, और आपका पासवर्ड ऐसे रूप में कि उसे कोई पढ़ नहीं सकता, हम भी नहीं।</li><li><strong>न्यूज़लेटर:</strong> आपका पता और आपकी सहमति का समय।</li><li><strong>संदेश:</strong> आपका लिखा और हमारा उत्तर।</li></ul>
<h2>कुकी</h2><p>हम केवल वही रखते हैं जो दुकान को चाहिए: आपका सत्र, कार्ट, भाषा और मुद्रा। न कोई विज्ञापन, न साइटों के बीच कोई ट्रैकिंग।</p>
<h2>कितने समय तक</h2><p>बिल उतने समय तक रखे जाते हैं जितना क़ानून कहता है। खाते माँगने पर 30 दिन में हटते हैं, मेहमानों के कार्ट 90 दिन बाद।</p>
<h2>आपके अधिकार</h2><p>आप प्रति, सुधार या हटाना माँग सकते हैं और निगरानी संस्था से शिकायत कर सकते हैं। <a href="mailto:hello@stoa.test">hello@stoa.test</a> पर लिखें।</p>`,
      bn: `<p>আমরা কোন ব্যক্তিগত তথ্য রাখি, কেন রাখি আর কীভাবে তা মুছিয়ে নেবেন, এখানে লেখা আছে।</p>
<h2>কী রাখি</h2><ul><li><strong>অর্ডার:</strong> নাম, ঠিকানা, ইমেইল, ফোন ও আপনার কেনাকাটা। যে বিক্রেতা পার্সেল পাঠান তিনি ও কুরিয়ার শুধু এর জন্য যতটুকু লাগে ততটুকু পান।</li><li><strong>অ্যাকাউন্ট:</strong> একই তথ্য, আর আপনার পাসওয়ার্ড এমনভাবে রাখা যে কেউ তা পড়তে পারে না, আমরাও না।</li><li><strong>নিউজলেটার:</strong> আপনার ঠিকানা ও সম্মতির সময়।</li><li><strong>বার্তা:</strong> আপনার লেখা ও আমাদের উত্তর।</li></ul>
<h2>কুকি</h2><p>দোকানের যা দরকার শুধু তা-ই রাখি: আপনার সেশন, কার্ট, ভাষা ও মুদ্রা। বিজ্ঞাপন নেই, এক সাইট থেকে অন্য সাইটে ট্র্যাকিং নেই।</p>
<h2>কত দিন</h2><p>চালান রাখা হয় আইন যত দিন চায়। চাইলে 30 দিনের মধ্যে অ্যাকাউন্ট মোছা হয়, অতিথির কার্ট 90 দিন পর।</p>
<h2>আপনার অধিকার</h2><p>অনুলিপি, সংশোধন বা মুছে ফেলা চাইতে পারেন, তদারকি সংস্থায় অভিযোগও করতে পারেন। লিখুন <a href="mailto:hello@stoa.test">hello@stoa.test</a> ঠিকানায়।</p>`,
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
<h2>What can’t be returned</h2><p>Opened food, opened cosmetics, in-ear headphones out of their seal, and things made to your own measurements or wishes.</p>`,
      ar: `<p>يمكنك إرجاع معظم المنتجات خلال <strong>30 يومًا</strong> من وصولها، غير مستعملة وفي علبتها. وما كانت له شروط أخرى ذُكرت في صفحته.</p>
<h2>كيف تُرجع منتجًا</h2><ol><li>افتح الطلب في حسابك واختر ما ستعيده.</li><li>أرسله إلى عنوان البائع الظاهر لك. التالف أو الخطأ على حساب البائع، وما عداه على حسابك.</li><li>يفحصه البائع خلال خمسة أيام عمل.</li></ol>
<h2>استرداد المبلغ</h2><p>يعود المبلغ بالطريقة التي دُفع بها خلال عشرة أيام من موافقة البائع. ويُرد الشحن إن أعيد الطرد كله أو كان الخطأ منا. أما الدفع عند الاستلام فيعاد إلى محفظتك أو بتحويل مصرفي.</p>
<h2>ما لا يُرجع</h2><p>الأطعمة المفتوحة، ومستحضرات التجميل المفتوحة، وسماعات الأذن التي نُزع ختمها، وما صُنع خصيصًا لك بحسب مقاساتك أو رغبتك.</p>`,
      es: `<p>Puedes devolver casi todo en los <strong>30 días</strong> siguientes a su llegada, sin usar y en su caja. Si un producto tiene otras condiciones, lo dice en su página.</p>
<h2>Cómo devolver algo</h2><ol><li>Abre el pedido en tu cuenta y elige qué devuelves.</li><li>Envíalo a la dirección del vendedor que se te muestra. Lo dañado o equivocado viaja a cargo del vendedor; todo lo demás, a tu cargo.</li><li>El vendedor lo revisa en cinco días laborables.</li></ol>
<h2>Tu dinero</h2><p>Vuelve por donde vino, en los diez días siguientes a la aprobación del vendedor. El envío se reembolsa si devuelves el paquete entero o si el error fue nuestro. El pago contra entrega se devuelve a tu monedero o por transferencia.</p>
<h2>Qué no se puede devolver</h2><p>Alimentos abiertos, cosméticos abiertos, auriculares intrauditivos sin su precinto y lo que se hizo a tu medida o a tu gusto.</p>`,
      hi: `<p>अधिकतर चीज़ें पहुँचने के <strong>30 दिन</strong> में, बिना इस्तेमाल और अपने डिब्बे में, लौटा सकते हैं। जिस उत्पाद की शर्तें अलग हैं, उसके पन्ने पर लिखा है।</p>
<h2>कैसे लौटाएँ</h2><ol><li>खाते में ऑर्डर खोलें और चुनें क्या लौटाना है।</li><li>दिखाए गए विक्रेता के पते पर भेजें। ख़राब या ग़लत सामान विक्रेता के ख़र्च पर जाता है, बाक़ी आपके।</li><li>विक्रेता पाँच कार्यदिवसों में उसे देखता है।</li></ol>
<h2>आपका पैसा</h2><p>विक्रेता की मंज़ूरी के दस दिन में उसी रास्ते लौटता है जिससे आया था। पूरा पार्सल लौटे या ग़लती हमारी हो तो डिलीवरी शुल्क भी लौटता है। डिलीवरी पर नकद दी गई रकम वॉलेट में या बैंक ट्रांसफ़र से लौटती है।</p>
<h2>क्या नहीं लौटता</h2><p>खुला भोजन, खुले सौंदर्य उत्पाद, सील से निकले इन-ईयर हेडफ़ोन और आपकी नाप या पसंद पर ख़ास बनी चीज़ें।</p>`,
      bn: `<p>বেশির ভাগ জিনিস পাওয়ার <strong>30 দিনের</strong> মধ্যে, অব্যবহৃত ও বাক্সসহ ফেরত দেওয়া যায়। শর্ত আলাদা হলে পণ্যের পাতায় লেখা আছে।</p>
<h2>কীভাবে ফেরত দেবেন</h2><ol><li>অ্যাকাউন্টে অর্ডার খুলে কী ফেরত যাবে বাছুন।</li><li>দেখানো বিক্রেতার ঠিকানায় পাঠান। নষ্ট বা ভুল পণ্য বিক্রেতার খরচে যায়, বাকি সব আপনার খরচে।</li><li>বিক্রেতা পাঁচ কর্মদিবসের মধ্যে তা দেখেন।</li></ol>
<h2>আপনার টাকা</h2><p>বিক্রেতার অনুমোদনের দশ দিনের মধ্যে যে পথে এসেছিল সে পথেই ফেরে। পুরো পার্সেল ফিরলে বা ভুল আমাদের হলে ডেলিভারি খরচও ফেরে। ক্যাশ অন ডেলিভারির টাকা ওয়ালেটে বা ব্যাংক ট্রান্সফারে ফেরে।</p>
<h2>কী ফেরত নেওয়া হয় না</h2><p>খোলা খাবার, খোলা প্রসাধনী, সিল খোলা ইন-ইয়ার হেডফোন এবং আপনার মাপে বা পছন্দে বিশেষভাবে বানানো জিনিস।</p>`,
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
<h2>2. Ordering</h2><p>Your order is an offer. It is accepted when we confirm it by email. If something can’t be delivered, we tell you and refund it.</p>
<h2>3. Prices and payment</h2><p>Prices are shown in the currency you choose and charged in the amount shown at checkout. Coupons apply as they are described; one that was used by mistake can be withdrawn.</p>
<h2>4. Delivery</h2><p>Each vendor sends its own parcels. The times shown are estimates in working days. The risk passes to you on delivery.</p>
<h2>5. Returns and warranty</h2><p>See <a href="/RefundPolicy">Refunds and returns</a>. Your statutory rights stay as they are.</p>
<h2>6. Reviews and messages</h2><p>Write what is true and polite. We remove what insults, advertises or reveals other people’s data.</p>
<h2>7. Liability and law</h2><p>We are liable without limit for intent and gross negligence, otherwise for the foreseeable damage. Where the law of your own country protects you better, it applies.</p>`,
      ar: `<h2>1. ممن تشتري</h2><p>تدير Stoa السوق، أما عقد البيع فبينك وبين البائع المذكور على المنتج وفي طلبك، ونحن نستلم الدفع نيابة عنه.</p>
<h2>2. الطلب</h2><p>طلبك عرض يُقبل حين نؤكده بالبريد الإلكتروني. وإن تعذر تسليم شيء أخبرناك ورددنا ثمنه.</p>
<h2>3. الأسعار والدفع</h2><p>تُعرض الأسعار بالعملة التي تختارها ويُحصَّل المبلغ الظاهر عند إتمام الشراء. وتسري القسائم كما وُصفت، ويمكن سحب قسيمة استُعملت عن طريق الخطأ.</p>
<h2>4. التسليم</h2><p>يرسل كل بائع طروده بنفسه. والمواعيد المعروضة تقديرية بأيام العمل. وتنتقل المسؤولية إليك عند التسليم.</p>
<h2>5. الإرجاع والضمان</h2><p>انظر <a href="/RefundPolicy">الاسترداد والإرجاع</a>. وتبقى حقوقك القانونية كما هي.</p>
<h2>6. التقييمات والرسائل</h2><p>اكتب ما هو صحيح ومهذب. ونحذف ما يسيء أو يعلن أو يكشف بيانات الآخرين.</p>
<h2>7. المسؤولية والقانون</h2><p>نتحمل المسؤولية كاملة عن العمد والإهمال الجسيم، وفيما عدا ذلك عن الضرر المتوقع. وإن كان قانون بلدك يحميك أكثر فهو الذي يسري.</p>`,
      es: `<h2>1. A quién compras</h2><p>Stoa gestiona el mercado. El contrato de compraventa es entre tú y el vendedor que figura en el producto y en tu pedido; nosotros cobramos en nombre del vendedor.</p>
<h2>2. El pedido</h2><p>Tu pedido es una oferta. Se acepta cuando lo confirmamos por correo electrónico. Si algo no se puede entregar, te avisamos y lo reembolsamos.</p>
<h2>3. Precios y pago</h2><p>Los precios se muestran en la moneda que eliges y se cobra el importe que aparece al tramitar el pedido. Los cupones valen según su descripción; uno que se usó por error se puede retirar.</p>
<h2>4. Entrega</h2><p>Cada vendedor envía sus propios paquetes. Los plazos indicados son estimaciones en días laborables. El riesgo pasa a ti con la entrega.</p>
<h2>5. Devoluciones y garantía</h2><p>Consulta <a href="/RefundPolicy">Devoluciones y reembolsos</a>. Tus derechos legales no cambian.</p>
<h2>6. Reseñas y mensajes</h2><p>Escribe con verdad y educación. Retiramos lo que insulta, hace publicidad o revela datos de otras personas.</p>
<h2>7. Responsabilidad y ley aplicable</h2><p>Respondemos sin límite en caso de dolo y negligencia grave; en los demás casos, por el daño previsible. Si la ley de tu país te protege más, se aplica esa.</p>`,
      hi: `<h2>1. आप किससे ख़रीदते हैं</h2><p>Stoa बाज़ार चलाता है। बिक्री का अनुबंध आपके और उस विक्रेता के बीच है जिसका नाम उत्पाद पर और आपके ऑर्डर में लिखा है; भुगतान हम विक्रेता की ओर से लेते हैं।</p>
<h2>2. ऑर्डर</h2><p>आपका ऑर्डर एक प्रस्ताव है। जब हम ईमेल से उसकी पुष्टि करते हैं तब वह स्वीकार होता है। कुछ न पहुँच सके तो हम आपको बताते हैं और पैसा लौटाते हैं।</p>
<h2>3. दाम और भुगतान</h2><p>दाम आपकी चुनी मुद्रा में दिखते हैं और चेकआउट पर दिखी रकम ही ली जाती है। कूपन अपने विवरण के अनुसार चलते हैं; ग़लती से इस्तेमाल हुआ कूपन वापस लिया जा सकता है।</p>
<h2>4. डिलीवरी</h2><p>हर विक्रेता अपने पार्सल ख़ुद भेजता है। दिखाए गए समय कार्यदिवसों में अनुमान हैं। डिलीवरी पर जोखिम आपका हो जाता है।</p>
<h2>5. वापसी और वारंटी</h2><p><a href="/RefundPolicy">धनवापसी और वापसी</a> देखें। आपके क़ानूनी अधिकार बने रहते हैं।</p>
<h2>6. समीक्षाएँ और संदेश</h2><p>सच और शालीन लिखें। जो अपमान करे, विज्ञापन करे या दूसरों का डेटा उजागर करे, उसे हम हटाते हैं।</p>
<h2>7. दायित्व और क़ानून</h2><p>इरादे और घोर लापरवाही पर हमारा दायित्व असीमित है, अन्यथा पूर्वानुमेय क्षति तक। जहाँ आपके देश का क़ानून आपको बेहतर सुरक्षा देता है, वहाँ वही लागू है।</p>`,
      bn: `<h2>1. কার কাছে কিনছেন</h2><p>Stoa বাজারটি চালায়। বিক্রির চুক্তি আপনার ও সেই বিক্রেতার মধ্যে, যাঁর নাম পণ্যে ও আপনার অর্ডারে লেখা; বিক্রেতার হয়ে টাকা আমরা নিই।</p>
<h2>2. অর্ডার</h2><p>আপনার অর্ডার একটি প্রস্তাব। আমরা ইমেইলে নিশ্চিত করলে তা গৃহীত হয়। কিছু পৌঁছানো না গেলে আপনাকে জানাই ও টাকা ফেরত দিই।</p>
<h2>3. দাম ও পরিশোধ</h2><p>দাম আপনার বাছা মুদ্রায় দেখানো হয়, আর চেকআউটে দেখানো অঙ্কই নেওয়া হয়। কুপন তার বর্ণনা অনুযায়ী চলে; ভুল করে ব্যবহার করা কুপন তুলে নেওয়া যায়।</p>
<h2>4. ডেলিভারি</h2><p>প্রতিটি বিক্রেতা নিজের পার্সেল পাঠান। দেখানো সময় কর্মদিবসের আনুমানিক হিসাব। ডেলিভারির সময় ঝুঁকি আপনার হয়ে যায়।</p>
<h2>5. ফেরত ও ওয়ারেন্টি</h2><p><a href="/RefundPolicy">টাকা ফেরত ও পণ্য ফেরত</a> দেখুন। আপনার আইনি অধিকার অটুট থাকে।</p>
<h2>6. রিভিউ ও বার্তা</h2><p>সত্য ও ভদ্রভাবে লিখুন। যা অপমান করে, বিজ্ঞাপন দেয় বা অন্যের তথ্য ফাঁস করে, তা আমরা সরাই।</p>
<h2>7. দায় ও আইন</h2><p>ইচ্ছাকৃত কাজ ও গুরুতর অবহেলায় আমাদের দায় সীমাহীন, নইলে অনুমেয় ক্ষতি পর্যন্ত। আপনার দেশের আইন আপনাকে বেশি সুরক্ষা দিলে সেটিই চলে।</p>`,
    },
  },
];

import type { PartialText } from '../types';

interface DemoDocument {
  code: 'about_us' | 'privacy_policy' | 'refund_policy' | 'term_condition';
  title: PartialText;
  body: PartialText;
}

/** The demo shop's own documents; each is written to be used, not to fill space. */
export const demoDocuments: DemoDocument[] = [
  {
    code: 'about_us',
    title: { en: 'About Stoa', ar: 'عن ستوا', es: 'Sobre Stoa' },
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
    },
  },
  {
    code: 'privacy_policy',
    title: { en: 'Privacy policy', ar: 'سياسة الخصوصية', es: 'Política de privacidad' },
    body: {
      en: `<p>This page says which personal data we keep, why, and how you get rid of them.</p>
<h2>What we keep</h2><ul><li><strong>Orders:</strong> name, addresses, e-mail, telephone and what you bought. The vendor who sends the parcel and the carrier receive what they need for it.</li><li><strong>Accounts:</strong> the same, with a password that we store only as a hash.</li><li><strong>Newsletter:</strong> your address and the moment you said yes.</li><li><strong>Messages:</strong> what you write to us, and our answer.</li></ul>
<h2>Cookies</h2><p>We set those that the shop needs: your session, your cart, your language and currency. There is no advertising and no tracking across sites.</p>
<h2>How long</h2><p>Invoices are kept as long as the law demands. Accounts are deleted on request within 30 days; carts of guests after 90 days.</p>
<h2>Your rights</h2><p>You may ask for a copy, a correction or deletion, and complain to a supervisory authority. Write to <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      ar: `<p>تبيّن هذه الصفحة ما نحتفظ به من بياناتك الشخصية ولماذا وكيف تحذفها.</p>
<h2>ما نحتفظ به</h2><ul><li><strong>الطلبات:</strong> الاسم والعناوين والبريد والهاتف وما اشتريته. ويحصل البائع الذي يرسل الطرد وشركة النقل على ما يلزم لذلك فقط.</li><li><strong>الحسابات:</strong> البيانات نفسها مع كلمة مرور نخزنها مشفرة بلا رجعة.</li><li><strong>النشرة البريدية:</strong> عنوانك ولحظة موافقتك.</li><li><strong>الرسائل:</strong> ما تكتبه لنا وجوابنا.</li></ul>
<h2>ملفات الارتباط</h2><p>نستعمل ما يحتاجه المتجر وحده: جلستك وسلتك ولغتك وعملتك. لا إعلانات ولا تتبّع عبر المواقع.</p>
<h2>المدة</h2><p>تُحفظ الفواتير بقدر ما يفرضه القانون، وتُحذف الحسابات عند الطلب خلال 30 يومًا، وسلال الزوار بعد 90 يومًا.</p>
<h2>حقوقك</h2><p>يحق لك طلب نسخة أو تصحيح أو حذف، والشكوى إلى جهة رقابية. راسلنا على <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
      es: `<p>Guardamos lo necesario para tus pedidos, tu cuenta, el boletín y tus mensajes, y nada más. No hay publicidad ni rastreo. Puedes pedir copia, corrección o borrado en <a href="mailto:hello@stoa.test">hello@stoa.test</a>.</p>`,
    },
  },
  {
    code: 'refund_policy',
    title: { en: 'Refunds and returns', ar: 'الاسترداد والإرجاع', es: 'Devoluciones y reembolsos' },
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
    },
  },
  {
    code: 'term_condition',
    title: { en: 'Terms and conditions', ar: 'الشروط والأحكام', es: 'Términos y condiciones' },
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
    },
  },
];

import type { PartialText } from '../types';

interface DemoPage {
  slug: string;
  footer_group: 'help' | 'about' | 'selling' | 'legal';
  title: PartialText;
  body: PartialText;
  seo_description: PartialText;
}

/** Pages of the storefront. */
export const demoPages: DemoPage[] = [
  {
    slug: 'shipping',
    footer_group: 'help',
    title: { en: 'Shipping and delivery', ar: 'الشحن والتوصيل', es: 'Envíos y entregas' },
    seo_description: {
      en: 'How long parcels take, what they cost, and why one order may come in several.',
      ar: 'مدة الطرود وتكلفتها ولماذا قد يصل طلب واحد في عدة طرود.',
    },
    body: {
      en: '<p>Every workshop sends its own goods, so an order from three vendors comes in three parcels. You choose how each of them travels at checkout and see its cost before you pay.</p><ul><li><strong>Standard:</strong> 3 to 6 working days.</li><li><strong>Express:</strong> the next or the second working day, where the vendor offers it.</li><li><strong>Furniture:</strong> the carrier calls to agree on a day.</li></ul><p>As soon as a parcel leaves, its tracking stands in your order.</p>',
      ar: '<p>كل ورشة ترسل بضاعتها بنفسها، فطلب من ثلاثة بائعين يصل في ثلاثة طرود. تختار طريقة شحن كل منها عند إتمام الشراء وترى تكلفتها قبل الدفع.</p><ul><li><strong>العادي:</strong> من 3 إلى 6 أيام عمل.</li><li><strong>السريع:</strong> يوم العمل التالي أو الذي يليه حيث يتيحه البائع.</li><li><strong>الأثاث:</strong> تتصل شركة النقل لتحديد يوم.</li></ul><p>فور انطلاق الطرد يظهر تتبعه في طلبك.</p>',
      es: '<p>Cada taller envía lo suyo: un pedido de tres vendedores llega en tres paquetes. El envío estándar tarda de 3 a 6 días laborables.</p>',
    },
  },
  {
    slug: 'returns',
    footer_group: 'help',
    title: { en: 'How to return something', ar: 'كيف تُرجع منتجًا', es: 'Cómo devolver algo' },
    seo_description: {
      en: 'Thirty days, three steps, and who pays for the parcel.',
      ar: 'ثلاثون يومًا وثلاث خطوات ومن يدفع أجرة الطرد.',
    },
    body: {
      en: '<ol><li>Open the order in your account and choose what goes back and why.</li><li>Print the label, or write the return number on the parcel.</li><li>Hand it over within fourteen days. You will be told when it has arrived and when the money is on its way.</li></ol><p>Bought as a guest? Find your order by its number and your e-mail address.</p>',
      ar: '<ol><li>افتح الطلب في حسابك واختر ما ستعيده والسبب.</li><li>اطبع البطاقة أو اكتب رقم الإرجاع على الطرد.</li><li>سلّمه خلال أربعة عشر يومًا، وسنخبرك بوصوله وبانطلاق المبلغ إليك.</li></ol><p>اشتريت كزائر؟ ابحث عن طلبك برقمه وبريدك الإلكتروني.</p>',
    },
  },
  {
    slug: 'payment',
    footer_group: 'help',
    title: { en: 'Ways to pay', ar: 'طرق الدفع', es: 'Formas de pago' },
    seo_description: {
      en: 'Cash on delivery, bank transfer and more: what to expect of each.',
      ar: 'الدفع عند الاستلام والتحويل المصرفي وغيرهما: ما تنتظره من كل منها.',
    },
    body: {
      en: '<p>Which ways are offered depends on where the parcels go. With <strong>cash on delivery</strong> you pay the rider; with a <strong>bank transfer</strong> the goods are kept for you for seven days. What you pay is exactly the total you have seen.</p>',
      ar: '<p>تعتمد الطرق المتاحة على وجهة الطرود. في <strong>الدفع عند الاستلام</strong> تدفع للمندوب، وفي <strong>التحويل المصرفي</strong> تُحجز البضاعة لك سبعة أيام. وما تدفعه هو المجموع الذي رأيته بالضبط.</p>',
    },
  },
  {
    slug: 'sell-with-us',
    footer_group: 'selling',
    title: { en: 'Sell with us', ar: 'بِع معنا', es: 'Vende con nosotros' },
    seo_description: {
      en: 'What a store costs, how you are paid, and how to apply.',
      ar: 'تكلفة المتجر وكيف تُدفع مستحقاتك وكيف تتقدم.',
    },
    body: {
      en: '<p>Opening a store is free. We keep a commission of each sale, which you see on every order before you accept it, and pay the rest out when you ask for it.</p><h2>What we look for</h2><ul><li>You make it, or you know who does.</li><li>It can be mended or replaced.</li><li>You answer buyers within a working day.</li></ul><p>Apply with three products and a paragraph about yourself. We answer within a week.</p>',
      ar: '<p>فتح المتجر مجاني. نأخذ عمولة عن كل بيع تراها في كل طلب قبل قبوله، وندفع لك الباقي متى طلبته.</p><h2>ما نبحث عنه</h2><ul><li>أنت تصنعه أو تعرف من يصنعه.</li><li>يمكن إصلاحه أو استبداله.</li><li>تجيب المشترين خلال يوم عمل.</li></ul><p>تقدّم بثلاثة منتجات وفقرة عن نفسك، ونجيبك خلال أسبوع.</p>',
    },
  },
  {
    slug: 'fees-for-vendors',
    footer_group: 'selling',
    title: { en: 'Fees for vendors', ar: 'رسوم البائعين', es: 'Tarifas para vendedores' },
    seo_description: {
      en: 'One commission, no monthly fee.',
      ar: 'عمولة واحدة بلا رسوم شهرية.',
    },
    body: {
      en: '<p>There is no monthly fee and no fee for listing. The commission depends on the category and is frozen when something is sold: a later change never touches past orders. If a buyer returns something, its commission comes back to you as well.</p>',
      ar: '<p>لا رسوم شهرية ولا رسوم للعرض. تعتمد العمولة على التصنيف وتُثبَّت عند البيع، فلا يمس أي تغيير لاحق الطلبات السابقة. وإن أرجع مشترٍ شيئًا عادت إليك عمولته أيضًا.</p>',
    },
  },
  {
    slug: 'our-makers',
    footer_group: 'about',
    title: { en: 'Our makers', ar: 'صنّاعنا', es: 'Nuestros artesanos' },
    seo_description: {
      en: 'Eight workshops and merchants from Aarhus to Kozhikode.',
      ar: 'ثماني ورش وتجار من آرهوس إلى كوزيكود.',
    },
    body: {
      en: '<p>Eight workshops and merchants share this roof. They build furniture and lamps, mend cameras, blend perfumes, sew coats, roast coffee and cut wooden trains. Each of them has a store with its own words, its own policies and its own parcels.</p>',
      ar: '<p>ثماني ورش وتجار يتقاسمون هذا السقف: يصنعون الأثاث والمصابيح، ويصلحون الكاميرات، ويمزجون العطور، ويخيطون المعاطف، ويحمصون القهوة، وينحتون القطارات الخشبية. ولكل منهم متجر بكلماته وسياساته وطروده.</p>',
    },
  },
];

import type { PartialText } from '../types';

interface DemoFaq {
  /** The shop itself where none is named. */
  vendor?: string;
  group: 'orders' | 'shipping' | 'returns' | 'payments' | 'account' | 'products' | 'selling';
  question: PartialText;
  answer: PartialText;
}

/** Questions that shoppers ask the shop and its vendors. */
export const demoFaqs: DemoFaq[] = [
  {
    group: 'shipping',
    question: { en: 'Why does my order come in several parcels?', ar: 'لماذا يصل طلبي في عدة طرود؟' },
    answer: {
      en: '<p>Every vendor sends its own goods. Each parcel has its own tracking, and you pay the shipping that was shown at checkout, no more.</p>',
      ar: '<p>كل بائع يرسل بضاعته بنفسه. ولكل طرد تتبع خاص به، وتدفع الشحن الذي ظهر عند إتمام الشراء لا أكثر.</p>',
    },
  },
  {
    group: 'orders',
    question: { en: 'Can I still change my order?', ar: 'هل يمكنني تعديل طلبي؟' },
    answer: {
      en: '<p>You can cancel it until the vendor begins to pack. After that, return it when it has arrived.</p>',
      ar: '<p>يمكنك إلغاؤه ما لم يبدأ البائع بالتغليف. وبعد ذلك أعده حين يصل.</p>',
    },
  },
  {
    group: 'returns',
    question: { en: 'When do I get my money back?', ar: 'متى أستعيد نقودي؟' },
    answer: {
      en: '<p>Within ten days of the vendor’s approval, by the way you paid.</p>',
      ar: '<p>خلال عشرة أيام من موافقة البائع، بالطريقة التي دفعت بها.</p>',
    },
  },
  {
    group: 'payments',
    question: { en: 'In which currency am I charged?', ar: 'بأي عملة يُحصَّل المبلغ؟' },
    answer: {
      en: '<p>In the one you chose, at the rate of the moment you ordered. The total in your order is the total you pay.</p>',
      ar: '<p>بالعملة التي اخترتها وبسعر لحظة الطلب. والمجموع في طلبك هو ما تدفعه.</p>',
    },
  },
  {
    group: 'account',
    question: { en: 'Do I need an account?', ar: 'هل أحتاج إلى حساب؟' },
    answer: {
      en: '<p>No. Guests find their orders by number and e-mail address. With an account you also keep addresses and a wishlist.</p>',
      ar: '<p>لا. يجد الزوار طلباتهم بالرقم والبريد الإلكتروني. ومع الحساب تحتفظ أيضًا بالعناوين وقائمة الأمنيات.</p>',
    },
  },
  {
    group: 'selling',
    question: { en: 'How do I open a store?', ar: 'كيف أفتح متجرًا؟' },
    answer: {
      en: '<p>Apply under <em>Sell with us</em>. We answer within a week.</p>',
      ar: '<p>تقدّم من صفحة «بِع معنا»، ونجيبك خلال أسبوع.</p>',
    },
  },
  {
    vendor: 'hearth-holt',
    group: 'products',
    question: { en: 'Can I choose the colour of the oak?', ar: 'هل يمكنني اختيار لون البلوط؟' },
    answer: {
      en: '<p>Oiled, soaped or smoked: write it into the note of your order, and we make it so within eight days.</p>',
      ar: '<p>مزيّت أو مصبّن أو مدخّن: اكتبه في ملاحظة الطلب فنصنعه خلال ثمانية أيام.</p>',
    },
  },
  {
    vendor: 'hearth-holt',
    group: 'shipping',
    question: { en: 'Do you carry furniture upstairs?', ar: 'هل تحملون الأثاث إلى الطابق؟' },
    answer: {
      en: '<p>Yes, to the room you name. Please tell us the floor and whether there is a lift.</p>',
      ar: '<p>نعم، إلى الغرفة التي تحددها. أخبرنا بالطابق وبوجود مصعد.</p>',
    },
  },
  {
    vendor: 'brightwave',
    group: 'products',
    question: { en: 'Is the battery exchangeable?', ar: 'هل البطارية قابلة للتبديل؟' },
    answer: {
      en: '<p>In everything we sell, yes. Spare batteries are in stock for seven years.</p>',
      ar: '<p>نعم في كل ما نبيعه. والبطاريات متوفرة سبع سنوات.</p>',
    },
  },
  {
    vendor: 'bayt-al-oud',
    group: 'products',
    question: { en: 'May I try a perfume first?', ar: 'هل يمكنني تجربة العطر أولًا؟' },
    answer: {
      en: '<p>Each bottle comes with a 2 ml sample. Send the sealed bottle back if you don’t like it.</p>',
      ar: '<p>مع كل زجاجة عينة من 2 مل. أعد الزجاجة المختومة إن لم يعجبك العطر.</p>',
    },
  },
];

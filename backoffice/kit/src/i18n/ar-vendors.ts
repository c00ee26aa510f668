import type { vendors as english } from './en-vendors';
import { counted, type Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Arabic. */
export const vendors: Texts<typeof english> = {
  panels: {
    products: 'المنتجات',
    orders: 'الطلبات',
    reviews: 'التقييمات',
    papers: 'المستندات',
    bank: 'الحساب المصرفي',
    payouts: 'السحوبات',
  },
  vendor: {
    no_reviews: 'لا توجد تقييمات من العملاء بعد',
    rating: counted('%{average} من %{smart_count} تقييم'),
    store_is: 'المتجر: %{state}',
    store_text: 'يحدد هذا إمكانية شراء العملاء من %{name}. يمكن للبائع تغييره أيضًا.',
    featured: 'مميز في الصفحة الرئيسية',
    not_featured: 'غير مميز',
    feature: 'تمييز %{name}',
    reason: 'السبب، يظهر للبائع (اختياري)',
    told: 'السبب المُبلَّغ للبائع: %{reason}',
    application: 'الطلب %{number}، استُلم في %{day}',
    missing_papers: 'مستندات ناقصة: %{kinds}',
    moves: {
      in_review: 'بدء المراجعة',
      approved: 'اعتماد',
      rejected: 'رفض',
      suspended: 'إيقاف',
      closed: 'إغلاق نهائي',
    },
    move_text: {
      in_review: 'يبقى %{name} مخفيًا من المتجر في أثناء مراجعة طلبه.',
      approved: 'يمكن لـ %{name} تسجيل الدخول وبدء البيع. يُبلَّغ البائع بالبريد الإلكتروني.',
      rejected: 'يُرفض طلب %{name}. يُبلَّغ البائع بالبريد الإلكتروني.',
      suspended: 'لا يمكن شراء منتجات %{name} ولا يستطيع فريقه تسجيل الدخول حتى توافق عليه مجددًا.',
      closed: 'سيُغلق %{name} نهائيًا، ولا يمكن التراجع عن ذلك.',
    },
    commission: 'العمولة',
    no_commission: 'لا تنطبق أي قاعدة: يحتفظ هذا البائع بكل مبيعاته.',
    new_rule: 'قاعدة جديدة لهذا البائع',
    because: {
      agreed: 'متفق عليها مع هذا البائع، وتتقدم على كل القواعد الأخرى',
      list: 'أول قاعدة مطابقة؛ وقد تُطبّق قبلها قواعد لمنتجات أو فئات أو أسعار محددة',
      default: 'القاعدة الافتراضية، إذ لا تنطبق قاعدة أخرى',
    },
    another_account: 'تغيير الحساب البنكي',
    account_saved: 'حُفظ الحساب المصرفي',
  },
  papers: {
    none: 'لا مستندات بعد',
    none_hint: 'السجل التجاري والمستندات الضريبية وإثبات الهوية، بصيغة PDF أو صور.',
    who: {
      admin: 'لا يستطيع فتح هذه المستندات إلا البائع والمشغّلون المخوّلون. ليس لها رابط عام.',
      vendor: 'لا يستطيع فتح هذه المستندات إلا أنت وفريق السوق. لا يراها المتسوقون أبدًا.',
    },
    kind: 'نوع المستند',
    kinds: {
      identity: 'إثبات الهوية',
      registration: 'السجل التجاري',
      tax: 'مستند ضريبي',
      bank: 'إثبات الحساب البنكي',
      other: 'أخرى',
      logo: 'الشعار',
    },
    reason: 'السبب، يظهر للبائع',
    moves: { pending: 'تراجع', accepted: 'قبول', rejected: 'رفض' },
    move_text: {
      pending: 'يعود المستند إلى انتظار القرار.',
      accepted: 'يرى البائع أن المستند مقبول.',
      rejected: 'يُبلَّغ البائع بالبريد ويمكنه إرسال المستند مجددًا.',
    },
    add: 'إضافة مستند',
    added: 'أُضيف المستند',
    look: 'فتح %{name}',
    save: 'تنزيل %{name}',
    delete: 'حذف %{name}',
    delete_title: 'حذف %{name}؟',
    delete_text: 'سيُحذف الملف نهائيًا.',
    deleted: 'حُذف المستند',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'مستندات البائعين', vendor_papers: 'مستندات البائعين' };

import type { vendors as english } from './en-vendors';
import { counted, type Texts } from './texts';

/** Sentences of the screens about vendors and their papers in Arabic. */
export const vendors: Texts<typeof english> = {
  forgot: {
    vendor: 'هل نسيت كلمة المرور؟',
    admin: 'هل نسيت كلمة المرور؟ اطلب من مدير يتولى حسابات المديرين أن يعيّن لك كلمة جديدة.',
  },
  panels: {
    products: 'المنتجات',
    orders: 'الطلبات',
    reviews: 'التقييمات',
    papers: 'المستندات',
    bank: 'الحساب المصرفي',
    payouts: 'السحوبات',
  },
  vendor: {
    no_reviews: 'بلا تقييمات بعد',
    rating: counted('%{average} من %{smart_count} تقييم'),
    store_is: 'المتجر: %{state}',
    store_text: 'يرى المتسوقون فورًا إن كان الشراء من %{name} ممكنًا. ويستطيع البائع تغيير ذلك أيضًا.',
    featured: 'مميز في الصفحة الرئيسية',
    not_featured: 'غير مميز',
    feature: 'تمييز %{name}',
    reason: 'السبب الذي يقرؤه البائع (اختياري)',
    told: 'أُبلغ البائع: %{reason}',
    moves: {
      in_review: 'مراجعة',
      approved: 'اعتماد',
      rejected: 'رفض',
      suspended: 'إيقاف',
      closed: 'إغلاق نهائي',
    },
    move_text: {
      in_review: 'يبقى %{name} خارج المتجر ريثما يُراجَع طلبه.',
      approved: 'يستطيع %{name} الدخول والبيع من الآن، ويُبلَّغ بالبريد الإلكتروني.',
      rejected: 'يُبلَّغ %{name} بالبريد الإلكتروني بأنه لا يستطيع البيع هنا.',
      suspended: 'لن يمكن شراء شيء من %{name} ولا دخول أحد من طرفه حتى تعتمده من جديد.',
      closed: 'يُغلق %{name} نهائيًا، ولا يمكن التراجع عن ذلك.',
    },
    commission: 'العمولة على مبيعاته',
    no_commission: 'لا قاعدة تنطبق: يحتفظ هذا البائع بكل ما يبيعه.',
    new_rule: 'قاعدة جديدة لهذا البائع',
    because: {
      agreed: 'متفق عليها مع هذا البائع، وتسبق كل قواعد القائمة',
      list: 'أول قاعدة منطبقة في القائمة؛ وقد تسبقها قواعد لمنتجات أو فئات أو أسعار بعينها',
      default: 'القاعدة الافتراضية، إذ لا تنطبق سواها',
    },
    another_account: 'حساب آخر',
    account_saved: 'حُفظ الحساب المصرفي',
  },
  papers: {
    none: 'لا مستندات بعد',
    none_hint: 'مستخرجات السجل والمستندات الضريبية وإثباتات الهوية: ملفات PDF أو صور.',
    who: {
      admin:
        'لا يستطيع فتحها إلا البائع نفسه والمشغّلون الذين يسمح دورهم بقراءة مستندات البائعين. ليس لها عنوان عام.',
      vendor: 'لا يستطيع فتحها إلا أنت ومشغّلو المتجر الذين يتحققون من البائعين. لا يراها المتسوقون أبدًا.',
    },
    kind: 'ما الذي تُثبته',
    kinds: {
      identity: 'الهوية',
      registration: 'السجل التجاري',
      tax: 'الضرائب',
      bank: 'الحساب المصرفي',
      other: 'شيء آخر',
    },
    add: 'إضافة مستند',
    added: 'أُضيف المستند',
    look: 'فتح %{name}',
    save: 'تنزيل %{name}',
    delete: 'حذف %{name}',
    delete_title: 'حذف %{name}؟',
    delete_text: 'يُحذف الملف نهائيًا.',
    deleted: 'حُذف المستند',
  },
};

/** Pages and permissions about vendors that belong to no resource's own name. */
export const vendorPages = { papers: 'مستندات البائعين', vendor_papers: 'مستندات البائعين' };

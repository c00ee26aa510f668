import type { insight as english } from './en-insight';

type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** Histories, reports and the own account in Arabic. */
export const insight: Texts<typeof english> = {
  history: {
    label: 'أقسام هذا السجل',
    details: 'التفاصيل',
    tab: 'السجل الزمني',
    title: 'السجل الزمني لـ %{name}',
    empty: 'لم يتغيّر شيء بعد',
    empty_text: 'من الآن فصاعدًا يُذكر هنا كل تغيير يقوم به شخص: من، ومتى، وماذا أصبح.',
    create: 'أنشأ هذا',
    update: 'غيّر هذا',
    delete: 'حذف هذا',
    status: 'غيّر الحالة',
    default: 'جعله الافتراضي',
    admin: 'مشغّل',
    vendor: 'بائع',
    customer: 'عميل',
    field: 'الحقل',
    before: 'قبل',
    after: 'بعد',
    secret: 'تغيّر (لا تُحفظ القيمة)',
    older: 'عرض تغييرات أقدم',
    in_language: '%{field} (%{language})',
    of: '%{field} — %{part}',
  },
};

import type { selling as english } from './en-selling';
import { counted, type Texts } from './texts';

/** Sentences of what sellers do every day (creating products, shipping, looking at what runs out) in Arabic. */
export const selling: Texts<typeof english> = {
  new_product: {
    place: 'التنظيم',
    more: 'مزيد من التفاصيل',
    options_follow: 'تُدخل الأسعار والمخزون لكل متغيّر في الخطوة التالية.',
    sku_hint: 'اتركه فارغًا لإنشائه تلقائيًا.',
    to_options: 'إنشاء وإضافة خيارات',
    publish: 'نشر',
    submit: 'إرسال للموافقة',
    draft: 'حفظ كمسودة',
    made_before: 'أُنشئ هذا المنتج في محاولة سابقة. افتحه لتعديله.',
    value_new: 'إنشاء «%{name}»',
  },
  shipped: { several: counted('الطلبات المعلَّمة كمشحونة: %{smart_count}') },
  ranked: { more: counted('و%{smart_count} غيرها') },
};

/** Names of their fields. */
export const sellingFields = {
  available: 'الكمية المتاحة',
  recipient: 'المستلم',
  variant_stock_status: 'مخزون المتغيّرات',
};

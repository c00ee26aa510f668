import type { Texts } from './texts';
import type { sales as english } from './en-sales';

/** Sentences of the screens about refunds, notes, balances and deliveries in Arabic. */
export const sales: Texts<typeof english> = {
  refund: {
    title: 'المبالغ المستردة',
    none: 'لا توجد مبالغ مستردة',
    none_hint: 'عند إلغاء طلب مدفوع يظهر المبلغ المسترد هنا.',
    order: 'الطلب',
    customer: 'العميل',
    move_text:
      '%{customer} · %{amount}. اختر «تم الدفع للعميل» بعد خروج المبلغ من حسابك؛ ويُبلَّغ العميل بالبريد الإلكتروني.',
    settled: 'اكتمل في %{at}',
  },
  buyer_note: {
    title: 'ملاحظة من المشتري',
    gift: 'هذا الطلب هدية.',
    gift_message: 'رسالة الهدية',
  },
  order_note: {
    message: 'رسالة إلى العميل (اختيارية)',
    message_hint: 'تظهر للعميل في صفحة الطلب وفي البريد الخاص بهذه الخطوة، مثل رقم التتبع.',
    internal: 'ملاحظة داخلية (اختيارية)',
    internal_hint: 'لا يراها إلا المشغّلون والبائع.',
    internal_label: 'ملاحظة داخلية',
    internal_by: 'ملاحظة داخلية: %{note}',
  },
  line_sum: {
    net: 'الصافي %{amount}',
    tax: 'الضريبة %{amount}',
  },
  balance: {
    available: 'الرصيد المتاح',
    available_hint: 'المبيعات المكتملة %{earned} ناقص المدفوعات %{held}',
    left: 'المتاح %{amount}',
  },
  rider_offer: {
    rider: 'التوصيل',
    none: 'لا يوجد مندوب بعد',
    offline: 'هذا المندوب غير متصل.',
    busy: 'هذا المندوب مشغول.',
    outside_zone: 'عنوان التوصيل خارج مناطق هذا المندوب.',
    anyway: 'عرض على أي حال',
  },
};

/** Names of their fields. */
export const salesFields: Record<string, string> = {
  settled_at: 'تاريخ الاكتمال',
  order_number: 'الطلب',
};

/** Names of their choices. */
export const salesChoices: Record<string, string> = {
  succeeded: 'تم الدفع للعميل',
  order_cancelled: 'أُلغي الطلب',
  order_expired: 'انتهت مهلة الطلب',
};

/** Names of their pages. */
export const salesPages = {
  refunds: 'المبالغ المستردة',
};

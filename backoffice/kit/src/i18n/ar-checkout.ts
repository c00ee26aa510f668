import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import { counted, type Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Arabic. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'التكلفة %{amount} لكل بائع.',
    free: 'مجاني.',
    free_from: 'مجاني ابتداءً من %{threshold} من سلع البائع نفسه.',
    free_only_from: 'مجاني، ويُعرض ابتداءً من %{threshold} من سلع البائع.',
    days: 'يصل خلال %{min} إلى %{max} أيام.',
    everywhere: 'يصل إلى كل مكان.',
    zones: counted('عدد النطاقات التي يصل إليها: %{smart_count}.'),
  },
  payment: {
    drivers: {
      cash_on_delivery:
        'يدفع المشتري للمندوب عند الباب. تُعالج الطلبات فورًا وتُعد مدفوعة عند تسليمها. لا حاجة إلى مفاتيح.',
      bank_transfer:
        'يحوّل المشتري المبلغ، ويعلّم مشغّل الطلب مدفوعًا عند وصوله. اكتب بيانات الحساب في التعليمات؛ لا حاجة إلى مفاتيح.',
    },
    costs: 'يدفع المشترون %{fee} إضافةً إلى طلبهم.',
    free: 'لا تكلّف المشترين شيئًا إضافيًا.',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    free_over: 'يُحسب على سلع بائع واحد.',
    handling: 'تُضاف إلى السعر.',
    zone_ids: 'بلا اختيار تعني كل مكان.',
    cod_allowed: 'هل يمكن دفع ما يُرسل بها عند الباب.',
  },
  payment_methods: {
    instructions: 'تظهر عند الدفع وفي رسالة التأكيد.',
    min_amount: 'بالعملة الافتراضية؛ فارغ بلا حد.',
    max_amount: 'بالعملة الافتراضية؛ فارغ بلا حد.',
    country_ids: 'حيث تُرسل السلع؛ بلا اختيار تعني كل مكان.',
    currency_ids: 'ما يدفع به المشترون؛ بلا اختيار تعني جميعها.',
    fee: 'تُضاف إلى ما يدفعه المشتري وتحتفظ بها المنصة؛ فارغ إن لم تكن.',
    fee_rate: 'من السلع والشحن والضريبة معًا، فوق الرسم الثابت.',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'الدول',
  currency_ids: 'العملات',
  fee_rate: 'نسبة من المبلغ',
  payment_fee: 'رسوم الدفع',
};

import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import { counted, type Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Arabic. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: '%{amount} لكل بائع.',
    free: 'مجاني.',
    per_item: '%{amount} لكل قطعة.',
    by_weight: '%{amount} لكل %{step} أو جزء منها.',
    by_price: '%{amount} لكل %{step} من قيمة الطلب أو جزء منها.',
    percent: '%{share} من قيمة الطلب.',
    by_distance: '%{amount} مع %{per_km} لكل كم.',
    collected: 'الاستلام من: %{place}.',
    by_table: {
      weight: 'من %{least} إلى %{most} حسب الوزن.',
      price: 'من %{least} إلى %{most} حسب قيمة الطلب.',
      pieces: 'من %{least} إلى %{most} حسب عدد القطع.',
    },
    handling: 'بالإضافة إلى %{amount} رسوم مناولة.',
    free_from: 'مجاني لما يتجاوز %{threshold} لكل بائع.',
    offered_from: 'متاح للطلبات التي تتجاوز %{threshold} لكل بائع.',
    carries: 'حتى %{weight}.',
    reaches: 'حتى %{km} كم.',
    days: 'التوصيل خلال %{min}–%{max} أيام.',
    ready: 'جاهز خلال %{min}–%{max} أيام.',
    everywhere: 'الشحن إلى كل أنحاء العالم.',
    zones: counted('عدد نطاقات الشحن: %{smart_count}.'),
    rates: {
      flat: 'السعر',
      per_item: 'السعر لكل قطعة',
      by_weight: 'السعر لكل درجة',
      by_price: 'السعر لكل درجة',
      pickup: 'رسوم الاستلام',
      rider_distance: 'السعر الأساسي',
    },
    table: {
      weight: 'نطاقات الوزن بالغرام: أكثر من البداية وحتى النهاية ضمنًا.',
      price: 'نطاقات قيمة الطلب لكل بائع: أكثر من البداية وحتى النهاية ضمنًا.',
      pieces: 'نطاقات عدد القطع: أكثر من البداية وحتى النهاية ضمنًا.',
      row: 'الصف %{place}',
      over: 'أكثر من',
      up_to: 'حتى',
      up_to_open: 'حتى (فارغ: بلا حد)',
      costs: 'السعر',
      add: 'إضافة صف',
      remove: 'إزالة الصف %{place}',
    },
    band: {
      any: 'الكل',
      within: 'حتى %{to}',
      between: 'أكثر من %{from} وحتى %{to}',
      beyond: 'أكثر من %{from}',
    },
  },
  payment: {
    drivers: {
      cash_on_delivery:
        'يدفع العملاء عند الاستلام. تُعالج الطلبات فورًا وتُعد مدفوعة عند تسليمها. لا حاجة إلى مفاتيح API.',
      bank_transfer:
        'يحوّل العملاء المبلغ ويحدّد المشغّل الطلب كمدفوع. أضف بيانات حسابك إلى التعليمات. لا حاجة إلى مفاتيح API.',
    },
    costs: 'يدفع العملاء رسومًا قدرها %{fee}.',
    free: 'بدون رسوم إضافية.',
  },
};

/** Help beside their inputs. */
export const checkoutHints: Known<typeof baseHints> = {
  shipping_methods: {
    rate_type: 'طريقة حساب سعر الشحن.',
    weight_step: 'بالغرام؛ يُحتسب السعر لكل درجة أو جزء منها.',
    price_step: 'يُحتسب السعر لكل درجة من قيمة الطلب أو جزء منها.',
    percent: 'من منتجات بائع واحد.',
    table_by: 'ما تعتمد عليه الأسعار.',
    rate_per_km: 'المسافة المستقيمة بين البائع والعميل.',
    max_distance: 'اتركه فارغًا بلا حد.',
    pickup_address: 'يظهر عند إتمام الطلب وفي التأكيد.',
    pickup_instructions: 'مثل ساعات العمل أو ما يجب إحضاره.',
    max_weight: 'اتركه فارغًا بلا حد. المنتجات بلا وزن تُحتسب صفرًا.',
    free_over: 'يُحسب لكل بائع.',
    handling: 'تُضاف إلى سعر الشحن.',
    zone_ids: 'اتركه فارغًا لكل النطاقات.',
    cod_allowed: 'هل يمكن دفع الطلبات بهذه الطريقة عند الاستلام.',
  },
  payment_methods: {
    instructions: 'تظهر عند الدفع وفي رسالة التأكيد.',
    min_amount: 'بالعملة الافتراضية. اتركه فارغًا بلا حد.',
    max_amount: 'بالعملة الافتراضية. اتركه فارغًا بلا حد.',
    country_ids: 'بلدان الشحن. اتركه فارغًا للكل.',
    currency_ids: 'اتركه فارغًا لكل العملات.',
    fee: 'تُحصَّل من العميل وتحتفظ بها المنصة.',
    fee_rate: 'من المنتجات والشحن والضريبة، فوق الرسم الثابت.',
  },
};

/** Names of their fields. */
export const checkoutFields: Record<string, string> = {
  country_ids: 'الدول',
  currency_ids: 'العملات',
  fee_rate: 'رسوم بالنسبة المئوية',
  payment_fee: 'رسوم الدفع',
  rate_type: 'نوع التسعير',
  weight_step: 'درجة الوزن (غ)',
  price_step: 'درجة السعر',
  percent: 'نسبة من قيمة الطلب',
  table_by: 'السعر بحسب',
  table: 'جدول الأسعار',
  rate_per_km: 'السعر لكل كم',
  max_distance: 'أقصى مسافة (كم)',
  pickup_address: 'عنوان الاستلام',
  pickup_instructions: 'تعليمات الاستلام',
  max_weight: 'أقصى وزن (غ)',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'لكل قطعة',
  by_weight: 'بالوزن',
  by_price: 'بالسعر',
  table: 'جدول الأسعار',
  pickup: 'استلام من المتجر',
  rider_distance: 'بالمسافة',
  weight: 'الوزن',
  price: 'السعر',
  pieces: 'وحدات',
};

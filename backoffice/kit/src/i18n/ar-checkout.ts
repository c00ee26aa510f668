import type { checkout as base, checkoutHints as baseHints } from './en-checkout';
import { counted, type Known } from './texts';

/** Sentences of the screens about shipping and payment methods in Arabic. */
export const checkout: Known<typeof base> = {
  shipping: {
    asks: 'التكلفة %{amount} لكل بائع.',
    free: 'مجاني.',
    per_item: 'التكلفة %{amount} لكل قطعة.',
    by_weight: 'التكلفة %{amount} عن كل %{step} تبدأ.',
    by_price: 'التكلفة %{amount} عن كل %{step} من السلع تبدأ.',
    percent: 'التكلفة %{share} من قيمة السلع.',
    by_distance: 'التكلفة %{amount}، و%{per_km} عن كل كيلومتر يبدأ.',
    collected: 'يستلم المشترون السلع بأنفسهم: %{place}.',
    by_table: {
      weight: 'التكلفة من %{least} إلى %{most} بحسب وزن السلع.',
      price: 'التكلفة من %{least} إلى %{most} بحسب سعر السلع.',
      pieces: 'التكلفة من %{least} إلى %{most} بحسب عدد القطع.',
    },
    handling: 'تضيف المناولة %{amount}.',
    free_from: 'مجاني ابتداءً من %{threshold} من سلع البائع نفسه.',
    offered_from: 'يُعرض ابتداءً من %{threshold} من سلع البائع.',
    carries: 'يحمل %{weight} على الأكثر.',
    reaches: 'يصل إلى %{km} كم على الأكثر.',
    days: 'يصل خلال %{min} إلى %{max} أيام.',
    ready: 'يجهز خلال %{min} إلى %{max} أيام.',
    everywhere: 'يصل إلى كل مكان.',
    zones: counted('عدد النطاقات التي يصل إليها: %{smart_count}.'),
    rates: {
      flat: 'السعر',
      per_item: 'سعر القطعة',
      by_weight: 'سعر الدرجة',
      by_price: 'سعر الدرجة',
      pickup: 'سعر الاستلام',
      rider_distance: 'سعر البداية',
    },
    table: {
      weight: 'يضم كل صف أوزانًا بالغرام: أكثر من بدايته وحتى نهايته ضمنًا.',
      price: 'يضم كل صف أسعار سلع بائع واحد: أكثر من بدايته وحتى نهايته ضمنًا.',
      pieces: 'يضم كل صف أعداد قطع: أكثر من بدايته وحتى نهايته ضمنًا.',
      row: 'الصف %{place}',
      over: 'أكثر من',
      up_to: 'حتى',
      up_to_open: 'حتى (فارغ: بلا نهاية)',
      costs: 'التكلفة',
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
    rate_type: 'ما يُحسب السعر به.',
    weight_step: 'بالغرام؛ يُطلب السعر كلما بدأت هذه الكمية.',
    price_step: 'يُطلب السعر كلما بدأ هذا القدر من السلع.',
    percent: 'من سلع بائع واحد.',
    table_by: 'ما يحدد الصف المعمول به.',
    rate_per_km: 'من عنوان البائع إلى عنوان المشتري في خط مستقيم.',
    max_distance: 'بالكيلومتر؛ فارغ بلا حد.',
    pickup_address: 'يقرؤه المشترون عند الدفع وفي رسالة التأكيد.',
    pickup_instructions: 'ساعات العمل، وأين يُقرع الجرس، وما يُحضَر.',
    max_weight: 'بالغرام؛ فارغ بلا حد. ما لا وزن له لا يُحسب.',
    free_over: 'يُحسب على سلع بائع واحد.',
    handling: 'تُضاف إلى ما يُطلب.',
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
  rate_type: 'السعر بحسب',
  weight_step: 'غرامات الدرجة',
  price_step: 'سلع الدرجة',
  percent: 'نسبة من السلع',
  table_by: 'الجدول بحسب',
  table: 'الجدول',
  rate_per_km: 'سعر الكيلومتر',
  max_distance: 'أبعد مسافة بالكيلومتر',
  pickup_address: 'مكان الاستلام',
  pickup_instructions: 'كيفية الاستلام',
  max_weight: 'أثقل وزن بالغرام',
};

/** Names of their choices. */
export const checkoutChoices: Record<string, string> = {
  per_item: 'بالقطعة',
  by_weight: 'بالوزن',
  by_price: 'بالسعر',
  table: 'بجدول',
  pickup: 'يستلمه المشتري',
  rider_distance: 'بالمسافة',
  weight: 'الوزن',
  price: 'السعر',
  pieces: 'القطع',
};

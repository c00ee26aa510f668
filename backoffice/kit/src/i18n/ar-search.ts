import type { search as english, searchHints as englishHints } from './en-search';
import type { Texts } from './texts';

/** Sentences of the report of searches in Arabic. */
export const search: Texts<typeof english> = {
  search: {
    about:
      'ما يبحث عنه المتسوقون في المتجر كله. يُحصى دون أي بيانات شخصية، وتُحذف عمليات البحث النادرة مع الوقت.',
    none: 'لا توجد عمليات بحث بعد',
    none_text: 'تظهر هنا عمليات البحث المُرسلة خلال ثوانٍ.',
    add_synonym: 'إضافة مرادف',
    pin_products: 'تثبيت منتجات',
  },
};

/** Names of the fields of searches, synonyms and pinned results in Arabic. */
export const searchFields: Record<string, string> = {
  terms: 'المصطلحات',
  language: 'اللغة',
  query: 'البحث',
  searches: 'مرات البحث',
  results: 'المنتجات المعثور عليها',
  outcome: 'النتيجة',
  last_searched_at: 'آخر بحث',
  search_curations_product_ids: 'المنتجات بالترتيب',
};

/** Values of those fields in Arabic. */
export const searchChoices: Record<string, string> = {
  two_way: 'في الاتجاهين',
  one_way: 'في اتجاه واحد',
  results: 'بنتائج',
  no_results: 'بلا نتائج',
};

/** Help beside their inputs in Arabic. */
export const searchHints: Texts<typeof englishHints> = {
  search_synonyms: {
    terms: 'كلمات أو عبارات تفصل بينها فواصل، مثل: كوب، فنجان، مج.',
    type: 'في الاتجاهين: كل مصطلح يعثر على البقية. في اتجاه واحد: المصطلح الأول وحده يعثر على البقية أيضًا.',
    language: 'اتركه فارغًا لجميع اللغات.',
  },
  search_curations: {
    query: 'ينطبق على هذه الكلمات تحديدًا، مفردةً أو جمعًا.',
    product_ids: 'تظهر أولًا بهذا الترتيب عند الفرز حسب الصلة. تأتي المنتجات النافدة أخيرًا.',
    language: 'اتركه فارغًا لجميع اللغات.',
    starts_at: 'اتركه فارغًا للبدء فورًا.',
    ends_at: 'اتركه فارغًا إن لم تكن له نهاية.',
  },
};

/** Names of their pages in Arabic, one and many. */
export const searchPages: Record<string, { name: string }> = {
  search_synonyms: {
    name: 'المرادفات |||| مرادف |||| المرادفات |||| المرادفات |||| المرادفات |||| المرادفات',
  },
  search_curations: {
    name: 'النتائج المثبتة |||| نتيجة مثبتة |||| النتائج المثبتة |||| النتائج المثبتة |||| النتائج المثبتة |||| النتائج المثبتة',
  },
  search_queries: {
    name: 'عمليات البحث |||| عملية بحث |||| عمليات البحث |||| عمليات البحث |||| عمليات البحث |||| عمليات البحث',
  },
};

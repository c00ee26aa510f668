import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Arabic. */
export const content: Texts<typeof english> = {
  all: 'الكل',
  preview: 'معاينة اللافتة',
  untitled: 'عنوان اللافتة',
  search_preview: 'في نتائج البحث',
  no_description: 'إن لم يوجد وصف اختارت محركات البحث كلمات من الصفحة.',
  length_meta_title: 'العنوان: %{length} من نحو %{most} حرفًا',
  length_meta_description: 'الوصف: %{length} من نحو %{most} حرفًا',
  inbox_empty: 'لا رسائل',
  inbox_empty_text: 'هنا تصل الرسائل المرسلة من نموذج الاتصال في المتجر.',
  wrote: 'كتب %{name} في %{at}',
  answered: 'أُجيب عنها في %{at}',
  reply: 'ردّك',
  reply_to: 'ردّ إلى %{email}',
  send: 'إرسال الرد',
  sent: 'الرد في طريقه إلى %{email}',
  contact_moves: { open: 'بدء المتابعة', answered: 'تمييز كمُجاب عنها', spam: 'تمييز كرسالة مزعجة' },
  subscription_moves: { unsubscribed: 'إلغاء الاشتراك', pending: 'السؤال مجددًا' },
  tabs_preview: 'كما يراها المتسوقون',
  as_on: 'كما تظهر في المنتج',
  no_tabs: 'لا تبويبات هنا',
  no_tabs_text: 'التبويبات التي لا تحدد منتجات أو تصنيفات تظهر في كل المنتجات.',
};

import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Arabic. */
export const content: Texts<typeof english> = {
  all: 'الكل',
  preview: 'معاينة البانر',
  untitled: 'عنوان البانر',
  search_preview: 'معاينة نتيجة البحث',
  no_description: 'دون وصف، تستخدم محركات البحث نصًا من الصفحة.',
  length_meta_title: 'العنوان: %{length} من نحو %{most} حرفًا',
  length_meta_description: 'الوصف: %{length} من نحو %{most} حرفًا',
  inbox_empty: 'لا رسائل',
  inbox_empty_text: 'تظهر هنا رسائل نموذج التواصل.',
  wrote: 'كتب %{name} في %{at}',
  answered: 'تم الرد في %{at}',
  reply: 'ردّك',
  reply_to: 'الرد على %{email}',
  send: 'إرسال الرد',
  sent: 'تم إرسال الرد إلى %{email}',
  comment_move: 'تعليق من %{author} في المدونة. لا تظهر إلا التعليقات المقبولة.',
  contact_moves: { open: 'إعادة فتح', answered: 'تمييز كمُجاب عنها', spam: 'تمييز كرسالة مزعجة' },
  subscription_moves: { unsubscribed: 'إلغاء الاشتراك', pending: 'إعادة إرسال التأكيد' },
  tabs_preview: 'معاينة',
  as_on: 'معاينة على المنتج',
  no_tabs: 'لا توجد تبويبات',
  no_tabs_text: 'تظهر التبويبات التي لا تحدد منتجات أو فئات على كل المنتجات.',
};

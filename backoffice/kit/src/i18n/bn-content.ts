import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Bengali. */
export const content: Texts<typeof english> = {
  all: 'সব',
  preview: 'ব্যানারের প্রিভিউ',
  untitled: 'ব্যানারের শিরোনাম',
  search_preview: 'সার্চ ফলাফলের প্রিভিউ',
  no_description: 'বিবরণ না থাকলে সার্চ ইঞ্জিন পাতার লেখা ব্যবহার করে।',
  length_meta_title: 'শিরোনাম: প্রায় %{most} অক্ষরের মধ্যে %{length}',
  length_meta_description: 'বিবরণ: প্রায় %{most} অক্ষরের মধ্যে %{length}',
  inbox_empty: 'কোনো বার্তা নেই',
  inbox_empty_text: 'যোগাযোগ ফর্মের বার্তা এখানে দেখা যায়।',
  wrote: '%{name} লিখেছেন %{at}',
  answered: 'উত্তর দেওয়া হয়েছে %{at}',
  reply: 'আপনার উত্তর',
  reply_to: '%{email}-কে উত্তর',
  send: 'উত্তর পাঠান',
  sent: '%{email}-এ উত্তর পাঠানো হয়েছে',
  comment_move: 'ব্লগে %{author}-এর মন্তব্য। শুধু অনুমোদিত মন্তব্য দেখানো হয়।',
  contact_moves: {
    open: 'আবার খুলুন',
    answered: 'উত্তর দেওয়া হিসেবে চিহ্নিত করুন',
    spam: 'স্প্যাম হিসেবে চিহ্নিত করুন',
  },
  subscription_moves: { unsubscribed: 'সদস্যতা বাতিল করুন', pending: 'নিশ্চিতকরণ আবার পাঠান' },
  tabs_preview: 'প্রিভিউ',
  as_on: 'পণ্যে প্রিভিউ',
  no_tabs: 'কোনো ট্যাব নেই',
  no_tabs_text: 'পণ্য ও বিভাগ ছাড়া ট্যাব সব পণ্যে দেখানো হয়।',
};

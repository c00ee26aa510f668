import type { content as english } from './en-content';
import type { Texts } from './texts';

/** Sentences of the screens of content in Bengali. */
export const content: Texts<typeof english> = {
  all: 'সব',
  preview: 'ব্যানারের পূর্বরূপ',
  untitled: 'ব্যানারের শিরোনাম',
  search_preview: 'অনুসন্ধানের ফলে',
  no_description: 'বিবরণ না থাকলে সার্চ ইঞ্জিন পাতার শব্দ বেছে নেয়।',
  length_meta_title: 'শিরোনাম: প্রায় %{most} অক্ষরের মধ্যে %{length}',
  length_meta_description: 'বিবরণ: প্রায় %{most} অক্ষরের মধ্যে %{length}',
  inbox_empty: 'কোনো বার্তা নেই',
  inbox_empty_text: 'দোকানের যোগাযোগ ফর্মে মানুষ যা লেখে তা এখানে আসে।',
  wrote: '%{name} লিখেছেন %{at}',
  answered: 'উত্তর দেওয়া হয়েছে %{at}',
  reply: 'আপনার উত্তর',
  reply_to: '%{email}-কে উত্তর',
  send: 'উত্তর পাঠান',
  sent: 'উত্তর %{email}-এর কাছে যাচ্ছে',
  contact_moves: {
    open: 'হাতে নিন',
    answered: 'উত্তর দেওয়া হিসেবে চিহ্নিত করুন',
    spam: 'স্প্যাম হিসেবে চিহ্নিত করুন',
  },
  subscription_moves: { unsubscribed: 'সদস্যতা বাতিল করুন', pending: 'আবার জিজ্ঞাসা করুন' },
  tabs_preview: 'ক্রেতারা যেমন দেখেন',
  as_on: 'যেমন এই পণ্যে',
  no_tabs: 'এখানে কোনো ট্যাব নেই',
  no_tabs_text: 'পণ্য ও বিভাগ ছাড়া ট্যাব সব পণ্যে থাকে।',
};

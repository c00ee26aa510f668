import type { selling as english } from './en-selling';
import type { Texts } from './texts';

/** Sentences of what sellers do every day (creating products, shipping, looking at what runs out) in Bengali. */
export const selling: Texts<typeof english> = {
  new_product: {
    place: 'বিন্যাস',
    more: 'আরও বিবরণ',
    options_follow: 'দাম ও মজুত পরের ধাপে প্রতিটি ভ্যারিয়েন্টের জন্য লিখতে হয়।',
    sku_hint: 'স্বয়ংক্রিয়ভাবে তৈরি করতে খালি রাখুন।',
    to_options: 'তৈরি করে অপশন যোগ করুন',
    publish: 'প্রকাশ করুন',
    submit: 'অনুমোদনের জন্য পাঠান',
    draft: 'খসড়া হিসেবে সংরক্ষণ',
    made_before: 'আগের চেষ্টায় এই পণ্যটি তৈরি হয়ে গেছে। বদলাতে এটি খুলুন।',
    value_new: '“%{name}” তৈরি করুন',
  },
  shipped: { several: '%{smart_count}টি অর্ডার পাঠানো হয়েছে হিসেবে চিহ্নিত' },
  ranked: { more: 'আরও %{smart_count}টি' },
};

/** Names of their fields. */
export const sellingFields = {
  available: 'মজুদ পরিমাণ',
  recipient: 'প্রাপক',
  variant_stock_status: 'ভ্যারিয়েন্টের স্টক',
};
